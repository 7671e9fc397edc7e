import type { Lexicon } from '../concepts.ts';

export const tr: Lexicon = {
  greet: 'merhaba, merhabalar, selam, günaydın, sayın, iyi günler, iyi akşamlar, sevgili, selamlar',
  close:
    'saygılarımla, iyi çalışmalar, sevgiler, saygılar, gönderildi, iphone umdan, çekinmeyin, çekinmeden, kolay gelsin, saygılarımızla',
  self: 'ben',
  me: 'bana, beni, benim, bende, benden',
  us: 'biz, bize, bizi, bizim, bizde, firmamız*, şirketimiz*, ekibimiz*, kurumumuz*, şirket olarak',
  you: 'siz, size, sizi, sizin, sen, sana, seni, senin, sizden, firmanız*, şirketiniz*',
  neg: 'değil, yok, hayır, asla, hiç, olmaz, olmayan, yoktur, hiçbir, ne de, değiliz, değilim, değildir, olmadı*, olmuyor, yapm*, edem*, mümkün değil',
  but: 'ama, ancak, fakat, yine de, rağmen, lakin, yalnız, oysa',
  sorry: 'maalesef, üzgünüm, üzgünüz, kusura bakmayın, özür dilerim, ne yazık ki, yazık, kusura bakma, korkarım, özür',
  thanks: 'teşekkür*, teşekkürler, sağ olun, sağolun, minnettar*, sağol, eyvallah, tşk',
  please: 'lütfen, rica ederim, rica ediyorum, rica ederiz, zahmet olmazsa, rica',
  yes: 'evet, tabii, tabi, elbette, tamam, olur, memnuniyetle, seve seve, neden olmasın, niye olmasın, sorun değil, sorun yok, kabul, güzel olur, iyi olur, kulağa hoş geliyor, kulağa iyi geliyor, kulağa ilginç geliyor, kulağa güzel, kulağa mantıklı, hoşumuza gitti, hoşuma gitti, ilgileniyoruz, ilgileniyorum, ilgimizi çekti, ilgimi çekti, ilgimizi çekebilir, ilginç geldi, ilgi çekici, tam da, tam aradığımız, tam zamanında, tam vaktinde, itirazım yok, itirazımız yok, fena değil, fena fikir değil, hiç fena değil, hayır demem, hayır demeyiz, varım, varız, kulağım sizde, merak ettim, merak ettik, merak uyandır*, deneyelim, başlayalım, isabet oldu, iyi denk geldi, denk geldi, yapalım, okey, ok, peki',
  maybe: 'belki, olabilir, muhtemelen, sanırım, emin değilim, duruma göre, galiba, bakarız',
  if: 'eğer, olursa, ise, durumunda, takdirde, şayet',
  ask: 'ne, nasıl, neden, niçin, hangi, nerede, nereden, kaç, kadar, ne zaman, mı, mi, mu, mü, mısınız, misiniz, musunuz, müsünüz, mıdır, midir, mudur, soru*, açıkla*, öğrenmek, merak ediyorum, farkınız*, farkı, nedir, kim, var mı, mümkün mü, midir, acaba, nasıl çalış*',
  already:
    'zaten, hâlihazırda, uzun süredir, yıllardır, geçen yıl, yeni, daha yeni, geçenlerde, çoktan, hali hazırda, geçen ay, halihazırda',
  later:
    'daha sonra, sonra, ileride, gelecek yıl, önümüzdeki yıl, seneye, gelecek çeyrek, önümüzdeki çeyrek, çeyrek*, birkaç ay, altı ay, ay sonra, yıl sonu, ilkbahar*, sonbahar*, yazdan sonra, yaz sonrası, tekrar görüş*, tekrar yazın, tekrar konuş*, tekrar ulaş*, tekrar değerlendir*, yılbaşı*, başka zaman, başka bir zaman, dönemde, yenileme, bitene kadar, bitince, erken, zamanlama*, doğru zaman, uygun zaman, ertele*, bahar*, o zamana, mevsim*',
  now: 'şu an, şu anda, şimdi, şimdilik, bu yıl, bu çeyrek, bugün, halen, mevcut durumda, bu sene, bu aralar, şu sıralar, bu dönem',
  again:
    'bir daha, artık, tekrar, yeniden, bundan sonra, daha fazla, başka, yine, sürekli, üçüncü kez, kaçıncı, bundan böyle, defalarca',
  excess: 'çok, fazla, aşırı',
  good: 'iyi, güzel, harika, mükemmel, süper, başarılı, hoş, faydalı, etkileyici, sevindim, müthiş, memnun, beğen*, umut verici, şahane',
  bad: 'saçma*, rahatsız, sinir*, zaman kaybı, çöp, gereksiz, bıktım, bıktık, berbat, rezil*, yeter artık, usandı*, yüzsüz*, utanmaz, aptal*, ayıp, istenmeyen, taciz*',
  mock: 'tebrikler, tebrik ederim, ne orijinal, bir bu eksikti, tam da ihtiyacım olan, hayal*, rüya*, bravo, devrim*, dahiyane, vay, ne şans, ömrüm boyunca, hayatım boyunca, bekliyordum, tabii canım, tabi canım, yok artık, aman ne, bir tane daha, kesin, inandım, çığır açan, aferin, helal',
  laugh: 'haha, hahaha, şaka*, komik, güldüm, lol, gülümse*, fıkra',
  wish: 'başarılar, bol şans, kolay gelsin, iyi bayramlar, mutlu yıllar, iyi hafta sonları, hayırlı, bol kazançlar, iyi tatiller, dilerim, dileriz, bayramınız, yeni yılınız, geçmiş olsun, bereketli',
  want: 'isterim, isteriz, istiyorum, istiyoruz, arzu, sabırsız*, hazırız, açığız, memnun olurum, memnun oluruz, isterdim, isterdik, heyecan*, bekliyorum, bekliyoruz',
  interest: 'ilgi*, ilginç, merak*, dikkat*, cazip, ilgilen*',
  fit: 'ihtiyac*, ihtiyaç, uygun, işimize yara*, yararlı, arıyor*, arayış*, gerek, sorun yaşı*, derdimiz, gerekli, lazım, dert*, uyuyor',
  send: 'gönderin, gönderir misiniz, gönderebilir*, gönder, paylaş*, iletir misiniz, iletebilir*, atar mısınız, yollayın, yollar*, göster*, atın, gönderirseniz, gönderiniz, iletirseniz, yolla, görmek, alabilir, almak',
  info: 'bilgi, bilgiler, bilgileri, detay*, broşür*, sunum*, doküman*, belge*, teklif*, örnek*, katalog*, referans*, tanıtım*, dosya*, fiyat listesi, vaka*, bilgilendirme, materyal*, numune*, içerik*, ayrıntı*, video*',
  tellmore:
    'daha fazla bilgi, detaylı bilgi, daha detaylı, ayrıntılı bilgi, daha fazlasını, sonraki adım*, bir sonraki adım*, nasıl ilerle*, nasıl başla*, devam edelim, anlatın, anlatır mısınız, daha çok bilgi, fazla detay, daha fazla detay, daha fazla ayrıntı, bilgi almak, ilerleyelim, bilgi alabilir, süreç nasıl, devamını, biraz daha, anlat*',
  know: 'haber verin, bilgilendirin, söyleyin, bildirin, haber ver*',
  demo: 'demo, deneme*, denemek, test*, pilot, tanıtım, ücretsiz deneme, demosu*, deneyebilir*',
  meet: 'uğrayın, gelin görüşelim, bize gelin, yüz yüze, görüşelim mi, buluşalım mı, online görüş*, daveti bekliyorum, toplantı*, görüşme*, görüşelim, görüşebilir*, konuşalım, konuşabilir*, konuşmak, telefon*, arayın, arayabilir*, arar mısınız, ara, beni arayın, kahve*, çay*, buluşalım, buluşma*, buluşabilir*, ziyaret*, zoom, teams, randevu*, telefonla, aramanız*, uğrayın, uğra*, yüz yüze, görüntülü, gelin, bekleriz, görüşürüz, ofisimize, oturup',
  plan: 'planla*, ayarla*, takvim*, davet*, saat*, dakika*, yarım saat, tarih*, rezervasyon, belirle*, onayl*, öner*, ertele*, slot, müsaitlik, teyit*, linki, bağlantısı, erteleyelim, kaydırabilir*, belirleyelim',
  avail:
    'müsait*, uygunum, uygunuz, uygun mu, uygundur, olur mu, boş, boşum, zamanım var, vaktim var, size uyar, bana uyar, bana uygun, bize uyar, uyar, uyuyor mu, ofisteyim, ulaşabilirsiniz bana, ne dersiniz, müsaitim, yerimdeyim',
  day: 'pazartesi, salı, çarşamba, perşembe, cuma, cumartesi, pazar, yarın, öbür gün, haftaya, gelecek hafta, önümüzdeki hafta, bu hafta, ocak*, şubat*, mart*, nisan*, mayıs*, haziran*, temmuz*, ağustos*, eylül*, ekim*, kasım*, aralık*, hafta, pazartesiye, salıya, salı günü, günü, cumaya',
  hour: 'sabah, öğleden sonra, öğleden önce, akşam, saat, öğlen, öğle, da, de, 10 da, 14 te',
  price: 'fiyat*, ücret*, maliyet*, ne kadar, kaç para, lisans*, abonelik, indirim*, kaça, aylık, tarife*',
  costly:
    'pahalı*, bütçemizi aşıyor, bütçemizin üstünde, karşılaya*, karşılayam*, ucuz*, yüksek, aşıyor, tuzlu*, bütçemizin üzerinde',
  budget: 'bütçe*, para*, kaynak*, tasarruf*, kesinti*, finans*, donduruldu, mali',
  use: 'kullanıyoruz, kullanıyorum, kullanmaktayız, çalışıyoruz, çalışmaktayız, anlaştık, anlaşmamız, imzaladık, geçtik, seçtik, yaptık, kurduk, geliştirdik, kendimiz, tercih ettik, satın aldık, hallediyoruz, yürütüyoruz, bağlıyız, yatırım',
  vendor:
    'tedarikçi*, sağlayıcı*, çözüm*, araç*, sistem*, yazılım*, ajans*, ortak*, sözleşme*, rakip*, platform*, ürün*, içeride, firma*, excel*, kendi ekib*, başka bir firma*, iş ortağı*, program*, bünyemizde, hizmet*, mevcut',
  content:
    'memnunuz, memnunum, yeterli, işimizi görüyor, işimizi gör*, değiştirmek, değiştirmey*, karşılıyor, yetiyor, sorunsuz, hallolmuş, değişiklik, mutluyuz, gayet',
  busy: 'yoğun*, vaktim*, vaktimiz*, zamanım, zamanımız, vakit, öncelik*, önceliğimiz*, kapasite*, yeniden yapılanma*, birleşme*, başka proje*, meşgul*, taşınma*, personel*, askıda, durdurduk, elemanımız*, yetişemiyoruz, başımızı kaşıyacak',
  doubt:
    'şüphe*, endişe*, kaygı*, risk*, güvenlik*, ikna*, emin olama*, küçük*, karmaşık*, onay*, yönetim*, denedik, kvkk, hukuk*, hazır değil*, kötü deneyim*, tereddüt*, inanm*, zor, kötü tecrübe*, kararsız*, güven*, işe yaramadı, mantıklı gelmiyor, ispat*, ağzımız yandı, taahhüt*',
  decline:
    'ilgilenmiyor*, ilgilenmem, ilgilenmeyiz, ilgilenmedi*, ilgimizi çekmiyor, ilgimizi çekmedi, ilgimi çekmiyor, ilgimi çekmedi, hayır teşekkürler, hayır teşekkür*, teşekkürler hayır, teşekkürler ama hayır, ihtiyacımız yok, ihtiyacım yok, ihtiyaç yok, ihtiyacımız bulunmamakta*, ihtiyacımız bulunmuyor, ihtiyaç duymuyor*, gerek yok, gerek görmüyor*, gerekmiyor, istemiyor*, istemem, istemeyiz, düşünmüyor*, düşünmemekteyiz, planlamıyor*, reddediyor*, bize göre değil, bana göre değil, uygun değil, bize uymuyor, uymuyor, uymaz, aramıyor*, kalsın, almayalım, almayayım, pas, pas geç*, vazgeç*, geri çevir*, kabul etmiyor*, ilgi alanımız*, ilgimiz yok, yok almayayım, sağ olun almayalım, mümkün görünmüyor, istemedik, niyetimiz yok, niyetim yok, olumsuz, tercih etmiyor*, yararı yok, işimize yaramaz, işime yaramaz, işimiz olmaz, yok teşekkür*, tabii ki hayır, kesinlikle hayır, devam etmeme*, ilerlememe*, çalışmayı düşünmüyoruz, değerlendirmiyoruz, değerlendirmeyeceğiz, almayacağız, girmeyeceğiz',
  product:
    'entegr*, api, özellik*, destek*, uyumlu*, sunucu*, sakla*, dil*, müşteri*, fark*, karşılaştır*, sertifika*, kurulum*, veri*, mobil*, bulut*, dışa aktar*, kullanıcı*, süre*, uygulama*, taahhüt süresi, telefonda, kurul*, garanti*, logo, teknik',
  who: 'kimsiniz, siz kimsiniz, nereden buldunuz, adresimi nereden, mailimi nereden, nereden aldınız, nasıl buldunuz, nasıl ulaştınız, bilgilerimi nereden, tanışıyor muyuz, robot*, bot*, sen kimsin, e postamı nereden, iletişim bilgilerimi nereden, gerçek bir insan',
  ack: 'aldım, alındı, not ettim, inceleyeceğim, inceleriz, inceleyip, düşüneceğim, düşünelim, bakacağım, bakarım, ekte, değerlendireceğiz, değerlendiririz, anlaşıldı, bilginize, bilgi için, ulaştı, not aldık, görüşüp, konuşup, döneceğim, dönüş yaparım',
  unsub:
    'abonelikten çık*, abonelikten, aboneliğimi, aboneliği iptal, aboneliğimi iptal, listeden çık*, listeden çıkar*, üyeliğimi, unsubscribe, aboneliğime son, abonelik iptali',
  remove:
    'çıkarın, çıkarınız, çıkar, çıkartın, çıkarılmak, çıkarır mısınız, çıkarılmasını, silin, siliniz, silinmesini, sil, siler misiniz, kaldırın, kaldırılmasını, kaldırın, temizleyin, çıkarılsın, silinsin, çıkarmanızı, silmenizi, çıkartır*',
  list: 'liste*, listenizden, listesinden, bülten*, veritaban*, veri tabanı*, kayıt*, adresimi, verilerimi, kişisel veri*, kişisel verilerim*, bilgilerimi, rehber*, reklam*, kampanya*, adresimizi, bilgilerimizi, gönderim listesi, posta listesi, e bülten, sisteminiz*, kayıtlarınızdan',
  mail: 'mail*, e posta*, eposta*, mesaj*, ileti*, yazı, tanıtım mail*, posta*, spam*',
  write:
    'yazma*, ulaşma*, iletişim*, arama, gönderme*, rahatsız etme*, atma*, yollama*, yazm*, ulaşm*, gönderm*, rahatsız etm*',
  stop: 'durdurun, kesin artık, kesin, bırakın, yeter, son verin, vazgeçin, dur, durun, durdur, kesiniz, stop, son',
  threat:
    'spam*, şikayet*, avukat*, kvkk, dava*, engell*, yasal*, izin vermedim, izinsiz*, onay vermedim, bildireceğim, iys, hukuki, suç duyurusu, savcılık, rızam*, rıza*, ihbar*',
  optout:
    'adresi unutun, adresimi unutun, beni unutun, bizi unutun, bir mail daha gelirse, bir mesaj daha gelirse, beni rahat bırakın, bizi rahat bırakın, peşimi bırakın, yakamı bırakın, reklam için değil, artık yazmaz*, yazmazsanız, verilerimin silin*, bilgilerimin silin*, izin vermedim, onay vermedim, yeter artık bu, son e posta, son mesaj, son kez, beni listelerinizden, bizi listelerinizden, ismimi silin, ismimi çıkarın, adımı silin, adımı çıkarın, adresimizi silin, adresimi çıkarın, adresimi kaldırın, beni kaydınızdan, kaydımı silin, kayıtlarınızdan silin, kayıtlarınızdan çıkarın, sisteminizden silin, sisteminizden çıkarın, veritabanınızdan silin, verilerimizi silin, tüm verilerimi, beni siler misiniz, beni çıkarır mısınız, beni çıkar, beni sil, bizi silin, mail listenizden, mail atmayı, mail göndermeyi, mesaj atmayı, mesaj göndermeyi, e posta göndermeyi, yazmaktan vazgeçin, yazmayı kes, atmayı kes, mail atma, mail gönderme, mesaj atma, mesaj gönderme, e posta gönderme, bana yazma, bize yazmayın, bize mail, bize e posta, spam yapmayın, spam atmayın, spamı kesin, reklam istemiyor*, reklam göndermeyin, bülten istemiyor*, beni aramayın, beni rahat bırak, beni rahatsız etmeyin, bizi rahatsız etmeyin, artık yazmayın, artık göndermeyin, artık atmayın, artık rahatsız, şikayet ederim, şikayet edeceğiz, şikayette bulunacağım, sizi engelledim, sizi engelliyorum, engellerim, bana ulaşmayın, bizimle iletişime geçmeyin, benimle iletişime geçmeyin, daha fazla mail, daha fazla e posta, daha fazla mesaj, kesin şu, kes şunu, yeter be, yazmayın, yazmayınız, bana yazmayın, bir daha yazmayın, mail atmayın, mail atmayınız, e posta göndermeyin, e posta göndermeyiniz, mail göndermeyin, mail göndermeyiniz, mesaj atmayın, mesaj göndermeyin, göndermeyin, göndermeyiniz, göndermeyi bırakın, göndermeyi kesin, göndermekten vazgeçin, atmayı bırakın, atmayı kesin, yazmayı bırakın, yazmayı kesin, iletişime geçmeyin, iletişime geçmeyiniz, iletişim kurmayın, ulaşmayın, rahatsız etmeyin, rahatsız etmeyiniz, beni rahat bırakın, bizi rahat bırakın, rahat bırakın, rahat bırak, listenizden çıkarın, listenizden çıkar, listeden çıkarın, listeden çıkar, listenizden silin, listenizden çıkarır*, listelerinizden çıkarın, beni çıkarın, beni silin, bizi çıkarın, beni listeden, bizi listeden, beni listenizden, bizi listenizden, almak istemiyorum, almak istemiyoruz, duymak istemiyorum, artık mail, artık e posta, artık mesaj, artık istemiyorum mail, adresimi silin, verilerimi silin, bilgilerimi silin, adresimi unutun, beni unutun, aramayın, engelliyorum, engelledim, engelleyeceğim, spam olarak, şikayet edeceğim, bir daha bana, bir daha bize, bir daha mail, bir daha e posta, bir daha mesaj, bir daha asla, son mail, defol*, uğraşmayın, onayımı geri çek*, rızamı geri çek*, mail gelmesin, mesaj gelmesin, gelmesin, göndermeyiniz artık, gönderilmesini istemiyor*, gönderilmemesini, atılmamasını, yazılmamasını, mail istemiyor*, e posta istemiyor*, mesaj istemiyor*, son olsun, düşün yakamdan, yakamdan düşün, yakamı bırakın, temas kurmayın, tarafıma gönder*',
  wrongme:
    'yanlış kişi*, doğru kişi değil*, yanlış adres*, yanlış kapı*, yanlış yer*, ben değilim, ilgili kişi değilim, ilgili kişi ben değilim, yetkili değilim, yetkili ben değilim, yetkim yok, sorumlu değilim, sorumlusu değilim, sorumlu kişi değilim, benim alanım değil, benim işim değil, benim konum değil, benim görevim değil, benim sorumluluğumda değil, sorumluluğumda değil, alanıma girmiyor, görev alanım*, bakmıyorum, ilgim yok, ilgim kalmadı, alakam yok, alakası yok, karıştırdınız, karıştırıyorsunuz, karıştır*, yanlışlıkla, başka firma, başka bir şirket, stajyer*, isim benzerliği, adaşım, yanlış gelmiş, yanlış gönder*, ben karar vermiyorum, karar veremem, karar vermiyorum, karar verici değilim, karar mercii değil*, orada çalışmıyorum, başka birine, bölümüm değil, departmanım değil, artık ilgilenmiyorum bu konuyla, ben bakmıyorum, görevim değişti, pozisyonum değişti, muhatabınız ben, muhatap ben, yanlış birine, yanlış mail',
  role: 'sorumlu*, yetkili*, ilgili kişi, ilgilenen, bölüm*, departman*, karar*, satın alma*, bakıyor, ilgileniyor, yönetiyor, birim*, doğru kişi, bakan, konuyla, muhatap, görev*',
  left: 'ayrıldı*, ayrıldım, işten ayrıl*, artık çalışmıyor, çalışmıyorum, çalışmıyor, çalışmamaktadır, emekli*, ayrılmış*, şirketten ayrıl*, istifa*, burada değil, artık bizimle değil, vefat*',
  peer: 'kızım, oğlum, eşim, kardeşim, ablam, abim, komşum, eniştem, arkadaşım*, meslektaş*, müdür*, patron*, yönetici*, şef*, asistan*, ekip arkadaş*, bey, hanım, direktör*, halef*, ortağım*, ekibim*, beyi, beye, beyle, hanıma, hanımı, hanımla, iş arkadaşım*, kardeşim*, eşim*, oğlum*, patronum*, bilgi işlem*, genel müdür*, yerime',
  copied:
    'cc, bilgiye ekle*, bilgide, iletiyorum, ilettim, iletildi, yönlendir*, aktardım, aktarıyorum, ekliyorum, ekledim, iletişime geçin, iletişime geçebilirsiniz, iletişime geçiniz, görüşün, görüşmelisiniz, görüşmeniz, yazın, ulaşın, ulaşabilirsiniz, başvurun, sorun ona, adresi, e postası, numarası, yerime geçti, devraldı, tanıştır*, ona yazın, ona sorun, ona ulaşın, bilgi olarak, yazabilirsiniz, yazmanız, ulaşmanız, danışın, ile konuşun, ile görüşün, ile iletişim*, hitaben, kopyada, paslıyorum, yerime bakan',
  late: 'geç cevap için, geç dönüş için, geç yanıt için, gecikme için, geciktiğim için, izindeydim, tatildeydim, raporluydum, hastaydım, yeni döndüm, tatilden döndüm, izinden döndüm, ancak şimdi',
  away: 'ofis dışında*, izinde*, izinli*, tatil*, yıllık izin*, doğum izni*, raporlu*, seyahat*, iş seyahat*, kapalı*, bayram tatil*, şehir dışında*, yurt dışında*, ofiste değil*, dışarıda*, hastayım, ofisimiz kapalı, fuarda*, iznim*, konferans*, ücretsiz izin*, izne, istirahat*, eğitimde',
  back: 'döneceğim, dönüş*, kadar, itibaren, tekrar ofiste, ofise dön*, geri dön*, tarihinde, tarihine, döndüğümde, dönüşümde, döndükten, arasında',
  urgent: 'acil*, yokluğumda, acil durum*, ivedi, bulunmadığım, acele',
  limited:
    'sınırlı*, erişimim*, gecik*, kısıtlı*, e postalarıma, okunm*, maillerime, yanıt veremeyebilir*, geç yanıt, geç cevap, düzensiz, e postalarımı, bakamayacağım',
  auto: 'otomatik*, yanıtlamayın, cevaplamayın, otomatik yanıt, otomatik cevap, yanıtlamayınız, cevap vermeyiniz, yanıt vermeyin, cevap vermeyin, otomatik mesaj*, cevaplamayınız, sistem tarafından',
  ticket:
    'talebiniz*, alınmıştır, ulaşmıştır, kaydınız*, talep numara*, destek ekib*, müşteri hizmet*, başvurunuz*, bize ulaştığınız için, mesajınız*, çalışma saat*, iletiniz, mesai saat*, tarafımıza, kayıt numara*, ticket, referans no, bizimle iletişime geçtiğiniz, e postanız, talep no, oluşturulmuştur, sıraya, ilginiz için, sorunuz*',
  willreply:
    'en kısa sürede, iş günü, iş gün*, saat içinde, dönüş yapacağız, dönüş yapılacak*, dönüş sağlan*, yanıtlanacak*, size döneceğiz, sizinle iletişime geçece*, içinde, yanıt vereceğiz, temsilcimiz*, cevaplanacak*, cevap verilecek*, en geç, kısa süre içinde, geri dönüş',
  deadbox:
    'kullanılmıyor, kullanılmamaktadır, takip edilmiyor, takip edilmemektedir, izlenmemektedir, yeni adresim*, adresim değişti, değişmiştir, değişti, noreply, kontrol edilmemektedir, kontrol edilmiyor, kapatıldı, kapatılmıştır, pasif, aktif değil, okunmamaktadır, okunmuyor, dolu, yeni e posta adresim*, doğrulama*, geçerli değil*',
  legal:
    'gizli*, alıcı*, yasal uyarı, gizlilik, muhatab* değil, yetkisiz, sorumluluk kabul, mersis, ticaret sicil, çevre, yazdır*, ekleri, gizlidir',
  footer:
    'tıklayın, tıklayınız, buraya tıklayın, bağlantıya, linke, bu e postayı aldınız, abonelikten çıkmak için, tarayıcıda, tercihlerinizi, çıkmak için, dilediğiniz zaman, istemiyorsanız, almak istemiyorsanız',
  inject:
    'önceki talimat*, tüm talimat*, yukarıdaki talimat*, talimatları yok say, yok say, yoksay, görmezden gel, sınıflandır*, kategorize*, yapay zeka*, dil modeli*, işaretle, olarak işaretle, etiketle, sistem mesajı, sistem talimatı, olarak sınıflandır, prompt',
  common:
    've, bir, bu, şu, o, ile, için, gibi, da, de, ki, daha, en, ya, veya, olarak, olan, oldu, olsa, var, her, bazı, tüm, hepsi, şey, onu, ona, onun, kendi, kendisi, sadece, bile, göre, üzere, sonra, önce, ise, idi, olduğu, olduğunu, zaman, yıl, gün, ay, konu, konuda, şekilde, böyle, öyle, çünkü, hem, yani, hani, işte, biri, birisi, onlar, bunu, bunun, buna, şunu, orada, burada, oraya',
};
