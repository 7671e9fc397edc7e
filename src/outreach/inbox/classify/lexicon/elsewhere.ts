import type { Lexicon } from '../concepts.ts';

/**
 * Languages without a lexicon of their own: that much of Arabic, Hebrew, Indonesian, Malay, Vietnamese, Slovak, Slovene,
 * Croatian, Serbian, Bulgarian, Catalan, Estonian, Latvian, Lithuanian, Persian and Hindi as says that somebody wants no
 * more mail.
 */
export const elsewhere: Lexicon = {
  unsub:
    'لغو اشتراک, لغو عضویت, सदस्यता रद्द, अनसब्सक्राइब, إلغاء الاشتراك, الغاء الاشتراك, להסיר, הסרה, הסירו אותי, תסירו אותי, berhenti berlangganan, hủy đăng ký, huỷ đăng ký, odhlásiť, odhláste ma, odjava, odjavi me, odjavite me, одјави ме, отпишете ме, отписване, donar de baixa, doneu me de baixa, baixa, loobun tellimusest, atrakstīties, atsisakyti prenumeratos',
  optout:
    'به من ایمیل نزنید, ایمیل نزنید, ایمیل نفرستید, ایمیل نفرست, پیام ندهید, پیام نفرستید, مزاحم نشوید, از لیست حذف, مرا حذف کنید, من را حذف کنید, دیگر تماس نگیرید, ईमेल भेजना बंद, मेल भेजना बंद, ईमेल न भेजें, ईमेल मत भेजें, ईमेल मत भेजो, मेल मत भेजो, मेल न भेजें, संदेश न भेजें, संपर्क न करें, संपर्क मत करें, सूची से हटा, सूची से हटाएं, सूची से हटाएँ, मुझे हटा दें, हमें हटा दें, لا تراسلني, لا تراسلوني, لا ترسل لي, لا ترسلوا لي, توقف عن مراسلتي, توقفوا عن مراسلتي, توقفوا عن إرسال, توقف عن إرسال, احذف بريدي, احذفوا بريدي, احذفني, احذفوني, أزيلوني, ازيلوني, أزل بريدي, لا أريد المزيد من الرسائل, لا أريد رسائل, אל תכתבו לי, אל תשלחו לי, תפסיקו לשלוח, הפסיקו לשלוח, תמחקו אותי, מחקו אותי, לא לשלוח לי, jangan kirim, jangan hubungi saya, jangan email saya, tolong hapus, hapus saya, hapus alamat, berhenti mengirim, hentikan email, jangan hantar, berhenti menghantar, padam alamat, đừng gửi, đừng liên hệ, ngừng gửi, xin đừng gửi, xóa tôi khỏi, xoá tôi khỏi, xóa email của tôi, không muốn nhận, neposielajte, nepíšte mi, prestaňte mi, vymažte ma, vyraďte ma, odstráňte ma, ne pošiljajte, ne pišite mi, ne pišite, prenehajte, izbrišite me, izbrišite moj, odstranite me, nemojte mi, nemojte više, ne šaljite, prestanite, prestanite mi slati, uklonite me, maknite me, obrišite me, skinite me, не шаљите, немојте ми, обришите ме, уклоните ме, не ми пишете, не ми изпращайте, спрете да ми, спрете да, премахнете ме, изтрийте ме, изтрийте моя, no mem escriviu, no m escriviu, no em torneu a, no em torneu, deixeu de escriure, deixeu denviar, esborreu me, elimineu me, traieu me, ärge kirjutage, ärge saatke, eemaldage mind, kustutage mind, kustutage minu, nerakstiet man, nesūtiet, izdzēsiet, izņemiet mani, neberašykite, nebesiųskite, nebesiųskite man, nebesiųskite mums, nebesiųsti, nerašykite man, nesiųskite, ištrinkite, pašalinkite mane',
  common:
    'است, را, که, لطفا, है, हैं, से, मुझे, कृपया, और, من, في, على, إلى, הזה, של, את, לא, dan, yang, ini, itu, tidak, của, và, không, som, nie, prosím, in, se, je, ni, prosim, molim, hvala, не, да, моля, от, si us plau, amb, ja, ei, palun, un, lūdzu, ir, prašau, mano',
};
