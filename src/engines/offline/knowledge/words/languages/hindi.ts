import type { LanguageWords } from './language-words.ts';

/**
 * Hindi: see `LanguageWords` for the notation. Each word stands in Devanagari and as it is typed in Latin letters. Postpositions
 * stand behind their noun, where an English preposition would speak of the next: they are given as words that only part nouns
 * ("the"), and "का" as one that joins them ("own").
 */
export const hindi: LanguageWords = {
  giveaways:
    'के का की में है और को से एक हैं लिए पर यह जो मैं हम ke ki ka ko hai hain aur liye jisme jismein jisse jinhe apne apna apni karna karne kare karein saken sakein sakte chahiye nahi nahin wala wale wali mera mujhe hamare humare unke unki taki taaki sath saath kaise kuch yeh kirana dukan dukaan udhaar kisan kisano hisab hisaab bijli gaadi dawai shaadi khata ghar bachon bachchon padhai naukri kiraya makaan mareez',
  plurals: [
    'ियों>ी',
    'ियाँ>ी',
    'ियां>ी',
    'ियों>ि',
    'ियां>ि',
    'ाओं>ा',
    'ाएं>ा',
    'ाएँ>ा',
    'ुओं>ू',
    'ुओं>ु',
    'ओं>',
    'एं>',
    'ों>ा',
    'ों>',
    'ें>',
    'े>ा',
    'iyon>i',
    'iyo>i',
    'iyan>i',
    'iyaan>i',
    'aon>a',
    'on>a',
    'on>',
    'ein>',
    'en>',
    'o>a',
    'o>',
    'e>a',
    's>',
  ],
  conjugations: [
    ['ना', ' ने नी ता ती ते े ें ो ा ी ेगा ेगी ेंगे कर के'],
    ['ाना', 'ाए ाएं ाएँ ाये ायें ाओ ाया ाई ायी ाएगा ाएगी ाएंगे'],
    ['करना', 'किया किए की करवाना करवाने कराना कराने करवाए हो होना होने हों'],
    ['na', ' ne ni ta ti te e en ein o a i ega egi enge kar ke'],
    ['ana', 'aye aaye ae ayen ayein aya aayein'],
    ['karna', 'kiya kiye karwana karwane karana karane ho hona hone'],
  ],
  words: `के=own~ ke=own~ का=own~ ka=own~ की=own~ ki=own~ के_लिए=the ke_liye=the k_liye=the ke_lie=the keliye=the के_लिये=the लिए=the liye=the के_लिए_ऐप=app ke_liye_app=app के_लिए_एक_ऐप=app
ke_liye_ek_app=app के_लिए_एप=app के_लिए_वेबसाइट=website ke_liye_website=website ke_liye_vebsite=website के_लिए_एक_वेबसाइट=website ke_liye_ek_website=website ke_liye_ek_vebsite=website
के_लिए_सॉफ्टवेयर=software ke_liye_software=software ke_liye_softvare=software के_लिए_प्लेटफॉर्म=platform ke_liye_platform=platform के_लिए_एक_प्लेटफॉर्म=platform ke_liye_ek_platform=platform
के_लिए_सिस्टम=system ke_liye_system=system के_लिए_एक_सिस्टम=system ke_liye_ek_system=system
में=the mein=the mai=the mei=the mn=the में_से=the mein_se=the को=the ko=the ने=the ne=the से=the se=the पर=the par=the pe=the तक=the tak=the के_साथ=the ke_saath=the ke_sath=the के_पास=the
ke_paas=the ke_pas=the के_बारे_में=the ke_baare_mein=the ke_bare_mein=the ke_bare_me=the के_अनुसार=the ke_anusar=the के_हिसाब_से=the ke_hisab_se=the ke_hisaab_se=the की_तरह=the ki_tarah=the
के_द्वारा=the ke_dwara=the ke_dvara=the के_बाद=the ke_baad=the ke_bad=the से_पहले=the se_pehle=the se_pahle=the के_बीच=the ke_beech=the ke_bich=the के_जरिए=the ke_zariye=the ke_jariye=the
के_माध्यम_से=the ke_madhyam_se=the के_अंदर=the ke_andar=the के_ऊपर=the ke_upar=the के_आसपास=the ke_aaspaas=the ke_aspas=the ke_aas_paas=the ke_as_pas=the के_पास_से=the की_ओर=the की_तरफ=the
ki_taraf=the की_जगह=the ki_jagah=the की_मदद_से=the ki_madad_se=the की_वजह_से=the ki_wajah_se=the ki_vajah_se=the के_कारण=the ke_karan=the
और=and aur=and एवं=and evam=and तथा=and tatha=and व=and या=or ya=or लेकिन=but lekin=but मगर=but magar=but पर_भी=the क्योंकि=because kyunki=because kyonki=because ताकि=so taki=so taaki=so
इसलिए=so isliye=so तो=then फिर=then phir=then
है=is hai=is h=is हैं=are hain=are था=was tha=was थे=was थी=was thi=was हो=be ho=be होना=be hona=be होने=be hone=be होता=is hota=is होती=is hoti=is होते=are hote=are होगा=will hoga=will
होंगे=will honge=will होगी=will hogi=will हूं=am hoon=am hun=am hu=am हूँ=am हुआ=is hua=is हुई=is hui=is हुए=are hue=are जाए=is jaye=is jaaye=is jae=is जाएं=are jaayen=are jayen=are जाना=is
jana=is jaana=is जाने=is jane=is jaane=is जाता=is jata=is jaata=is जाती=is jati=is jaati=is जाते=are jate=are jaate=are गया=is gaya=is गई=is gayi=is गए=are gaye=are जा=is jaa=is ja=is रहा=is
raha=is रहे=is rahe=is रही=is rahi=is रहें=is rahen=is दे=will
सके=can sake=can सकें=can saken=can sakein=can sakain=can सकते=can sakte=can सकता=can sakta=can सकती=can sakti=can सकूं=can sakun=can सको=can sako=can सकेंगे=can sakenge=can चाहिए=needs
chahiye=needs chahie=needs chaiye=needs चाहता=want chahta=want चाहती=want chahti=want चाहते=want chahte=want चाहें=want chahen=want चाहे=want chahe=want पाए=can paye=can पाएं=can payen=can
पाते=can pate=can लगे=is lage=is
नहीं=not nahi=not nahin=not nhi=not ना=not naa=not na=not न=not मत=not कभी_नहीं=never kabhi_nahi=never नहीं_है=is nahi_hai=is नहीं_हो=is नहीं_होता=is नहीं_चाहिए=needs nahi_chahiye=needs
nahi_chaiye=needs बिना=without bina=without bagair=without बगैर=without के_बिना=the ke_bina=the के_बगैर=the ke_bagair=the इंटरनेट_के_बिना=without-internet internet_ke_bina=without-internet
इंटरनेट_के_बगैर=without-internet internet_ke_bagair=without-internet नेटवर्क_के_बिना=without-reception network_ke_bina=without-reception netvork_ke_bina=without-reception
सिग्नल_के_बिना=without-signal signal_ke_bina=without-signal विज्ञापन_के_बिना=without-ads vigyapan_ke_bina=without-ads ads_ke_bina=without-ads विज्ञापनों_के_बिना=without-ads
लॉगिन_के_बिना=without-login login_ke_bina=without-login अकाउंट_के_बिना=without-account account_ke_bina=without-account पासवर्ड_के_बिना=without-password password_ke_bina=without-password
passvord_ke_bina=without-password क्लाउड_के_बिना=without-cloud cloud_ke_bina=without-cloud विज्ञापन_नहीं=no-ads ads_nahi=no-ads vigyapan_nahi=no-ads क्लाउड_नहीं=no-cloud cloud_nahi=no-cloud
कोई_विज्ञापन_नहीं=no-ads koi_ads_nahi=no-ads koi_ad_nahi=no-ads लॉगिन_नहीं=no-login login_nahi=no-login इंटरनेट_न_हो=without-internet internet_na_ho=without-internet
इंटरनेट_नहीं=without-internet internet_nahi=without-internet नेटवर्क_न_हो=without-reception network_na_ho=without-reception netvork_na_ho=without-reception नेटवर्क_नहीं=without-reception
network_nahi=without-reception netvork_nahi=without-reception
यह=this yah=this yeh=this ye=this ये=these इस=this iss=this इसे=it ise=it isse=it इसका=its iska=its इसकी=its iski=its इसके=its iske=its इसमें=it isme=it ismein=it इससे=it वह=it vah=it woh=it
voh=it wo=it vo=it वे=they ve=they उन्हें=them unhe=them unhen=them उनका=their unka=their उनकी=their unki=their उनके=their unke=their उस=that उसे=it usse=it उसका=their uska=their उसकी=their
uski=their उसके=their uske=their उनमें=them उन=the
जो=that jo=that जिसमें=where jisme=where jismein=where jismen=where जिस=that jis=that जिससे=that jisse=that jis_se=that जिसे=that jise=that जिस_पर=where jis_par=where jispe=where जिसका=that
jiska=that जिसकी=that jiski=that जिसके=that jiske=that जिन=that jin=that जिन्हें=that jinhe=that जिनके=that jinke=that जिनका=that जहां=where jahan=where jaha=where जहाँ=where जब=when
jab=when जब_भी=when jab_bhi=when तब=then अगर=if agar=if यदि=if yadi=if कि=that जैसे=like jaise=like जैसा=like jaisa=like जैसी=like jaisi=like
मैं=i मुझे=me mujhe=me muje=me मेरा=my mera=my मेरी=my meri=my मेरे=my हम=we hum=we हमें=us hume=us humein=us hamein=us हमारा=our hamara=our humara=our हमारी=our hamari=our humari=our
हमारे=our hamare=our humare=our आप=you aap=you ap=you आपका=your aapka=your apka=your आपकी=your aapki=your apki=your आपके=your aapke=your apke=your तुम=you tum=you अपना=their apna=their
अपनी=their apni=their अपने=their apne=their खुद=themselves khud=themselves स्वयं=themselves swayam=themselves svayam=themselves कोई=someone koi=someone किसी=someone kisi=someone किसे=whom
kise=whom कौन=who kaun=who kon=who क्या=what kya=what कितना=the kitna=the कितने=the kitne=the कितनी=the kitni=the कुछ=some kuch=some kuchh=some सब=all sab=all सभी=all sabhi=all हर=every
har=every प्रत्येक=every pratyek=every एक=a ek=a कई=many kai=many बहुत=the bahut=the bohot=the bahot=the ज्यादा=more zyada=more jyada=more ज़्यादा=more कम=less kam=less थोड़ा=some थोडा=some
thoda=some थोड़े=some थोडे=some thode=some थोड़ी=some थोडी=some thodi=some दूसरे=other dusre=other doosre=other दूसरा=other दूसरी=other अन्य=other anya=other सिर्फ=the sirf=the केवल=the
keval=the kewal=the भी=the bhi=the ही=the यहां=here yahan=here वहां=there wahan=there vahan=there अब=the ab=the अभी=the abhi=the आज=the aaj=the aj=the कल=the kal=the रोज=daily~ roz=daily~
roj=daily~ रोज़=daily~ रोजाना=daily~ rozana=daily~ rojana=daily~ प्रतिदिन=daily~ pratidin=daily~ हमेशा=the hamesha=the कभी=the kabhi=the जल्दी=fast~ jaldi=fast~ तुरंत=the turant=the सीधे=the
seedhe=the sidhe=the सीधा=the आसानी_से=the aasani_se=the asani_se=the अपने_आप=the apne_aap=the apne_ap=the ऑटोमेटिक=automatic~ एक_साथ=the ek_saath=the ek_sath=the साथ=the saath=the sath=the
मिलकर=the milkar=the एक_दूसरे=each-other ek_dusre=each-other ek_doosre=each-other वाला=own~ wala=own~ vala=own~ वाली=own~ wali=own~ vali=own~ वाले=own~ wale=own~ vale=own~ वालों=own~
walon=own~ valon=own~ walo=own~ valo=own~ करने_वाला=own~ karne_wala=own~ karne_vala=own~ करने_वाले=own~ karne_wale=own~ karne_vale=own~ करने_वाली=own~ karne_wali=own~ karne_vali=own~
करने_वालों=own~ karne_walon=own~ karne_valon=own~ दो=two तीन=three चार=four char=four पांच=five panch=five paanch=five पाँच=five दस=ten सौ=hundred sau=hundred हजार=thousand hazar=thousand
hajar=thousand hazaar=thousand hajaar=thousand हज़ार=thousand लाख=lakh lakh=lakh करोड़=crore करोड=crore crore=crore karod=crore दिन=day दिनों=days हफ्ता=week hafta=week हफ्ते=week hafte=week
सप्ताह=week saptah=week महीना=month mahina=month महीने=month mahine=month साल=year saal=year sal=year साल_में=year घंटा=hour ghanta=hour घंटे=hours ghante=hours मिनट=minute समय=time
samay=time टाइम=time वक्त=time waqt=time vaqt=time बार=time सुबह=morning subah=morning शाम=evening shaam=evening sham=evening रात=night raat=night दोपहर=noon dopahar=noon मासिक=monthly~
masik=monthly~ maasik=monthly~ साप्ताहिक=weekly~ saptahik=weekly~ दैनिक=daily~ dainik=daily~ वार्षिक=yearly~ varshik=yearly~ सालाना=yearly~ salana=yearly~ हर_महीने=monthly~
har_mahine=monthly~ हर_हफ्ते=weekly~ har_hafte=weekly~ हर_दिन=daily~ har_din=daily~ हर_रोज=daily~ har_roz=daily~ har_roj=daily~ रुपये=rupees rupaye=rupees rupye=rupees rupay=rupees
रुपए=rupees रुपया=rupee rupaya=rupee
करना=do! karna=do! करवाना=do! karwana=do! karvana=do! कराना=do! karana=do! करें=do! karein=do! कीजिए=do! kijiye=do! किया=do! kiya=do! किए=do! kiye=do! मदद_करना=help! madad_karna=help!
सहायता_करना=help! sahayata_karna=help! मदद_देना=help! मदद_मिले=help! madad_mile=help! चाहना=want! सकना=can बनाना=create! बनाने=create! banane=create! बनाए=create! banaye=create!
banae=create! बनाएं=create! banayen=create! बना=create! bana=create! बनानी=create! banani=create! बनवाना=create! banwana=create! banvana=create! बनाता=create! banata=create! बनाते=create!
banate=create! तैयार_करना=prepare! taiyar_karna=prepare! tayar_karna=prepare! शुरू_करना=start! shuru_karna=start! बंद_करना=close! band_karna=close! चलाना=run! chalana=run! चलाते=run!
chalate=run! चलाता=run! chalata=run! चलना=can chalna=can चले=can chale=can चलें=can chalen=can चल=can chal=can चलता=can chalta=can चलती=can chalti=can चलने=can chalne=can काम_करना=work!
kaam_karna=work! kam_karna=work! काम_करे=can kaam_kare=can kam_kare=can काम_कर=can kaam_kar=can kam_kar=can इस्तेमाल_करना=use! istemal_karna=use! उपयोग_करना=use! upyog_karna=use!
प्रयोग_करना=use! prayog_karna=use!
बेचना=sell! bechna=sell! खरीदना=buy! kharidna=buy! khareedna=buy! kharidana=buy! ख़रीदना=buy! बिक्री_करना=sell! bikri_karna=sell! खरीद_करना=buy! मंगवाना=order! mangwana=order!
mangvana=order! मंगाना=order! mangana=order! मांगना=request! maangna=request! mangna=request! ऑर्डर_करना=order! ऑर्डर_देना=order! order_dena=order! देना=give! dena=give! दें=give! देने=give!
dene=give! देता=give! deta=give! देती=give! deti=give! देते=give! dete=give! दी=give! दिया=give! diya=give! लेना=take! lena=take! लेने=take! lene=take! ले=take! लें=take! लेता=take!
leta=take! लेते=take! lete=take! लिया=take! liya=take! किराए_पर_देना=rent! kiraye_par_dena=rent! किराये_पर_देना=rent! किराए_पर_दे=rent! किराए_पर_लेना=rent! kiraye_par_lena=rent!
किराए_पर_ले=rent! उधार_देना=lend! udhaar_dena=lend! udhar_dena=lend! उधार_लेना=borrow! udhaar_lena=borrow! udhar_lena=borrow! दान_करना=donate! daan_karna=donate! dan_karna=donate!
दान_देना=donate! daan_dena=donate! dan_dena=donate! चंदा_देना=donate! chanda_dena=donate! चंदा_इकट्ठा_करना=fundraise! भुगतान_करना=pay! bhugtan_karna=pay! bhugtaan_karna=pay!
भुगतान_ले=charge! पेमेंट_करना=pay! payment_karna=pay! पैसे_देना=pay! paise_dena=pay! पैसे_दे=pay! paise_de=pay! पेमेंट_लेना=charge! payment_lena=charge! वसूलना=collect! vasoolna=collect!
vasulna=collect! वसूली_करना=collect! vasooli_karna=collect! vasuli_karna=collect! चुकाना=pay! chukana=pay! वापस_करना=return! wapas_karna=return! vapas_karna=return! लौटाना=return!
lautana=return! बदलना=swap! badalna=swap! बांटना=split! baantna=split! bantna=split! बाँटना=split! तुलना_करना=compare! tulna_karna=compare! मोलभाव_करना=negotiate! molbhav_karna=negotiate!
बोली_लगाना=bid! boli_lagana=bid! नीलाम_करना=auction! neelam_karna=auction! nilam_karna=auction! निवेश_करना=invest! nivesh_karna=invest! बचाना=save! bachana=save! बचत_करना=save!
bachat_karna=save! खर्च_करना=spend! kharch_karna=spend! kharcha_karna=spend! कमाना=earn! kamana=earn! कमाएं=earn!
रखना=keep! rakhna=keep! रखें=keep! rakhein=keep! हिसाब_रखना=track! hisab_rakhna=track! hisaab_rakhna=track! हिसाब_किताब_रखना=track! hisab_kitab_rakhna=track! hisaab_kitaab_rakhna=track!
रिकॉर्ड_रखना=log! record_rakhna=log! रिकॉर्ड_करना=record! record_karna=record! लिखना=write! likhna=write! दर्ज_करना=log! darj_karna=log! दर्ज_हो=log! नोट_करना=log! note_karna=log!
जोड़ना=add! जोडना=add! jodna=add! डालना=add! dalna=add! daalna=add! डाल=add! हटाना=delete! hatana=delete! मिटाना=delete! mitana=delete! सेव_करना=save! save_karna=save! सहेजना=save!
sahejna=save! संभालना=manage! sambhalna=manage! सँभालना=manage! प्रबंधन_करना=manage! prabandhan_karna=manage! प्रबंधित_करना=manage! prabandhit_karna=manage! मैनेज_करना=manage!
manage_karna=manage! ट्रैक_करना=track! track_karna=track! नज़र_रखना=monitor! नजर_रखना=monitor! nazar_rakhna=monitor! najar_rakhna=monitor! निगरानी_करना=monitor! nigrani_karna=monitor!
निगरानी_रखना=monitor! nigrani_rakhna=monitor! देखना=view! dekhna=view! दिखाना=show! dikhana=show! दिखाए=show! dikhaye=show! दिखाएं=show! दिखे=show! dikhe=show! ढूंढना=find! dhundhna=find!
dhoondhna=find! dhundna=find! ढूँढना=find! ढूंढ़ना=find! खोजना=search! khojna=search! तलाश_करना=search! talash_karna=search! तलाशना=search! talashna=search! सर्च_करना=search!
search_karna=search! चुनना=choose! chunna=choose! छांटना=sort! chhantna=sort! गिनना=count! ginna=count! गिनती_करना=count! ginti_karna=count! नापना=measure! naapna=measure! napna=measure!
मापना=measure! maapna=measure! mapna=measure! तौलना=weigh! taulna=weigh! जांचना=check! janchna=check! jaanchna=check! जांच_करना=inspect! janch_karna=inspect! jaanch_karna=inspect!
जाँच_करना=inspect! चेक_करना=check! check_karna=check! परखना=assess! मूल्यांकन_करना=evaluate! mulyankan_karna=evaluate! विश्लेषण_करना=analyse! vishleshan_karna=analyse! गणना_करना=calculate!
ganana_karna=calculate! हिसाब_लगाना=calculate! hisab_lagana=calculate! hisaab_lagana=calculate! हिसाब_करना=calculate! hisab_karna=calculate! hisaab_karna=calculate! अनुमान_लगाना=estimate!
anuman_lagana=estimate! भविष्यवाणी_करना=predict! पूर्वानुमान_करना=forecast! purvanuman_karna=forecast! समझना=understand! samajhna=understand! समझाना=explain! samjhana=explain! बताना=notify!
batana=notify! बताए=notify! bataye=notify! batae=notify! बताएं=notify! bataen=notify! batayen=notify! सूचित_करना=notify! suchit_karna=notify! सूचना_देना=notify! suchna_dena=notify!
soochna_dena=notify! सूचना_दे=notify! खबर_देना=notify! khabar_dena=notify! अलर्ट_करना=alert! alert_karna=alert! अलर्ट_देना=alert! alert_dena=alert! चेतावनी_देना=warn! chetavni_dena=warn!
याद_दिलाना=remind! yaad_dilana=remind! yad_dilana=remind! याद_दिलाए=remind! yaad_dilaye=remind! yad_dilaye=remind! याद_दिलाएं=remind! याद_रखना=remember! yaad_rakhna=remember!
yad_rakhna=remember! याद_करना=memorise! yaad_karna=memorise! yad_karna=memorise! भूलना=forget! bhulna=forget! bhoolna=forget! भूल=forget! bhool=forget! bhul=forget!
भेजना=send! bhejna=send! पहुंचाना=deliver! pahunchana=deliver! pohchana=deliver! पहुँचाना=deliver! पहुंचाए=deliver! डिलीवर_करना=deliver! deliver_karna=deliver! डिलीवरी_करना=deliver!
delivery_karna=deliver! लाना=bring! उठाना=collect! uthana=collect! इकट्ठा_करना=collect! ikattha_karna=collect! ikatha_karna=collect! जमा_करना=collect! jama_karna=collect! प्राप्त_करना=get!
prapt_karna=get! मिलना=get! milna=get! मिले=get! पाना=get! साझा_करना=share! sajha_karna=share! शेयर_करना=share! share_karna=share! छापना=print! chhapna=print! प्रिंट_करना=print!
print_karna=print! अपलोड_करना=upload! upload_karna=upload! डाउनलोड_करना=download! download_karna=download! dovnload_karna=download! स्कैन_करना=scan! scan_karna=scan! फोटो_खींचना=photograph!
photo_khinchna=photograph! photo_kheenchna=photograph! फोटो_लेना=photograph! photo_lena=photograph! पहचानना=identify! pahchanna=identify! pehchanna=identify! पहचान_करना=identify!
pehchan_karna=identify! कॉल_करना=call! call_karna=call! फोन_करना=call! phone_karna=call! बात_करना=chat! baat_karna=chat! bat_karna=chat! बातचीत_करना=chat! baatcheet_karna=chat!
batcheet_karna=chat! baatchit_karna=chat! batchit_karna=chat! बात_कर=chat! चैट_करना=chat! chat_karna=chat! पूछना=ask! poochna=ask! puchna=ask! puchhna=ask! सवाल_पूछना=ask! sawal_poochna=ask!
sawal_puchna=ask! saval_poochna=ask! saval_puchna=ask! जवाब_देना=answer! jawab_dena=answer! javab_dena=answer! जवाब_दे=answer! jawab_de=answer! javab_de=answer! उत्तर_देना=answer!
uttar_dena=answer! सलाह_देना=advise! salah_dena=advise! सलाह_लेना=consult! salah_lena=consult! सुझाव_देना=suggest! sujhav_dena=suggest! सुझाना=suggest! sujhana=suggest! सुझाए=suggest!
सुझाव_दे=suggest! sujhav_de=suggest! सिफारिश_करना=recommend! sifarish_karna=recommend! अनुवाद_करना=translate! anuvad_karna=translate! बोलना=speak! bolna=speak! सुनना=listen! सुनने=listen!
sunne=listen! सुनाना=read-aloud! sunana=read-aloud! पढ़ना=read! पढना=read! padhna=read! पढ़ाना=teach! पढाना=teach! padhana=teach! पढ़ाते=teach! पढाते=teach! padhate=teach! सीखना=learn!
seekhna=learn! sikhna=learn! सिखाना=teach! sikhana=teach! सिखाए=teach! sikhaye=teach! अभ्यास_करना=practise! abhyas_karna=practise! प्रैक्टिस_करना=practise! practice_karna=practise!
तैयारी_करना=practise! taiyari_karna=practise! tayari_karna=practise! परीक्षा_लेना=quiz! pariksha_lena=quiz! परीक्षा_देना=take! रिविजन_करना=revise! revision_karna=revise! खेलना=play!
khelna=play! गाना_गाना=sing! नाचना=dance! nachna=dance!
बुक_करना=book! book_karna=book! buk_karna=book! बुकिंग_करना=book! booking_karna=book! buking_karna=book! बुक_कराना=book! आरक्षित_करना=reserve! arakshit_karna=reserve! समय_लेना=book!
samay_lena=book! रद्द_करना=cancel! radd_karna=cancel! कैंसिल_करना=cancel! cancel_karna=cancel! तय_करना=schedule! tay_karna=schedule! योजना_बनाना=plan! yojana_banana=plan! योजना_बना=plan!
प्लान_करना=plan! plan_karna=plan! शेड्यूल_करना=schedule! schedule_karna=schedule! आयोजित_करना=organise! aayojit_karna=organise! ayojit_karna=organise! आयोजन_करना=organise!
व्यवस्थित_करना=organise! vyavasthit_karna=organise! सौंपना=assign! saunpna=assign! काम_देना=assign! kaam_dena=assign! kam_dena=assign! काम_बांटना=assign! kaam_baantna=assign!
kam_bantna=assign! मंजूर_करना=approve! manzoor_karna=approve! manzur_karna=approve! manjoor_karna=approve! manjur_karna=approve! मंजूरी_देना=approve! manzoori_dena=approve!
manzuri_dena=approve! manjoori_dena=approve! manjuri_dena=approve! स्वीकृत_करना=approve! स्वीकार_करना=accept! swikar_karna=accept! svikar_karna=accept! पुष्टि_करना=confirm!
pushti_karna=confirm! सत्यापित_करना=verify! satyapit_karna=verify! सत्यापन_करना=verify! satyapan_karna=verify! हस्ताक्षर_करना=sign! hastakshar_karna=sign! साइन_करना=sign! sign_karna=sign!
आवेदन_करना=apply! aavedan_karna=apply! avedan_karna=apply! पंजीकरण_करना=register! panjikaran_karna=register! रजिस्टर_करना=register! register_karna=register! नाम_लिखवाना=register!
जुड़ना=join! जुडना=join! judna=join! जोड़_दे=match! जोड_दे=match! मिलाना=match! milana=match! मिलाए=match! milaye=match! जोड़े=match! जोडे=match! jode=match! जोड़ता=match! जोडता=match!
कनेक्ट_करना=match! connect_karna=match! रोकना=stop! rokna=stop! अनुमति_देना=allow! anumati_dena=allow! निमंत्रण_देना=invite! बुलाना=invite! bulana=invite! वोट_करना=vote! vote_karna=vote!
वोट_देना=vote! vote_dena=vote! मतदान_करना=vote! matdan_karna=vote! रेटिंग_देना=rate! rating_dena=rate! रेटिंग_दे=rate! rating_de=rate! समीक्षा_करना=review! samiksha_karna=review!
शिकायत_करना=report! shikayat_karna=report! शिकायत_दर्ज_करना=report! shikayat_darj_karna=report! रिपोर्ट_करना=report! report_karna=report! सुलझाना=solve! suljhana=solve! हल_करना=solve!
हाजिरी_लगाना=check-in! haziri_lagana=check-in! hajiri_lagana=check-in! हाजिरी_लेना=check-in! haziri_lena=check-in! hajiri_lena=check-in! उपस्थिति_दर्ज_करना=check-in! प्रकाशित_करना=publish!
prakashit_karna=publish! पोस्ट_करना=post! post_karna=post! प्रचार_करना=promote! prachar_karna=promote! भर्ती_करना=recruit! bharti_karna=recruit! नौकरी_देना=hire! naukri_dena=hire!
काम_पर_रखना=hire! तनख्वाह_देना=pay!
उगाना=grow! ugana=grow! बोना=sow! बोने=sow! काटना=harvest! kaatna=harvest! katna=harvest! सींचना=water! seenchna=water! sinchna=water! पानी_देना=water! paani_dena=water! pani_dena=water!
सिंचाई_करना=irrigate! sinchai_karna=irrigate! पालना=raise! paalna=raise! palna=raise! चराना=graze! charana=graze! दूध_निकालना=milk! खिलाना=feed! khilana=feed! टीका_लगाना=vaccinate!
tika_lagana=vaccinate! टीका_लगवाना=vaccinate! इलाज_करना=treat! ilaj_karna=treat! ilaaj_karna=treat! देखभाल_करना=care! dekhbhal_karna=care! dekhbhaal_karna=care! ख्याल_रखना=care!
khyal_rakhna=care! पकाना=cook! pakana=cook! खाना_बनाना=cook! khana_banana=cook! khaana_banana=cook! खाना=meal खाना_बनाने=cook! khana_banane=cook! khaana_banane=cook! खाना_बना=cook!
परोसना=serve! parosna=serve! धोना=wash! धोने=wash! सिलना=sew! silna=sew! सिलवाना=tailor! silwana=tailor! silvana=tailor! रंगना=paint! ठीक_करना=repair! theek_karna=repair! thik_karna=repair!
मरम्मत_करना=repair! marammat_karna=repair! सुधारना=improve! sudharna=improve! रिपेयर_करना=repair! repair_karna=repair! लगाना=install! lagana=install! लगवाना=install! lagwana=install!
lagvana=install! साफ_करना=clean! saaf_karna=clean! saf_karna=clean! सफाई_करना=clean! safai_karna=clean! चार्ज_करना=charge! charge_karna=charge! चालू_करना=switch-on! chalu_karna=switch-on!
chaalu_karna=switch-on! नियंत्रित_करना=control! niyantrit_karna=control! कंट्रोल_करना=control! control_karna=control! यात्रा_करना=travel! yatra_karna=travel! घूमना=travel! ghoomna=travel!
ghumna=travel! व्यायाम_करना=exercise! vyayam_karna=exercise! कसरत_करना=exercise! kasrat_karna=exercise! कम_करना=reduce! बढ़ाना=increase! बढाना=increase! badhana=increase! जीतना=win!
jeetna=win! jitna=win! हारना=lose! ड्राइव_करना=drive! गाड़ी_चलाना=drive! गाडी_चलाना=drive! gaadi_chalana=drive! gadi_chalana=drive! बचना=avoid! अपडेट_करना=update! update_karna=update!
अपडेट_रखना=update!
ऐप=app aap_app=app ap_app=app एप=app ऐप्प=app ऐप्लिकेशन=app एप्लिकेशन=app एप्लीकेशन=app मोबाइल_ऐप=mobile-app वेबसाइट=website साइट=site प्लेटफॉर्म=platform प्लेटफ़ॉर्म=platform
सॉफ्टवेयर=software सॉफ़्टवेयर=software सिस्टम=system प्रणाली=system pranali=system टूल=tool पोर्टल=portal बॉट=bot चैटबॉट=chatbot सेवा=service seva=service sewa=service सर्विस=service
व्हाट्सएप=whatsapp वॉट्सऐप=whatsapp डैशबोर्ड=dashboard मार्केटप्लेस=marketplace ऑनलाइन_बाजार=marketplace online_bazaar=marketplace online_bazar=marketplace online_bajaar=marketplace
online_bajar=marketplace मोबाइल=mobile फोन=phone फ़ोन=phone कंप्यूटर=computer इंटरनेट=internet नेटवर्क=network ऑनलाइन=online~ ऑफलाइन=offline~ ऑफ़लाइन=offline~ डिजिटल=digital~ डेटा=data
डाटा=data सर्वर=server कैमरा=camera गेम=game खेल=game khel=game स्टार्टअप=startup विचार=idea vichar=idea आइडिया=idea
लोग=people log=people लोगों=people logon=people आदमी=man aadmi=man admi=man औरत=woman aurat=woman महिला=woman mahila=woman पुरुष=man purush=man व्यक्ति=person vyakti=person इंसान=person
insaan=person insan=person बच्चा=child baccha=child bachcha=child बच्चे=children bacche=children bachche=children bache=children बच्चों=children bacchon=children bachchon=children
bachon=children लड़का=boy लडका=boy ladka=boy लड़की=girl लडकी=girl ladki=girl युवा=young-person yuva=young-person युवाओं=young-people बुजुर्ग=elderly-person bujurg=elderly-person
buzurg=elderly-person बुज़ुर्ग=elderly-person बुजुर्गों=elderly-people bujurgon=elderly-people buzurgon=elderly-people बूढ़े=elderly~ बूढे=elderly~ budhe=elderly~ माता-पिता=parents
माता_पिता=parents mata_pita=parents मां-बाप=parents मां_बाप=parents maa_baap=parents ma_bap=parents ma_baap=parents मां=mother maa=mother ma=mother माँ=mother पिता=father पापा=father
papa=father मम्मी=mother mummy=mother बेटा=son बेटी=daughter beti=daughter भाई=the bhai=the बहन=sister behan=sister पति=husband पत्नी=wife patni=wife दादा=grandfather दादी=grandmother
dadi=grandmother दादा-दादी=grandparents दादा_दादी=grandparents परिवार=family parivar=family pariwar=family घरवाले=family gharwale=family gharvale=family रिश्तेदार=relative rishtedar=relative
दोस्त=friend dost=friend मित्र=friend mitra=friend पड़ोसी=neighbour पडोसी=neighbour padosi=neighbour मोहल्ला=neighbourhood mohalla=neighbourhood समुदाय=community samuday=community
समाज=community samaj=community गांव=village gaon=village gaav=village gav=village गाँव=village गांवों=villages ग्रामीण=rural~ gramin=rural~ grameen=rural~ शहर=city shahar=city shehar=city
कस्बा=town kasba=town ग्राहक=customer grahak=customer graahak=customer कस्टमर=customer क्लाइंट=client मालिक=owner malik=owner maalik=owner मालकिन=owner malkin=owner दुकान_मालिक=shop-owner
dukan_malik=shop-owner dukaan_malik=shop-owner मैनेजर=manager प्रबंधक=manager prabandhak=manager कर्मचारी=employee karmchari=employee karamchari=employee स्टाफ=staff मजदूर=worker
majdoor=worker majdur=worker mazdoor=worker mazdur=worker मज़दूर=worker श्रमिक=worker shramik=worker कामगार=worker kamgar=worker kaamgar=worker सदस्य=member sadasya=member मेंबर=member
मेहमान=guest mehmaan=guest mehman=guest अतिथि=guest atithi=guest उपयोगकर्ता=user यूजर=user एडमिन=administrator व्यवस्थापक=administrator vyavasthapak=administrator टीम=team समूह=group
samuh=group samooh=group ग्रुप=group स्वयंसेवक=volunteer swayamsevak=volunteer svayamsevak=volunteer वॉलंटियर=volunteer विशेषज्ञ=expert visheshagya=expert सलाहकार=consultant
salahkar=consultant salaahkar=consultant एजेंट=agent दलाल=broker dalal=broker dalaal=broker फ्रीलांसर=freelancer फ्रीलांसरों=freelancers उद्यमी=entrepreneur udyami=entrepreneur
व्यापारी=trader vyapari=trader vyapaari=trader कारोबारी=trader karobari=trader नागरिक=citizen nagrik=citizen naagrik=citizen शुरुआती=beginner shuruaati=beginner shuruati=beginner
प्रतिभागी=participant pratibhagi=participant आयोजक=organiser aayojak=organiser ayojak=organiser विकलांग=disabled-person viklang=disabled-person दिव्यांग=disabled-person
divyang=disabled-person
व्यापार=business vyapar=business vyapaar=business व्यवसाय=business vyavsay=business vyavasay=business बिजनेस=business बिज़नेस=business कारोबार=business karobar=business धंधा=business
dhandha=business कंपनी=company संस्था=organisation sanstha=organisation संगठन=organisation sangathan=organisation कार्यालय=office karyalay=office ऑफिस=office दफ्तर=office daftar=office
शाखा=branch shakha=branch छोटा_व्यापार=small-business chhota_vyapar=small-business chota_vyapar=small-business छोटे_व्यापारी=small-traders chhote_vyapari=small-traders
chote_vyapari=small-traders छोटे_व्यापारियों=small-traders chhote_vyapariyon=small-traders chote_vyapariyon=small-traders काम=job kaam=job नौकरी=job naukri=job nokri=job रोजगार=job
rojgar=job rozgar=job वेतन=salary vetan=salary तनख्वाह=salary tankhwah=salary tankhvah=salary tankha=salary सैलरी=salary मजदूरी=wage majdoori=wage majduri=wage mazdoori=wage mazduri=wage
छुट्टी=leave chhutti=leave chutti=leave छुट्टियों=leave-requests chhuttiyon=leave-requests chuttiyon=leave-requests हाजिरी=attendance haziri=attendance hajiri=attendance haajiri=attendance
हाज़िरी=attendance उपस्थिति=attendance upasthiti=attendance अटेंडेंस=attendance शिफ्ट=shift ड्यूटी=shift पाली=shift साक्षात्कार=job-interview sakshatkar=job-interview इंटरव्यू=job-interview
उम्मीदवार=candidate ummidwar=candidate ummidvar=candidate umeedvar=candidate umidvar=candidate आवेदक=applicant aavedak=applicant avedak=applicant आवेदन=application aavedan=application
avedan=application आवेदन_पत्र=application-form aavedan_patra=application-form avedan_patra=application-form भर्ती=recruitment bharti=recruitment bharati=recruitment रिज्यूमे=resume
बायोडाटा=resume biodata=resume प्रशिक्षण=training prashikshan=training ट्रेनिंग=training नियोक्ता=employer niyokta=employer
दुकान=shop dukan=shop dukaan=shop dookan=shop दूकान=shop दुकानदार=shopkeeper dukandar=shopkeeper dukaandar=shopkeeper dukaandaar=shopkeeper किराना=grocery kirana=grocery
किराना_दुकान=grocery-store kirana_dukan=grocery-store kirana_dukaan=grocery-store किराना_दुकानों=grocery-stores kirana_dukano=grocery-stores kirana_dukaano=grocery-stores
किराने_की_दुकान=grocery-store kirane_ki_dukan=grocery-store kirane_ki_dukaan=grocery-store किराना_स्टोर=grocery-store kirana_store=grocery-store kirana_stor=grocery-store
किराना_दुकानदार=grocer kirana_dukandar=grocer किराना_दुकानदारों=grocers जनरल_स्टोर=grocery-store परचून=grocery parchun=grocery स्टोर=store बाजार=market-stall bazaar=market-stall
bazar=market-stall bajaar=market-stall bajar=market-stall बाज़ार=market-stall मंडी=wholesale-market mandi=wholesale-market मंडी_भाव=market-price mandi_bhav=market-price
mandi_bhaav=market-price मंडी_का_भाव=market-price mandi_ka_bhav=market-price मेला=fair mela=fair रेहड़ी=street-stall रेहडी=street-stall rehdi=street-stall ठेला=street-stall
thela=street-stall ठेले=street-stalls thele=street-stalls ठेलेवाला=street-vendor thelewala=street-vendor thelevala=street-vendor रेहड़ी-पटरी=street-stall रेहड़ी_पटरी=street-stall
रेहडी-पटरी=street-stall रेहडी_पटरी=street-stall फेरीवाला=street-vendor pheriwala=street-vendor pherivala=street-vendor feriwala=street-vendor ferivala=street-vendor सब्जीवाला=greengrocer
sabziwala=greengrocer sabzivala=greengrocer sabjiwala=greengrocer sabjivala=greengrocer विक्रेता=seller vikreta=seller बेचने_वाला=seller bechne_wala=seller bechne_vala=seller
बेचने_वाले=seller bechne_wale=seller bechne_vale=seller बेचने_वालों=sellers bechne_walon=sellers bechne_valon=sellers खरीदार=buyer kharidar=buyer khareedar=buyer खरीददार=buyer थोक=wholesale
thok=wholesale थोक_व्यापारी=wholesaler thok_vyapari=wholesaler थोक_विक्रेता=wholesaler खुदरा=retail khudra=retail आपूर्तिकर्ता=supplier apurtikarta=supplier सप्लायर=supplier माल=stock
maal=stock mal=stock सामान=item saman=item samaan=item चीज=item cheez=item chiz=item cheej=item chij=item उत्पाद=product utpad=product utpaad=product वस्तु=item vastu=item स्टॉक=stock
इन्वेंट्री=inventory भंडार=stock bhandar=stock गोदाम=warehouse godam=warehouse godaam=warehouse godown=warehouse godovn=warehouse बिक्री=sale bikri=sale बिक्रियां=sales खरीद=purchase
kharid=purchase खरीदारी=shopping kharidari=shopping कीमत=price keemat=price kimat=price कीमतों=prices क़ीमत=price दाम=price daam=price भाव=price bhav=price bhaav=price रेट=price छूट=discount
chhoot=discount chhut=discount ऑफर=discount कूपन=coupon लॉयल्टी=loyalty ऑर्डर=order आर्डर=order डिलीवरी=delivery डिलिवरी=delivery होम_डिलीवरी=home-delivery डिलीवरी_बॉय=courier पार्सल=parcel
कूरियर=courier बिल=bill बिलिंग=invoicing रसीद=receipt rasid=receipt raseed=receipt चालान=invoice chalan=invoice chalaan=invoice इनवॉइस=invoice जीएसटी=vat gst=vat टैक्स=tax
कर_विवरण=tax-return कोटेशन=quote कैटलॉग=catalogue सूची=list suchi=list soochi=list लिस्ट=list खरीदारी_की_सूची=shopping-list kharidari_ki_suchi=shopping-list सामान_की_सूची=shopping-list
saman_ki_list=shopping-list कपड़ा=garment कपडा=garment kapda=garment कपड़े=garments कपडे=garments kapde=garments कपड़ों=garments कपडों=garments kapdon=garments कपड़ों_की_दुकान=clothing-shop
कपडों_की_दुकान=clothing-shop kapdon_ki_dukan=clothing-shop kapde_ki_dukan=clothing-shop kapdo_ki_dukan=clothing-shop कपड़े_की_दुकान=clothing-shop कपडे_की_दुकान=clothing-shop साड़ी=saree
साडी=saree saree=saree sari=saree जूता=shoe joota=shoe juta=shoe जूते=shoes joote=shoes jute=shoes आभूषण=jewellery abhushan=jewellery गहना=jewellery गहने=jewellery gahne=jewellery
ज्वैलरी=jewellery सुनार=jeweller sunar=jeweller sunaar=jeweller हस्तशिल्प=handicraft hastshilp=handicraft hastashilp=handicraft कारीगर=craftsman karigar=craftsman kaarigar=craftsman
शिल्पकार=craftsman shilpkar=craftsman बुनकर=weaver bunkar=weaver मिठाई=sweet-shop mithai=sweet-shop मिठाई_की_दुकान=sweet-shop mithai_ki_dukan=sweet-shop mithai_ki_dukaan=sweet-shop
हलवाई=confectioner halwai=confectioner halvai=confectioner मेडिकल_स्टोर=pharmacy दवा_की_दुकान=pharmacy dawa_ki_dukan=pharmacy dava_ki_dukan=pharmacy dawai_ki_dukan=pharmacy
davai_ki_dukan=pharmacy हार्डवेयर_की_दुकान=hardware-store hardware_ki_dukan=hardware-store hardvare_ki_dukan=hardware-store पुरानी_किताब=used-book purani_kitab=used-book
purani_kitaab=used-book पुरानी_किताबें=used-books purani_kitaben=used-books purani_kitabein=used-books पुरानी_चीजें=used-items purani_cheezen=used-items purani_chizen=used-items
purani_cheejen=used-items purani_chijen=used-items पुराने_कपड़े=used-clothes पुराने_कपडे=used-clothes purane_kapde=used-clothes सेकेंड_हैंड=secondhand~ कबाड़=scrap कबाड=scrap kabad=scrap
kabaad=scrap कबाड़ी=scrap-collector कबाडी=scrap-collector kabadi=scrap-collector kabaadi=scrap-collector कबाड़ीवाला=scrap-collector कबाडीवाला=scrap-collector kabadiwala=scrap-collector
kabadivala=scrap-collector kabaadiwala=scrap-collector kabaadivala=scrap-collector नीलामी=auction neelami=auction nilami=auction बोली=bid boli=bid
पैसा=money paisa=money पैसे=money paise=money पैसों=money paison=money रकम=amount rakam=amount नकद=cash-payment nakad=cash-payment nagad=cash-payment भुगतान=payment bhugtan=payment
bhugtaan=payment पेमेंट=payment यूपीआई=upi-payment ऑनलाइन_भुगतान=online-payment online_bhugtan=online-payment उधार=debt udhaar=debt udhar=debt उधारी=debt udhari=debt udhaari=debt कर्ज=debt
karz=debt karj=debt karza=debt karja=debt कर्ज़=debt ऋण=loan rin=loan लोन=loan ब्याज=interest-rate byaj=interest-rate किस्त=instalment kist=instalment ईएमआई=instalment
बकाया=outstanding-payment bakaya=outstanding-payment बाकी=outstanding-payment baki=outstanding-payment baaki=outstanding-payment खाता=ledger khata=ledger khaata=ledger बहीखाता=ledger
bahikhata=ledger bahi_khata=ledger बही_खाता=ledger खाता_बही=ledger khata_bahi=ledger हिसाब=ledger hisab=ledger hisaab=ledger हिसाब_किताब=bookkeeping hisab_kitab=bookkeeping
hisaab_kitaab=bookkeeping हिसाब-किताब=bookkeeping hisab-kitab=bookkeeping hisaab-kitaab=bookkeeping लेखा=accounting lekha=accounting मुनीम=bookkeeper munim=bookkeeper muneem=bookkeeper
लेखाकार=accountant lekhakar=accountant अकाउंटेंट=accountant आय=income aay=income ay=income आमदनी=income aamdani=income amdani=income कमाई=income kamai=income kamaai=income खर्च=expense
kharch=expense खर्चा=expense kharcha=expense खर्चे=expenses kharche=expenses खर्चों=expenses kharchon=expenses घर_का_खर्च=household-expense ghar_ka_kharch=household-expense
ghar_ka_kharcha=household-expense घर_के_खर्च=household-expense ghar_ke_kharch=household-expense ghar_ke_kharche=household-expense घरेलू_खर्च=household-expense
gharelu_kharch=household-expense साझा_खर्च=shared-expense बजट=budget बचत=saving bachat=saving निवेश=investment nivesh=investment म्यूचुअल_फंड=mutual-fund शेयर_बाजार=stock-portfolio
share_bazaar=stock-portfolio share_bazar=stock-portfolio share_bajaar=stock-portfolio share_bajar=stock-portfolio share_market=stock-portfolio शेयर=stock-portfolio बैंक=bank-account
बैंक_खाता=bank-account bank_khata=bank-account मुनाफा=profit munafa=profit मुनाफ़ा=profit लाभ=profit labh=profit नुकसान=loss nuksan=loss nuksaan=loss घाटा=loss ghata=loss
चिट_फंड=savings-group कमेटी=savings-group स्वयं_सहायता_समूह=self-help-group swayam_sahayata_samuh=self-help-group svayam_sahayata_samuh=self-help-group दान=donation daan=donation
dan=donation चंदा=donation chanda=donation दानदाता=donor daandata=donor dandata=donor पेंशन=pension जेब_खर्च=pocket-money jeb_kharch=pocket-money सब्सिडी=subsidy शुल्क=fee shulk=fee फीस=fee
fees=fee fis=fee फ़ीस=fee सदस्यता=membership sadasyata=membership सब्सक्रिप्शन=subscription
समय_सारणी=timetable samay_sarni=timetable samay_saarni=timetable अपॉइंटमेंट=appointment मुलाकात=appointment mulakat=appointment mulaqat=appointment मीटिंग=meeting बैठक=meeting
baithak=meeting बुकिंग=booking आरक्षण=booking aarakshan=booking arakshan=booking रिमाइंडर=reminder याद=reminder सूचना=notification suchna=notification soochna=notification
नोटिफिकेशन=notification अलर्ट=alert संदेश=message sandesh=message मैसेज=message एसएमएस=text-message ईमेल=email कॉल=call चैट=chat कैलेंडर=calendar योजना=plan yojana=plan
सरकारी_योजना=government-scheme sarkari_yojana=government-scheme कार्य=task karya=task टास्क=task परियोजना=project pariyojana=project प्रोजेक्ट=project लक्ष्य=goal lakshya=goal आदत=habit
aadat=habit adat=habit दिनचर्या=routine dincharya=routine चुनौती=challenge chunauti=challenge इनाम=reward inaam=reward inam=reward पुरस्कार=reward puraskar=reward दस्तावेज=document
dastavej=document dastavez=document dastawez=document dastawej=document दस्तावेज़=document कागज=document kagaz=document kagaj=document कागजात=documents kagzat=documents kagjat=documents
फाइल=file फ़ाइल=file प्रमाणपत्र=certificate praman_patra=certificate pramanpatra=certificate प्रमाण_पत्र=certificate अनुबंध=contract anubandh=contract समझौता=agreement samjhauta=agreement
कॉन्ट्रैक्ट=contract हस्ताक्षर=signature hastakshar=signature सहमति=consent sahmati=consent रिपोर्ट=report रिकॉर्ड=record आंकड़े=statistics आंकडे=statistics aankde=statistics
ankde=statistics आँकड़े=statistics आँकडे=statistics सर्वे=survey सर्वेक्षण=survey sarvekshan=survey फॉर्म=form प्रश्नावली=questionnaire prashnavali=questionnaire समीक्षा=review
samiksha=review रेटिंग=rating राय=opinion फीडबैक=feedback सुझाव=suggestion sujhav=suggestion शिकायत=complaint shikayat=complaint शिकायतें=complaints shikayaten=complaints
shikayatein=complaints समस्या=issue samasya=issue परेशानी=issue pareshani=issue सवाल=question sawal=question saval=question sawaal=question savaal=question प्रश्न=question prashn=question
जवाब=answer jawab=answer javab=answer jawaab=answer javaab=answer उत्तर=answer uttar=answer मदद=help madad=help सहायता=help sahayata=help ग्राहक_सेवा=customer-service
grahak_seva=customer-service ग्राहक_सहायता=customer-support हेल्पडेस्क=help-desk अनुमोदन=approval anumodan=approval मंजूरी=approval manzoori=approval manzuri=approval manjoori=approval
manjuri=approval स्वीकृति=approval swikriti=approval svikriti=approval प्रतीक्षा_सूची=waiting-list pratiksha_suchi=waiting-list वेटिंग_लिस्ट=waiting-list कतार=queue katar=queue
लाइन_में_लगे=queue टोकन=queue-ticket खोज=search khoj=search नक्शा=map naksha=map मैप=map जगह=place jagah=place स्थान=place sthan=place sthaan=place पता=address लोकेशन=location रास्ता=route
rasta=route raasta=route रूट=route फोटो=photo फ़ोटो=photo तस्वीर=photo tasveer=photo tasvir=photo चित्र=picture chitra=picture वीडियो=video ऑडियो=audio-recording आवाज=voice aawaz=voice
awaz=voice aavaz=voice avaz=voice aawaj=voice awaj=voice avaj=voice awaaz=voice avaaz=voice awaaj=voice आवाज़=voice आवाज_से=by-voice aawaz_se=by-voice awaz_se=by-voice aavaz_se=by-voice
avaz_se=by-voice aawaj_se=by-voice awaj_se=by-voice awaaz_se=by-voice avaaz_se=by-voice awaaj_se=by-voice बोलकर=by-voice bolkar=by-voice बोल_कर=by-voice bol_kar=by-voice
वीडियो_कॉल=video-call बारकोड=barcode क्यूआर_कोड=qr-code पासवर्ड=password लॉगिन=login प्रोफाइल=profile अकाउंट=user-account नोट=note नोट्स=notes डायरी=diary समाचार=news samachar=news खबर=news
khabar=news भाषा=language bhasha=language भाषाओं=languages bhashaon=languages कई_भाषाओं=several-languages kai_bhashaon=several-languages kai_bhasha=several-languages
स्थानीय_भाषा=local-language sthaniya_bhasha=local-language हिंदी=hindi hindi=hindi हिन्दी=hindi अंग्रेजी=english angrezi=english angreji=english अंग्रेज़ी=english मातृभाषा=mother-tongue
matrubhasha=mother-tongue शब्द=word shabd=word shabdh=word अनुवाद=translation anuvad=translation anuvaad=translation बैठक_नोट्स=meeting-notes
किसान=farmer kisan=farmer kisaan=farmer किसानों=farmers kisano=farmers kisanon=farmers kisaano=farmers kisaanon=farmers किसानो=farmers खेती=farming kheti=farming कृषि=agriculture
krishi=agriculture खेत=field khet=field फसल=crop fasal=crop फ़सल=crop बीज=seed beej=seed bij=seed खाद=fertiliser khaad=fertiliser khad=fertiliser उर्वरक=fertiliser urvarak=fertiliser
कीटनाशक=pesticide kitnashak=pesticide keetnashak=pesticide कीड़ा=pest कीडा=pest keeda=pest kida=pest कीट=pest keet=pest कीड़े=pests कीडे=pests keede=pests kide=pests फसल_रोग=crop-disease
fasal_rog=crop-disease पौधा=plant paudha=plant पौधे=plants paudhe=plants पेड़=tree पेड=tree ped=tree फूल=flower phool=flower phul=flower फल=fruit फलों=fruits falon=fruits phalon=fruits
सब्जी=vegetable sabzi=vegetable sabji=vegetable सब्ज़ी=vegetable सब्जियां=vegetables sabziyan=vegetables sabjiyan=vegetables अनाज=grain anaj=grain anaaj=grain गेहूं=wheat gehu=wheat
gehun=wheat गेहूँ=wheat चावल=rice chawal=rice chaval=rice धान=rice-crop dhan=rice-crop dhaan=rice-crop दाल=lentil daal=lentil dal=lentil प्याज=onion pyaz=onion pyaj=onion टमाटर=tomato
tamatar=tomato आलू=potato aloo=potato alu=potato aalu=potato आम_का_बाग=mango-orchard बाग=orchard baag=orchard बगीचा=garden bagicha=garden बागवानी=gardening bagwani=gardening
bagvani=gardening baagwani=gardening baagvani=gardening नर्सरी_के_पौधे=plant-nursery माली=gardener मिट्टी=soil mitti=soil मिट्टी_की_जांच=soil-test mitti_ki_janch=soil-test
mitti_ki_jaanch=soil-test मिट्टी_की_नमी=soil-moisture mitti_ki_nami=soil-moisture नमी=moisture nami=moisture सिंचाई=irrigation sinchai=irrigation पानी=water paani=water pani=water
पानी_की_टंकी=water-tank pani_ki_tanki=water-tank paani_ki_tanki=water-tank टंकी=tank tanki=tank कुआं=well kuan=well बोरवेल=borewell borewell=borewell borevell=borewell मोटर=motor पंप=pump
ट्रैक्टर=tractor कृषि_उपकरण=farm-machine krishi_upkaran=farm-machine मौसम=weather mausam=weather mosam=weather बारिश=rain baarish=rain barish=rain तापमान=temperature tapman=temperature
taapman=temperature कटाई=harvest katai=harvest kataai=harvest बुवाई=sowing buvai=sowing buwai=sowing पशु=animal pashu=animal पशुओं=animals pashuon=animals जानवर=animal janwar=animal
janvar=animal jaanwar=animal jaanvar=animal मवेशी=cattle maveshi=cattle पशुपालक=livestock-farmer pashupalak=livestock-farmer पशुपालन=livestock pashupalan=livestock डेयरी=dairy-farm दूध=milk
doodh=milk dudh=milk दूधवाला=milkman doodhwala=milkman dudhwala=milkman doodhvala=milkman dudhvala=milkman दूध_वाला=milkman doodh_wala=milkman dudh_wala=milkman doodh_vala=milkman
dudh_vala=milkman दूध_वाले=milkman doodh_wale=milkman dudh_wale=milkman doodh_vale=milkman dudh_vale=milkman गाय=cow gaay=cow गायों=cows gaayon=cows gayon=cows भैंस=buffalo bhains=buffalo
भैंसों=buffaloes bhainson=buffaloes बकरी=goat bakri=goat बकरियों=goats bakriyon=goats भेड़=sheep भेड=sheep bhed=sheep मुर्गी=chicken murgi=chicken मुर्गी_पालन=poultry-farm
murgi_palan=poultry-farm मुर्गियां=chickens अंडा=egg anda=egg अंडे=eggs ande=eggs मछली=fish machhli=fish machli=fish मछली_पालन=aquaculture machhli_palan=aquaculture machli_palan=aquaculture
मछुआरा=fisherman machhuara=fisherman machuara=fisherman मछुआरे=fishermen machhuare=fishermen मछुआरों=fishermen machhuaron=fishermen मधुमक्खी=bee madhumakkhi=bee मधुमक्खी_पालन=beekeeping
madhumakkhi_palan=beekeeping मधुमक्खी_पालक=beekeeper madhumakkhi_palak=beekeeper शहद=honey shahad=honey shehad=honey छत्ता=beehive जंगल=forest jungle=forest jangal=forest
डॉक्टर=doctor डॉक्टरों=doctors doctoron=doctors डाक्टर=doctor चिकित्सक=doctor chikitsak=doctor चिकित्सा=medical~ chikitsa=medical~ वैद्य=ayurvedic-doctor vaidya=ayurvedic-doctor
आयुर्वेद=ayurvedic-clinic ayurved=ayurvedic-clinic मरीज=patient mareez=patient mariz=patient mareej=patient marij=patient मरीज़=patient रोगी=patient rogi=patient अस्पताल=hospital
aspatal=hospital क्लिनिक=clinic दवाखाना=clinic dawakhana=clinic davakhana=clinic नर्स=nurse आशा_कार्यकर्ता=community-health-worker asha_karyakarta=community-health-worker
आशा_कार्यकर्ताओं=community-health-workers आंगनवाड़ी=childcare-centre आंगनवाडी=childcare-centre anganwadi=childcare-centre anganvadi=childcare-centre aanganwadi=childcare-centre
aanganvadi=childcare-centre आंगनवाड़ी_कार्यकर्ता=childcare-worker आंगनवाडी_कार्यकर्ता=childcare-worker anganwadi_karyakarta=childcare-worker anganvadi_karyakarta=childcare-worker दाई=midwife
दंत_चिकित्सक=dentist डेंटिस्ट=dentist दांत=tooth daant=tooth dant=tooth दांतों_के_डॉक्टर=dentist daanton_ke_doctor=dentist danton_ke_doctor=dentist फिजियोथेरेपिस्ट=physiotherapist
दवा=medication dawa=medication dava=medication दवाई=medication dawai=medication davai=medication दवाइयां=medications dawaiyan=medications davaiyan=medications दवाइयों=medications
dawaiyon=medications davaiyon=medications दवाएं=medications गोली=tablet-dose goli=tablet-dose फार्मेसी=pharmacy केमिस्ट=pharmacist पर्ची=prescription parchi=prescription parcha=prescription
पर्चा=prescription बीमारी=disease bimari=disease beemari=disease रोग=disease rog=disease बुखार=fever bukhar=fever bukhaar=fever दर्द=pain dard=pain लक्षण=symptom lakshan=symptom खून=blood
khoon=blood khun=blood रक्त=blood rakt=blood रक्तदान=blood-donation raktdan=blood-donation raktdaan=blood-donation रक्तदाता=blood-donor raktdata=blood-donor ब्लड_डोनर=blood-donor
ब्लड_बैंक=blood-bank खून_की_जांच=blood-test khoon_ki_janch=blood-test khun_ki_janch=blood-test khoon_ki_jaanch=blood-test khun_ki_jaanch=blood-test जांच=check janch=check jaanch=check
जाँच=check लैब=lab ब्लड_प्रेशर=blood-pressure bp=blood-pressure रक्तचाप=blood-pressure raktchap=blood-pressure शुगर=glucose मधुमेह=diabetes madhumeh=diabetes डायबिटीज=diabetes वजन=weight
wajan=weight vajan=weight wazan=weight vazan=weight वज़न=weight टीका=vaccination teeka=vaccination tika=vaccination टीकाकरण=vaccination tikakaran=vaccination teekakaran=vaccination
गर्भवती=pregnant~ garbhvati=pregnant~ गर्भावस्था=pregnancy garbhavastha=pregnancy माहवारी=period-cycle mahwari=period-cycle mahvari=period-cycle maahvari=period-cycle पीरियड=period-cycle
स्वास्थ्य=health swasthya=health svasthya=health swaasthya=health svaasthya=health सेहत=health sehat=health इलाज=treatment ilaaj=treatment ilaj=treatment उपचार=treatment upchar=treatment
upchaar=treatment ऑपरेशन=surgery एम्बुलेंस=ambulance आपातकाल=emergency aapatkal=emergency apatkal=emergency इमरजेंसी=emergency मानसिक_स्वास्थ्य=mental-health mansik_swasthya=mental-health
mansik_svasthya=mental-health maansik_swasthya=mental-health maansik_svasthya=mental-health तनाव=stress tanav=stress tanaav=stress चिंता=anxiety chinta=anxiety अवसाद=depression
avsaad=depression avsad=depression डिप्रेशन=depression मनोवैज्ञानिक=psychologist manovaigyanik=psychologist काउंसलर=counsellor नशा=addiction nasha=addiction नशा_मुक्ति=addiction-recovery
nasha_mukti=addiction-recovery नींद=sleep neend=sleep nind=sleep मूड=mood देखभाल=care dekhbhal=care dekhbhaal=care देखभाल_करने_वाला=caregiver देखभाल_करने_वाले=caregiver
dekhbhal_karne_wale=caregiver dekhbhal_karne_vale=caregiver देखभालकर्ता=caregiver बुजुर्गों_की_देखभाल=elderly-care bujurgon_ki_dekhbhal=elderly-care buzurgon_ki_dekhbhal=elderly-care
वृद्धाश्रम=nursing-home vriddhashram=nursing-home आया=nanny व्यायाम=exercise vyayam=exercise कसरत=workout kasrat=workout जिम=gym योग=yoga yog=yoga योगा=yoga योग_शिक्षक=yoga-teacher
yog_shikshak=yoga-teacher ध्यान=meditation dhyan=meditation dhyaan=meditation दौड़=run दौड=run daud=run आहार=diet aahar=diet ahar=diet डाइट=diet पोषण=nutrition poshan=nutrition
आहार_विशेषज्ञ=dietitian कदम=step-count kadam=step-count
स्कूल=school विद्यालय=school vidyalay=school vidyalaya=school पाठशाला=school pathshala=school कॉलेज=college विश्वविद्यालय=university vishwavidyalay=university vishvavidyalay=university
कोचिंग=tutoring-centre कोचिंग_सेंटर=tutoring-centre coaching_center=tutoring-centre ट्यूशन=tutoring ट्यूटर=tutor शिक्षक=teacher shikshak=teacher शिक्षिका=teacher shikshika=teacher
अध्यापक=teacher adhyapak=teacher टीचर=teacher मास्टर=teacher गुरु=teacher प्रधानाचार्य=headteacher छात्र=student chhatra=student chatra=student chaatra=student छात्रा=student
विद्यार्थी=student vidyarthi=student vidhyarthi=student स्टूडेंट=student शिक्षा=education shiksha=education पढ़ाई=study-session पढाई=study-session padhai=study-session padhaai=study-session
कक्षा=class kaksha=class क्लास=class पाठ=lesson paath=lesson विषय=school-subject vishay=school-subject पाठ्यक्रम=curriculum pathyakram=curriculum कोर्स=course परीक्षा=exam pariksha=exam
pareeksha=exam एग्जाम=exam प्रतियोगी_परीक्षा=exam pratiyogi_pariksha=exam सरकारी_नौकरी=government-job sarkari_naukri=government-job मॉक_टेस्ट=mock-exam टेस्ट=test क्विज=quiz क्विज़=quiz
अंक=mark नंबर_कार्ड=report-card परिणाम=result parinam=result रिजल्ट=result गृहकार्य=homework grihkarya=homework होमवर्क=homework किताब=book kitab=book kitaab=book पुस्तक=book pustak=book
पुस्तकालय=library pustakalay=library लाइब्रेरी=library कॉपी=exercise-book गणित=maths ganit=maths विज्ञान=science vigyan=science vigyaan=science प्रयोगशाला=laboratory prayogshala=laboratory
शोध=research shodh=research शोधकर्ता=researcher shodhkarta=researcher अनुसंधान=research anusandhan=research नमूना=sample namuna=sample छात्रवृत्ति=scholarship chhatravritti=scholarship
दाखिला=admission dakhila=admission प्रवेश=admission pravesh=admission स्कूल_बस=school-bus स्कूल_फीस=school-fee कौशल=skill kaushal=skill शब्दावली=vocabulary shabdavali=vocabulary कहानी=story
kahani=story kahaani=story कविता=poem kavita=poem लेख=article lekh=article लेखक=writer lekhak=writer निबंध=essay nibandh=essay
khana=meal khaana=meal भोजन=meal bhojan=meal रेस्टोरेंट=restaurant रेस्तरां=restaurant भोजनालय=restaurant bhojanalay=restaurant ढाबा=restaurant dhaba=restaurant ढाबे=restaurants
dhabe=restaurants होटल=hotel कैफे=cafe चाय=tea chai=tea chaay=tea chay=tea चाय_की_दुकान=tea-stall chai_ki_dukan=tea-stall chai_ki_dukaan=tea-stall chai_ki_tapri=tea-stall चायवाला=tea-seller
chaiwala=tea-seller chaivala=tea-seller टपरी=tea-stall tapri=tea-stall टिफिन=tiffin tiffin=tiffin टिफिन_सेवा=meal-delivery tiffin_seva=meal-delivery टिफिन_सर्विस=tiffin-service
tiffin_service=tiffin-service मेस=canteen कैंटीन=canteen रसोई=kitchen rasoi=kitchen किचन=kitchen रसोइया=cook rasoiya=cook बावर्ची=chef bawarchi=chef bavarchi=chef शेफ=chef वेटर=waiter
मेन्यू=menu मेनू=menu टेबल=table व्यंजन=dish vyanjan=dish रेसिपी=recipe पकवान=dish pakwan=dish pakvan=dish विधि=recipe vidhi=recipe सामग्री=ingredient samagri=ingredient मसाला=spice
masala=spice मसाले=spices masale=spices बेकरी=bakery केक=cake रोटी=bread roti=bread नाश्ता=breakfast nashta=breakfast शाकाहारी=vegetarian~ shakahari=vegetarian~ बचा_हुआ_खाना=leftover-meal
bacha_hua_khana=leftover-meal bacha_hua_khaana=leftover-meal बचा_खाना=leftover-meal bacha_khana=leftover-meal कैटरर=caterer केटरिंग=catering
घर=home ghar=home मकान=house makan=house makaan=house मकान_मालिक=landlord makan_malik=landlord makaan_malik=landlord मकान_मालिकों=landlords makan_maliko=landlords makan_malikon=landlords
किरायेदार=tenant kirayedar=tenant kiraayedar=tenant kirayedaar=tenant किराएदार=tenant किराया=rent kiraya=rent kiraaya=rent किराये=rent kiraye=rent किराए=rent kirae=rent फ्लैट=flat
अपार्टमेंट=apartment कमरा=room kamra=room कमरे=rooms kamre=rooms पीजी=hostel पेइंग_गेस्ट=hostel paying_guest=hostel छात्रावास=hostel chhatravas=hostel हॉस्टल=hostel
सोसायटी=housing-association सोसाइटी=housing-association हाउसिंग_सोसायटी=housing-association निवासी=resident niwasi=resident nivasi=resident संपत्ति=property sampatti=property
प्रॉपर्टी=property जमीन=land-plot zameen=land-plot zamin=land-plot jameen=land-plot jamin=land-plot ज़मीन=land-plot प्लॉट=land-plot प्रॉपर्टी_डीलर=real-estate-agent
property_dealer=real-estate-agent रियल_एस्टेट=real-estate बिजली=electricity bijli=electricity बिजली_का_बिल=electricity-bill bijli_ka_bill=electricity-bill बिजली_बिल=electricity-bill
bijli_bill=electricity-bill सौर_ऊर्जा=solar saur_urja=solar solar_urja=solar सोलर_पैनल=solar-panel ऊर्जा=energy urja=energy oorja=energy गैस_सिलेंडर=gas-cylinder कचरा=waste kachra=waste
kachara=waste कूड़ा=waste कूडा=waste kooda=waste kuda=waste पर्यावरण=environment paryavaran=environment प्रदूषण=air-quality pradushan=air-quality घरेलू=household~ gharelu=household~
घर_का_काम=chore ghar_ka_kaam=chore ghar_ka_kam=chore घर_के_काम=chores ghar_ke_kaam=chores ghar_ke_kam=chores कामवाली=cleaner kaamwali=cleaner kamwali=cleaner kaamvali=cleaner kamvali=cleaner
नौकरानी=cleaner naukrani=cleaner बाई=cleaner bai=cleaner चौकीदार=security-guard chowkidar=security-guard chovkidar=security-guard chaukidar=security-guard सफाई=cleaning safai=cleaning
सफाईकर्मी=cleaner safaikarmi=cleaner शादी=wedding shaadi=wedding shadi=wedding विवाह=wedding vivah=wedding दूल्हा=groom दुल्हन=bride dulhan=bride रिश्ता=marriage-match rishta=marriage-match
बारात=wedding-party जन्मदिन=birthday janamdin=birthday janmdin=birthday त्योहार=festival tyohar=festival tyohaar=festival पूजा=worship-service pooja=worship-service puja=worship-service
पंडित=priest pandit=priest मंदिर=temple mandir=temple मस्जिद=mosque masjid=mosque गुरुद्वारा=temple gurudwara=temple gurudvara=temple चर्च=church भक्त=worshipper bhakt=worshipper
मिस्त्री=mechanic mistri=mechanic mistry=mechanic राजमिस्त्री=mason rajmistri=mason मैकेनिक=mechanic बिजली_मिस्त्री=electrician bijli_mistri=electrician इलेक्ट्रीशियन=electrician
बढ़ई=carpenter बढई=carpenter प्लंबर=plumber नलसाज=plumber पेंटर=painter ठेकेदार=contractor thekedar=contractor thekedaar=contractor ठेका=contract theka=contract निर्माण=construction
nirman=construction nirmaan=construction निर्माण_स्थल=construction-site निर्माण_कार्य=construction-project इमारत=building imarat=building सीमेंट=cement ईंट=brick इंजीनियर=engineer
दर्जी=tailor darzi=tailor darji=tailor दर्ज़ी=tailor नाप=measurement naap=measurement माप=measurement maap=measurement सिलाई=tailoring silai=tailoring silaai=tailoring धोबी=laundry
dhobi=laundry लॉन्ड्री=laundry नाई=barber naai=barber nai=barber सैलून=salon ब्यूटी_पार्लर=beauty-salon beauty_parlour=beauty-salon beauty_parlor=beauty-salon पार्लर=beauty-salon
ब्यूटीशियन=beautician मेहंदी=henna-artist mehndi=henna-artist mehendi=henna-artist बाल_कटवाना=haircut baal_katwana=haircut bal_katwana=haircut baal_katvana=haircut bal_katvana=haircut
बाल=hair baal=hair bal=hair मरम्मत=repair marammat=repair रिपेयर=repair रिपेयरिंग=repair मोबाइल_रिपेयर=phone-repair mobile_repair=phone-repair मशीन=machine उपकरण=equipment upkaran=equipment
औजार=hand-tool auzar=hand-tool aujar=hand-tool पुर्जा=spare-part purja=spare-part पुर्जे=spare-parts purje=spare-parts कारखाना=factory karkhana=factory फैक्ट्री=factory उत्पादन=production
utpadan=production निरीक्षण=inspection nirikshan=inspection निरीक्षक=inspector nirikshak=inspector गुणवत्ता=quality-control gunvatta=quality-control रखरखाव=maintenance rakhrakhav=maintenance
rakhrakhaav=maintenance मेंटेनेंस=maintenance खराबी=fault kharabi=fault सेंसर=sensor सुरक्षा=safety suraksha=safety
गाड़ी=vehicle गाडी=vehicle gaadi=vehicle gadi=vehicle gari=vehicle गाड़ियां=vehicles गाडियां=vehicles gaadiyan=vehicles gadiyan=vehicles वाहन=vehicle vaahan=vehicle कार=car बाइक=motorbike
मोटरसाइकिल=motorbike स्कूटर=scooter साइकिल=bicycle ऑटो=auto-rickshaw ऑटो_रिक्शा=auto-rickshaw रिक्शा=rickshaw riksha=rickshaw ई-रिक्शा=e-rickshaw ई_रिक्शा=e-rickshaw टैक्सी=taxi ट्रक=truck
ट्रक_ड्राइवर=truck-driver बस=bus ट्रेन=train रेलगाड़ी=train रेलगाडी=train railgadi=train मेट्रो=metro ड्राइवर=driver चालक=driver chalak=driver यात्री=passenger yatri=passenger
सवारी=passenger sawari=passenger savari=passenger यात्रा=trip yatra=trip yaatra=trip सफर=trip safar=trip पर्यटक=tourist paryatak=tourist पर्यटन=tourism paryatan=tourism
तीर्थ_यात्रा=pilgrimage tirth_yatra=pilgrimage गाइड=tour-guide टिकट=ticket पार्किंग=parking-spot पार्किंग_स्लॉट=parking-spot पेट्रोल=fuel डीजल=fuel ईंधन=fuel indhan=fuel माइलेज=mileage
गैराज=car-workshop गैरेज=car-workshop garaj=car-workshop टायर=tyre सर्विसिंग=car-service परिवहन=transport parivahan=transport ट्रांसपोर्ट=transport माल_ढुलाई=freight ढुलाई=freight
dhulai=freight लिफ्ट=ride कारपूल=carpool सड़क=road सडक=road sadak=road गड्ढा=pothole gaddha=pothole गड्ढे=potholes gaddhe=potholes स्ट्रीट_लाइट=street-light चार्जिंग_स्टेशन=charging-station
इलेक्ट्रिक_गाड़ी=electric-car इलेक्ट्रिक_गाडी=electric-car electric_gaadi=electric-car electric_gadi=electric-car
सरकार=government-office sarkar=government-office सरकारी=government~ sarkari=government~ पंचायत=village-council panchayat=village-council ग्राम_पंचायत=village-council
gram_panchayat=village-council सरपंच=village-mayor sarpanch=village-mayor नगर_पालिका=municipality nagar_palika=municipality नगर_निगम=municipality nagar_nigam=municipality
नगरपालिका=municipality पुलिस=police दमकल=fire-brigade बाढ़=flood बाढ=flood baadh=flood badh=flood आपदा=disaster aapda=disaster apda=disaster राहत=relief rahat=relief चुनाव=election
chunav=election वोट=vote मतदाता=voter matdata=voter राशन=ration राशन_कार्ड=ration-card ration_card=ration-card आधार=identity-card aadhaar=identity-card adhar=identity-card
aadhar=identity-card वकील=lawyer vakil=lawyer wakil=lawyer vakeel=lawyer अदालत=court-case adalat=court-case कोर्ट=court-case मुकदमा=court-case mukadma=court-case mukdama=court-case केस=case
कानून=law kanoon=law kanun=law कानूनी=legal~ kanooni=legal~ kanuni=legal~ नोटरी=notary बीमा=insurance bima=insurance beema=insurance बीमा_एजेंट=insurance-agent bima_agent=insurance-agent
beema_agent=insurance-agent बीमा_दावा=insurance-claim bima_dava=insurance-claim बीमा_पॉलिसी=insurance-policy bima_policy=insurance-policy पॉलिसी=insurance-policy दावा=insurance-claim
प्रीमियम=insurance-premium एनजीओ=ngo गैर_सरकारी_संस्था=ngo अनाथालय=orphanage anathalay=orphanage गरीब=poor~ garib=poor~ gareeb=poor~ जरूरतमंद=person-in-need jaruratmand=person-in-need
zarooratmand=person-in-need zaruratmand=person-in-need jarooratmand=person-in-need ज़रूरतमंद=person-in-need
संगीत=music sangeet=music sangit=music गाना=song gaana=song gana=song गाने=songs gaane=songs gane=songs गायक=singer gayak=singer बैंड=band नृत्य=dance nritya=dance नाच=dance naach=dance
nach=dance नाटक=theatre-play natak=theatre-play naatak=theatre-play कला=art कलाकार=artist kalakar=artist kalaakaar=artist चित्रकार=painter chitrakar=painter फोटोग्राफर=photographer
फोटोग्राफरों=photographers photographeron=photographers संग्रहालय=museum sangrahalay=museum विरासत=heritage virasat=heritage इतिहास=history itihas=history itihaas=history वंशावली=family-tree
vanshavali=family-tree संग्रह=collection sangrah=collection सिक्का=coin sikka=coin सिक्के=coins sikke=coins डाक_टिकट=stamp dak_ticket=stamp पत्रकार=journalist patrakar=journalist
अखबार=newspaper akhbar=newspaper akhbaar=newspaper अखबारवाला=newsagent akhbarwala=newsagent akhbarvala=newsagent पत्रिका=magazine patrika=magazine पॉडकास्ट=podcast यूट्यूबर=youtuber
चैनल=channel ब्लॉग=blog फिल्म=film कार्यक्रम=event karyakram=event आयोजन=event aayojan=event ayojan=event समारोह=event samaroh=event इवेंट=event क्रिकेट=cricket क्रिकेट_टीम=cricket-team
फुटबॉल=football कबड्डी=kabaddi-match kabaddi=kabaddi-match शतरंज=chess shatranj=chess मैच=match टूर्नामेंट=tournament प्रतियोगिता=tournament pratiyogita=tournament खिलाड़ी=player
खिलाडी=player khiladi=player khilaadi=player मैदान=sports-field maidan=sports-field maidaan=sports-field क्लब=club कोच=coach प्रशिक्षक=trainer prashikshak=trainer पहेली=puzzle paheli=puzzle
खिलौना=toy khilauna=toy शौक=hobby shauk=hobby पालतू=pet paltu=pet पालतू_जानवर=pet paltu_janwar=pet paltu_janvar=pet paltu_jaanwar=pet paltu_jaanvar=pet पालतू_जानवरों=pets paltu_janwaron=pets
paltu_janvaron=pets पालतू_पशु=pet कुत्ता=dog kutta=dog कुत्ते=dogs kutte=dogs कुत्तों=dogs kutton=dogs बिल्ली=cat billi=cat पशु_चिकित्सक=veterinarian pashu_chikitsak=veterinarian
पशु_डॉक्टर=veterinarian pashu_doctor=veterinarian आवारा_कुत्ते=stray-dogs aawara_kutte=stray-dogs awara_kutte=stray-dogs aavara_kutte=stray-dogs avara_kutte=stray-dogs डेवलपर=developer
प्रोग्रामर=programmer डिजाइनर=designer कोड=source-code गोपनीय=private~ gopniya=private~ गोपनीयता=privacy gopniyata=privacy प्रचार=marketing prachar=marketing विज्ञापन=ad vigyapan=ad
मार्केटिंग=marketing लीड=lead सेल्स_टीम=sales-team
छोटा=small~ chhota=small~ chota=small~ छोटे=small~ chhote=small~ chote=small~ छोटी=small~ chhoti=small~ choti=small~ बड़ा=big~ बडा=big~ bada=big~ बड़े=big~ बडे=big~ bade=big~ बड़ी=big~
बडी=big~ badi=big~ नया=new~ naya=new~ नए=new~ naye=new~ नयी=new~ nayi=new~ नई=new~ पुराना=old~ purana=old~ पुराने=old~ purane=old~ पुरानी=old~ purani=old~ अच्छा=good~ accha=good~ achha=good~
acha=good~ अच्छे=good~ acche=good~ achhe=good~ अच्छी=good~ acchi=good~ achhi=good~ सस्ता=cheap~ sasta=cheap~ सस्ते=cheap~ saste=cheap~ महंगा=expensive~ mehnga=expensive~ मुफ्त=free~
muft=free~ mufat=free~ मुफ़्त=free~ फ्री=free~ आसान=easy~ aasan=easy~ asan=easy~ aasaan=easy~ सरल=simple~ saral=simple~ तेज=fast~ tez=fast~ tej=fast~ स्थानीय=local~ sthaniya=local~
sthaniy=local~ लोकल=local~ नजदीकी=nearby~ nazdiki=nearby~ najdiki=nearby~ नज़दीकी=nearby~ आसपास=nearby~ aaspaas=nearby~ aspas=nearby~ aas_paas=nearby~ as_pas=nearby~ पास=nearby~ ताजा=fresh~
taza=fresh~ taja=fresh~ taaza=fresh~ taaja=fresh~ ताज़ा=fresh~ ताजी=fresh~ taazi=fresh~ tazi=fresh~ taaji=fresh~ taji=fresh~ जैविक=organic~ jaivik=organic~ ऑर्गेनिक=organic~ सुरक्षित=secure~
surakshit=secure~ निजी=private~ niji=private~ खाली=empty~ khali=empty~ khaali=empty~ जरूरी=important~ zaroori=important~ zaruri=important~ jaroori=important~ jaruri=important~
ज़रूरी=important~ पूरा=complete~ poora=complete~ pura=complete~ पूरे=complete~ poore=complete~ पूरी=complete~ poori=complete~ puri=complete~ अलग=different~ alag=different~ अलग-अलग=different~
अलग_अलग=different~ alag-alag=different~ खास=special~ khaas=special~ khas=special~ भारतीय=indian~ bharatiya=indian~ bhartiya=indian~ भारत=india bharat=india देश=country desh=country
सही=right~ sahi=right~ गलत=wrong~ galat=wrong~ खराब=broken~ kharab=broken~ देसी=local~ desi=local~ घर_का_बना=home-made~ ghar_ka_bana=home-made~ घर_बैठे=online~ ghar_baithe=online~
हाथ_से_बना=handmade~ hath_se_bana=handmade~ हाथ_से_बने=handmade~ hath_se_bane=handmade~ haath_se_bane=handmade~ अकेला=lonely~ अकेले=lonely~ akele=lonely~ मरीजों_का_रिकॉर्ड=patient-records
mareezon_ka_record=patient-records marizon_ka_record=patient-records mareejon_ka_record=patient-records marijon_ka_record=patient-records marijo_ka_record=patient-records
map=map bake=bake! nap=nap bata=notify! mile=get! gin=gin kam_se_kam=at-least
ऐसा=a aisa=a ऐसी=a aisi=a ऐसे=a aise=a एक_ऐसा=a ek_aisa=a एक_ऐसी=a ek_aisi=a ऐप_बनाना_है=app app_banana_hai=app app_banani_hai=app ऐप_बनाना_चाहता_हूं=app app_banana_chahta_hu=app
app_banana_chahta_hun=app ऐप_बनाना_चाहता_हूँ=app app_banana_chahta_hoon=app ऐप_बनाना_चाहती_हूं=app app_banana_chahti_hu=app app_banana_chahti_hoon=app app_banana_chahti_hun=app
ऐप_बनाना_चाहते_हैं=app app_banana_chahte_hai=app app_banana_chahte_hain=app ऐप_चाहिए=app app_chahiye=app app_chaiye=app वेबसाइट_बनाना_है=website website_banana_hai=website
vebsite_banana_hai=website website_banani_hai=website vebsite_banani_hai=website वेबसाइट_बनानी_है=website वेबसाइट_चाहिए=website website_chahiye=website vebsite_chahiye=website
सॉफ्टवेयर_चाहिए=software software_chahiye=software softvare_chahiye=software सिस्टम_चाहिए=system system_chahiye=system बनाना_है=is banana_hai=is बनाना_चाहता_हूं=want banana_chahta_hu=want
banana_chahta_hun=want banana_chahta_hoon=want बनाना_चाहते_हैं=want banana_chahte_hain=want banana_chahte_hai=want ऐप_बना_रहा_हूं=app app_bana_raha_hu=app app_bana_raha_hoon=app
app_bana_raha_hun=app ऐप_बना_रहे_हैं=app app_bana_rahe_hai=app app_bana_rahe_hain=app
logo_ke=people logo_ko=people logo_ke_liye=people log_karna=log! logo=logo society=housing-association societies=housing-associations तारीख=date tarikh=date taareekh=date tareekh=date
taarikh=date साझा=shared~ sajha=shared~ इंस्टॉलेशन=installation दिलाना=find! dilana=find! को_जोड़ना=match! को_जोडना=match! ko_jodna=match! से_जोड़ना=match! से_जोडना=match! se_jodna=match!
को_मिलाना=match! ko_milana=match! से_मिलाना=match! se_milana=match! को_मिलवाना=match! ko_milwana=match! ko_milvana=match! से_मिलवाना=match! se_milwana=match! se_milvana=match! उम्र=age
umra=age नाम=name naam=name nam=name संख्या=number sankhya=number मात्रा=quantity matra=quantity कुल=total kul=total स्थिति=status sthiti=status प्रगति=progress pragati=progress प्रकार=kind
prakar=kind तरीका=way tarika=way tareeka=way जानकारी=information jankari=information jaankari=information विवरण=detail vivaran=detail सलाह=advice salah=advice चेतावनी=alert chetavni=alert
chetavani=alert अभ्यास=exercise abhyas=exercise तैयारी=exam-practice taiyari=exam-practice tayari=exam-practice मॉडल=model फीचर=feature सुविधा=feature suvidha=feature
उपलब्धता=availability uplabdhata=availability उपलब्ध=available~ uplabdh=available~ कमीशन=commission commission=commission दैनिक_रिपोर्ट=daily-report साप्ताहिक_रिपोर्ट=weekly-report
मासिक_रिपोर्ट=monthly-report मासिक_बिल=monthly-bill रोज_का_हिसाब=daily-report roz_ka_hisab=daily-report roj_ka_hisab=daily-report दूध_का_हिसाब=milk-delivery-log
doodh_ka_hisab=milk-delivery-log dudh_ka_hisab=milk-delivery-log उधार_खाता=credit-ledger udhaar_khata=credit-ledger udhar_khata=credit-ledger उधार_का_हिसाब=credit-ledger
उधार_बही=credit-ledger ग्राहकों_का_हिसाब=customer-ledger स्कूल_वैन=school-bus school_van=school-bus schul_van=school-bus बच्चों_की_देखभाल=childcare क्रेच=daycare डे_केयर=daycare
झूला_घर=daycare मिड_डे_मील=school-canteen ब्याज_दर=interest-rate सोना=gold चांदी=silver chandi=silver गिरवी=pawn-shop girvi=pawn-shop साहूकार=moneylender sahukar=moneylender
बकाया_राशि=outstanding-payment bakaya_rashi=outstanding-payment राशि=amount rashi=amount लेनदेन=transaction lenden=transaction len_den=transaction लेन-देन=transaction लेन_देन=transaction
len-den=transaction आयकर=income-tax aaykar=income-tax aykar=income-tax टैक्स_रिटर्न=tax-return रिटर्न=tax-return मजदूरों=workers majdooron=workers majduron=workers mazdooron=workers
mazduron=workers दिहाड़ी=daily-wage दिहाडी=daily-wage dihadi=daily-wage dihaadi=daily-wage दिहाड़ी_मजदूर=day-labourer दिहाडी_मजदूर=day-labourer dihadi_majdoor=day-labourer
dihadi_majdur=day-labourer ओवरटाइम=overtime ईमित्र=citizen-service जन_सेवा_केंद्र=citizen-service
फूलवाला=florist phoolwala=florist phulwala=florist phoolvala=florist phulvala=florist फूल_विक्रेता=florist फूलों_की_दुकान=flower-shop phoolon_ki_dukan=flower-shop phulon_ki_dukan=flower-shop
किताबों_की_दुकान=bookshop kitabon_ki_dukan=bookshop kitabo_ki_dukan=bookshop खिलौनों_की_दुकान=toy-shop मोबाइल_की_दुकान=phone-shop mobile_ki_dukan=phone-shop जूते_की_दुकान=shoe-shop
joote_ki_dukan=shoe-shop jute_ki_dukan=shoe-shop बर्तन=kitchenware bartan=kitchenware फर्नीचर=furniture बुटीक=boutique चप्पल=shoe chappal=shoe पान_की_दुकान=kiosk pan_ki_dukan=kiosk
पानवाला=kiosk paanwala=kiosk panwala=kiosk paanvala=kiosk panvala=kiosk डाकघर=post-office dakghar=post-office डाकिया=postman dakiya=postman चिट्ठी=letter chitthi=letter पत्र=letter
patra=letter कूड़ा_बीनने_वाले=waste-collectors कूडा_बीनने_वाले=waste-collectors रद्दी=waste-paper raddi=waste-paper प्लास्टिक=plastic रीसाइक्लिंग=recycling जल=water बरसात=rain barsaat=rain
barsat=rain सूखा=drought sukha=drought नहर=canal nahar=canal तालाब=pond talab=pond taalaab=pond हल=plough कृषि_सलाह=farming-advice krishi_salah=farming-advice कृषि_वैज्ञानिक=agronomist
मंडियों=wholesale-markets mandiyon=wholesale-markets आढ़ती=commission-agent आढती=commission-agent aadhti=commission-agent adhti=commission-agent arhtiya=commission-agent गन्ना=sugarcane
ganna=sugarcane कपास=cotton kapas=cotton kapaas=cotton मक्का=maize makka=maize सरसों=mustard sarson=mustard मिर्च=chilli mirch=chilli केला=fruit kela=fruit आम=mango सेब=apple अंगूर=grape
angoor=grape angur=grape चारा=fodder गोबर=manure gobar=manure बछड़ा=calf बछडा=calf bachhda=calf घोड़ा=horse घोडा=horse ghoda=horse ऊंट=camel सुअर=pig तोता=parrot tota=parrot पक्षी=bird
pakshi=bird कबूतर=pigeon kabutar=pigeon
दूल्हा-दुल्हन=couple दूल्हा_दुल्हन=couple dulha_dulhan=couple शादी_का_कार्ड=invitation shaadi_ka_card=invitation shadi_ka_card=invitation निमंत्रण=invitation nimantran=invitation
टेंट=tent-rental डीजे=dj सजावट=decoration sajavat=decoration हॉल=venue बैंक्वेट=venue बैंड_बाजा=band मेकअप=makeup-artist फोटोग्राफी=photography कुंडली=horoscope kundli=horoscope
ज्योतिषी=astrologer jyotishi=astrologer ज्योतिष=astrology jyotish=astrology मूर्ति=sculpture murti=sculpture मूर्तिकार=sculptor murtikar=sculptor कुम्हार=potter kumhar=potter
मिट्टी_के_बर्तन=pottery mitti_ke_bartan=pottery चित्रकारी=painting chitrakari=painting पेंटिंग=painting बांसुरी=flute bansuri=flute तबला=tabla tabla=tabla हारमोनियम=harmonium गुरुजी=teacher
guruji=teacher रियाज=practice riyaz=practice riyaj=practice भजन=hymn bhajan=hymn आरती=worship-service aarti=worship-service arti=worship-service सत्संग=congregation satsang=congregation
सेवादार=volunteer sevadar=volunteer भंडारा=community-kitchen bhandara=community-kitchen लंगर=community-kitchen प्रसाद=offering prasad=offering
नर्सिंग_होम=hospital-ward पैथोलॉजी=medical-lab pathology=medical-lab एक्स-रे=x-ray एक्स_रे=x-ray सोनोग्राफी=ultrasound चश्मा=glasses chashma=glasses आंख=eye aankh=eye ankh=eye
आंखों_के_डॉक्टर=optician aankhon_ke_doctor=optician ankhon_ke_doctor=optician होम्योपैथी=homeopath मालिश=massage maalish=massage malish=massage स्पा=spa खांसी=cough khansi=cough
जुकाम=cold-symptom zukam=cold-symptom jukam=cold-symptom दमा=asthma dama=asthma टीबी=tuberculosis मलेरिया=malaria कुपोषण=malnutrition kuposhan=malnutrition प्रसव=birth prasav=birth
नवजात=newborn navjat=newborn शिशु=baby shishu=baby दिव्यांग_बच्चे=disabled-children सांकेतिक_भाषा=sign-language नेत्रहीन=blind~ netraheen=blind~ netrahin=blind~ बहरा=deaf~ अंधा=blind~
शराब=alcohol sharab=alcohol sharaab=alcohol सिगरेट=cigarette आत्महत्या=suicide अकेलापन=loneliness akelapan=loneliness मन=mood मूड_डायरी=mood-diary mood_diary=mood-diary mud_diary=mood-diary
आभार=gratitude aabhar=gratitude abhar=gratitude
पढ़ने_की_आदत=reading-habit पढने_की_आदत=reading-habit स्क्रीन_टाइम=screen-time फोकस=focus-session टू_डू=to-do-list काम_की_सूची=task-list kaam_ki_list=task-list kam_ki_list=task-list
kaam_ki_suchi=task-list kam_ki_suchi=task-list विज्ञापन_एजेंसी=marketing-agency सोशल_मीडिया=social-media पोस्ट=post प्रेस=newspaper रेडियो=radio-station सामुदायिक_रेडियो=community-radio
नाट्य=theatre थिएटर=theatre सिनेमा=cinema पुरातत्व=archaeology अभिलेख=archive-record abhilekh=archive-record पांडुलिपि=manuscript pandulipi=manuscript लोकगीत=folk-song lokgeet=folk-song
lokgit=folk-song लोक_कला=folk-art lok_kala=folk-art दादी_के_नुस्खे=family-recipe dadi_ke_nuskhe=family-recipe नुस्खा=recipe nuskha=recipe नुस्खे=recipes nuskhe=recipes मिलान=match
milan=match प्रयोग=experiment prayog=experiment आंकड़ा=measurement आंकडा=measurement पक्षी_प्रेमी=birdwatcher तारे=stars दूरबीन=telescope ड्रोन=drone रोबोट=robot घंटी=doorbell ताला=lock
taala=lock tala=lock बत्ती=light batti=light पंखा=fan pankha=fan एसी=air-conditioner मीटर=meter बिजली_की_खपत=energy-consumption bijli_ki_khapat=energy-consumption खपत=consumption
khapat=consumption बैटरी=battery इन्वर्टर=inverter जनरेटर=generator बल्ब=light-bulb
पद=position वैकेंसी=vacancy घरेलू_कामगार=domestic-worker ठेकेदारी=contract-work thekedari=contract-work साइट_पर=on-site site_par=on-site लेबर=worker मजदूरों_की_हाजिरी=worker-attendance
majdooron_ki_haziri=worker-attendance majduron_ki_haziri=worker-attendance majdooron_ki_hajiri=worker-attendance majduron_ki_hajiri=worker-attendance
कर्मचारियों_की_हाजिरी=employee-attendance छत=roof chhat=roof दीवार=wall deewar=wall diwar=wall deevar=wall divar=wall वेल्डर=welder वेल्डिंग=welding टाइल=tile इंटीरियर=interior-design
आर्किटेक्ट=architect नक्शानवीस=draughtsman मापतौल=measurement भवन=building bhavan=building लिफ्ट_मरम्मत=elevator-maintenance पानी_का_टैंकर=water-tanker pani_ka_tanker=water-tanker
paani_ka_tanker=water-tanker टैंकर=water-tanker जल_संकट=water-shortage बाढ़_चेतावनी=flood-warning बाढ_चेतावनी=flood-warning राहत_शिविर=relief-camp शिविर=camp shivir=camp
रक्तदान_शिविर=blood-drive पौधारोपण=tree-planting वोटिंग=voting प्रस्ताव=proposal prastav=proposal फैसला=decision faisla=decision समिति=committee samiti=committee सहकारी=cooperative
sahkari=cooperative सहकारी_समिति=cooperative sahkari_samiti=cooperative दूध_सहकारी=dairy-cooperative पंजीकरण=registration panjikaran=registration लाइसेंस=licence
ड्राइविंग_स्कूल=driving-school ड्राइविंग_लाइसेंस=driving-licence पासपोर्ट=passport वीजा=visa-application उड़ान=flight उडान=flight udaan=flight udan=flight सामान_पैकिंग=packing-list
यात्रा_योजना=itinerary होमस्टे=homestay ट्रेकिंग=hiking-trip पहाड़=mountain पहाड=mountain pahad=mountain
मोहल्ले=neighbourhood mohalle=neighbourhood चाय_वाला=tea-seller chai_wala=tea-seller chai_vala=tea-seller चाय_वाले=tea-seller chai_wale=tea-seller chai_vale=tea-seller चाय_वालों=tea-sellers
chai_walo=tea-sellers chai_valo=tea-sellers chai_walon=tea-sellers chai_valon=tea-sellers सब्जी_वाला=greengrocer sabzi_wala=greengrocer sabzi_vala=greengrocer sabji_wala=greengrocer
sabji_vala=greengrocer सब्जी_वाले=greengrocer sabzi_wale=greengrocer sabzi_vale=greengrocer sabji_wale=greengrocer sabji_vale=greengrocer सब्जी_वालों=greengrocers sabzi_walon=greengrocers
sabzi_valon=greengrocers sabji_walon=greengrocers sabji_valon=greengrocers sabzi_walo=greengrocers sabzi_valo=greengrocers sabji_walo=greengrocers sabji_valo=greengrocers
पानी_के_टैंकर=water-tanker pani_ke_tanker=water-tanker पेपर_वाला=newsagent paper_wala=newsagent paper_vala=newsagent कबाड़_वाला=scrap-collector कबाड_वाला=scrap-collector
ठेले_वाले=street-vendor thele_wale=street-vendor thele_vale=street-vendor ठेले_वालों=street-vendors thele_walon=street-vendors thele_valon=street-vendors thele_walo=street-vendors
thele_valo=street-vendors
कारखाने=factory karkhane=factory रास्ते=route raste=route raaste=route नक्शे=map nakshe=map टीके=vaccination teeke=vaccination tike=vaccination बगीचे=garden bagiche=garden इलाका=area
ilaka=area ilaaka=area इलाके=area ilake=area ilaake=area मुकदमे=court-case mukadme=court-case मुकदमों=court-cases mukadmon=court-cases दावे=insurance-claims जिला=district jila=district
zila=district जिले=district jile=district zile=district दवाखाने=clinic dawakhane=clinic davakhane=clinic मैदानों=sports-fields
का_ऐप=app का_एप=app का_सिस्टम=system का_प्लेटफॉर्म=platform का_वेबसाइट=website का_सॉफ्टवेयर=software का_टूल=tool का_बॉट=bot की_ऐप=app की_एप=app की_सिस्टम=system की_प्लेटफॉर्म=platform
की_वेबसाइट=website की_सॉफ्टवेयर=software की_टूल=tool की_बॉट=bot वाला_ऐप=app वाला_एप=app वाला_सिस्टम=system वाला_प्लेटफॉर्म=platform वाला_वेबसाइट=website वाला_सॉफ्टवेयर=software वाला_टूल=tool
वाला_बॉट=bot वाली_ऐप=app वाली_एप=app वाली_सिस्टम=system वाली_प्लेटफॉर्म=platform वाली_वेबसाइट=website वाली_सॉफ्टवेयर=software वाली_टूल=tool वाली_बॉट=bot करने_वाला_ऐप=app करने_वाला_एप=app
करने_वाला_सिस्टम=system करने_वाला_प्लेटफॉर्म=platform करने_वाला_वेबसाइट=website करने_वाला_सॉफ्टवेयर=software करने_वाला_टूल=tool करने_वाला_बॉट=bot करने_वाली_ऐप=app करने_वाली_एप=app
करने_वाली_सिस्टम=system करने_वाली_प्लेटफॉर्म=platform करने_वाली_वेबसाइट=website करने_वाली_सॉफ्टवेयर=software करने_वाली_टूल=tool करने_वाली_बॉट=bot ka_app=app ka_system=system
ka_platform=platform ka_website=website ka_software=software ka_tool=tool ka_bot=bot ka_portal=portal ka_marketplace=marketplace ki_app=app ki_system=system ki_platform=platform
ki_website=website ki_software=software ki_tool=tool ki_bot=bot ki_portal=portal ki_marketplace=marketplace wala_app=app wala_system=system wala_platform=platform wala_website=website
wala_software=software wala_tool=tool wala_bot=bot wala_portal=portal wala_marketplace=marketplace wali_app=app wali_system=system wali_platform=platform wali_website=website
wali_software=software wali_tool=tool wali_bot=bot wali_portal=portal wali_marketplace=marketplace vala_app=app vala_system=system vala_platform=platform vala_website=website
vala_software=software vala_tool=tool vala_bot=bot vala_portal=portal vala_marketplace=marketplace vali_app=app vali_system=system vali_platform=platform vali_website=website
vali_software=software vali_tool=tool vali_bot=bot vali_portal=portal vali_marketplace=marketplace karne_wala_app=app karne_wala_system=system karne_wala_platform=platform
karne_wala_website=website karne_wala_software=software karne_wala_tool=tool karne_wala_bot=bot karne_wala_portal=portal karne_wala_marketplace=marketplace karne_wali_app=app
karne_wali_system=system karne_wali_platform=platform karne_wali_website=website karne_wali_software=software karne_wali_tool=tool karne_wali_bot=bot karne_wali_portal=portal
karne_wali_marketplace=marketplace का_एक_ऐप=app का_एक_एप=app का_एक_सिस्टम=system का_एक_प्लेटफॉर्म=platform का_एक_वेबसाइट=website का_एक_सॉफ्टवेयर=software का_एक_टूल=tool का_एक_बॉट=bot
ka_ek_app=app ka_ek_system=system ka_ek_platform=platform ka_ek_website=website ka_ek_software=software ka_ek_tool=tool ka_ek_bot=bot ka_ek_portal=portal ka_ek_marketplace=marketplace
ki_ek_app=app ki_ek_system=system ki_ek_platform=platform ki_ek_website=website ki_ek_software=software ki_ek_tool=tool ki_ek_bot=bot ki_ek_portal=portal ki_ek_marketplace=marketplace
पहले=the pehle=the pahle=the पहले_से=the pehle_se=the बाद=the baad=the पसंद=favourite~ pasand=favourite~ पसंद_करना=choose! pasand_karna=choose! सा=the sa=the सी=the si=the लाइन=queue
मंडली=group mandali=group आवारा=stray~ aawara=stray~ awara=stray~ aavara=stray~ avara=stray~ आवारा_कुत्तों=stray-dogs aawara_kutton=stray-dogs awara_kutton=stray-dogs
aavara_kutton=stray-dogs avara_kutton=stray-dogs main=i pg=hostel किराए_पर=rental~ kiraye_par=rental~ kirae_par=rental~ किराये_पर=rental~ on_off_karna=switch-on! चालू_बंद_करना=switch-on!
chalu_band_karna=switch-on! जानना=know! janna=know! मिलकर_खरीदना=buy! बारी=turn घर_से_काम=remote-work ghar_se_kaam=remote-work ghar_se_kam=remote-work जोखिम=risk jokhim=risk मुनाफे=profit
munafe=profit दूर=the दूर_के=remote~ पास_के=nearby~ paas_ke=nearby~ pas_ke=nearby~ आसपास_के=nearby~ aaspaas_ke=nearby~ aspas_ke=nearby~ aas_paas_ke=nearby~ as_pas_ke=nearby~ नजदीक=nearby~
nazdeek=nearby~ nazdik=nearby~ najdeek=nearby~ najdik=nearby~ बीमार=sick~ bimar=sick~ beemar=sick~ थका=tired~ व्यस्त=busy~ vyast=busy~ बेरोजगार=jobseeker berojgar=jobseeker
berozgar=jobseeker अनपढ़=illiterate~ अनपढ=illiterate~ anpadh=illiterate~ अंग्रेजी_सीखना=english-lesson angrezi_seekhna=english-lesson angrezi_sikhna=english-lesson
angreji_seekhna=english-lesson angreji_sikhna=english-lesson सीखने_वाले=learner seekhne_wale=learner sikhne_wale=learner seekhne_vale=learner sikhne_vale=learner पढ़ने_वाले=student
पढने_वाले=student padhne_wale=student padhne_vale=student चलाने_वाले=operator chalane_wale=operator chalane_vale=operator चलाने_वालों=operators chalane_walon=operators
chalane_valon=operators बनाने_वाले=maker banane_wale=maker banane_vale=maker बनाने_वालों=makers banane_walon=makers banane_valon=makers रहने_वाले=resident rehne_wale=resident
rehne_vale=resident rahne_wale=resident rahne_vale=resident रहने_वालों=residents rehne_walon=residents rehne_valon=residents काम_करने_वाले=worker kaam_karne_wale=worker kam_karne_wale=worker
kaam_karne_vale=worker kam_karne_vale=worker काम_करने_वालों=workers kaam_karne_walon=workers kam_karne_walon=workers kaam_karne_valon=workers kam_karne_valon=workers खरीदने_वाले=buyer
kharidne_wale=buyer kharidne_vale=buyer खरीदने_वालों=buyers किराए_पर_रहने_वाले=tenant गाड़ी_चलाने_वाले=driver गाडी_चलाने_वाले=driver gaadi_chalane_wale=driver gadi_chalane_wale=driver
gaadi_chalane_vale=driver gadi_chalane_vale=driver ऑटो_वाले=auto-rickshaw-driver auto_wale=auto-rickshaw-driver auto_vale=auto-rickshaw-driver auto_wala=auto-rickshaw-driver
auto_vala=auto-rickshaw-driver ऑटो_चालक=auto-rickshaw-driver auto_chalak=auto-rickshaw-driver टैक्सी_वाले=taxi-driver taxi_wale=taxi-driver taxi_vale=taxi-driver दुकान_वाले=shopkeeper
dukan_wale=shopkeeper dukan_vale=shopkeeper dukaan_wale=shopkeeper dukaan_vale=shopkeeper होटल_वाले=hotel-manager hotel_wale=hotel-manager hotel_vale=hotel-manager घर_वाले=family
ghar_wale=family ghar_vale=family
पुरानी_गाड़ी=used-car पुरानी_गाडी=used-car purani_gaadi=used-car purani_gadi=used-car पुरानी_कार=used-car purani_car=used-car पुरानी_गाड़ियां=used-cars पुरानी_गाडियां=used-cars
purani_gaadiyan=used-cars purani_gadiyan=used-cars पुराना_सामान=used-item purana_saman=used-item purana_samaan=used-item पुराने_सामान=used-item purane_saman=used-item purane_samaan=used-item
पुराना_फोन=used-phone purana_phone=used-phone purana_mobile=used-phone पुराने_फोन=used-phones purane_phone=used-phones purane_mobile=used-phones पुराने_सिक्के=coins purane_sikke=coins
पहाड़ा=times-table पहाडा=times-table pahada=times-table पहाड़े=times-tables पहाडे=times-tables pahade=times-tables
शेड्यूल=schedule मैनेजमेंट=management ट्रैकर=tracker ट्रैकिंग=tracking प्लानर=planner प्लानिंग=planning टाइमर=timer जॉब=job जॉब_कार्ड=job-card स्पेयर_पार्ट्स=spare-parts
स्पेयर_पार्ट=spare-part कम्युनिटी=community हेल्थ=health फिटनेस=fitness वर्कआउट=workout ट्रेनर=trainer पर्सनल_ट्रेनर=personal-trainer स्टूडियो=studio ग्रेड=grade पेपर=exam-paper
क्वेश्चन_पेपर=exam-paper question_paper=exam-paper प्रश्न_पत्र=exam-paper prashn_patra=exam-paper मार्क्स=grades रिपोर्ट_कार्ड=report-card काउंसलिंग=counselling इन्वेस्टमेंट=investment
क्रेडिट_कार्ड=credit-card कार्ड=card गिफ्ट_कार्ड=gift-card मेंबरशिप=membership पैकेज=package डिस्काउंट=discount कमेंट=comment लाइव=live~ कंटेंट=content कंटेंट_क्रिएटर=content-creator
क्रिएटर=creator इन्फ्लुएंसर=influencer स्टोरी=story डॉग=dog फार्म=farm ग्रीनहाउस=greenhouse स्मार्ट=smart~ वॉलेट=wallet एटीएम=bank-account होलसेल=wholesale डिस्ट्रीब्यूटर=distributor
डीलर=dealer सेल्समैन=salesperson टेक्नीशियन=technician विजिट=visit साइट_विजिट=site-visit रूम=room गेस्ट=guest गेस्ट_हाउस=guesthouse हाउसकीपिंग=housekeeping स्टाइलिस्ट=stylist
मेडिटेशन=meditation थेरेपी=therapy थेरेपिस्ट=therapist केयर=care होम_केयर=home-care बेबी=baby पैरेंट्स=parents पेरेंट्स=parents मेंटर=mentor इंटर्न=intern इंटर्नशिप=internship
एचआर=human-resource पेरोल=payroll लीव=leave-request टाइमशीट=timesheet इनवेंटरी=inventory बग=bug इश्यू=issue सपोर्ट=support सपोर्ट_टीम=support-team कॉल_सेंटर=call-centre फ्लीट=fleet
वेयरहाउस=warehouse लॉजिस्टिक्स=freight कंस्ट्रक्शन=construction कंस्ट्रक्शन_साइट=construction-site बिल्डर=builder साइट_इंजीनियर=site-engineer सुपरवाइजर=supervisor इंस्पेक्शन=inspection
चेकलिस्ट=checklist मशीनरी=machine प्रोडक्शन=production क्वालिटी=quality-control ऑडिट=audit-log पॉडकास्टर=podcaster राइटर=writer म्यूजिक=music सॉन्ग=song डांस=dance डांस_क्लास=dance-school
म्यूजिक_क्लास=music-school टूर=tour ट्रिप=trip ट्रैवल=travel ट्रैवल_एजेंट=travel-agent हॉस्पिटल=hospital पेशेंट=patient मेडिकल=medical~ मेडिसिन=medication वैक्सीन=vaccination ब्लड=blood
हेल्थ_रिकॉर्ड=health-record टेलीमेडिसिन=telemedicine फार्मर=farmer मार्केट=market-stall शॉप=shop शॉपिंग=shopping प्रोडक्ट=product प्राइस=price बारगेन=bargain पार्टी=party वेडिंग=wedding
डेकोरेशन=decoration डिजाइन=design लोगो=logo फ्रेंड्स=friends फैमिली=family हाउस=house रेंट=rent टेनेंट=tenant मेंबर्स=members यूजर्स=users कस्टमर्स=customers स्टूडेंट्स=students
टीचर्स=teachers ड्राइवर्स=drivers पेशेंट्स=patients सेलर=seller बायर=buyer वेंडर=vendor स्ट्रीट_वेंडर=street-vendor वर्कर=worker डोनेशन=donation डोनर=donor चैरिटी=charity
लाइब्रेरियन=librarian म्यूजियम=museum कलेक्शन=collection गेमर=gamer प्लेयर=player लीग=league रेफरी=referee स्कोर=score स्कोरबोर्ड=score लीडरबोर्ड=leaderboard बैज=badge पॉइंट=point
रिवॉर्ड=reward हैबिट=habit गोल=goal
ट्रैकिंग_करना=track! प्लानिंग_करना=plan! इनवाइट_करना=invite! अप्रूव_करना=approve! approve_karna=approve! रिजेक्ट_करना=reject! reject_karna=reject! असाइन_करना=assign! assign_karna=assign!
मॉनिटर_करना=monitor! monitor_karna=monitor! कंपेयर_करना=compare! compare_karna=compare! फिल्टर_करना=filter! filter_karna=filter! सेल_करना=sell! sell_karna=sell! परचेज_करना=buy!
purchase_karna=buy! रेंट_करना=rent! rent_karna=rent! एक्सचेंज_करना=swap! exchange_karna=swap! स्वैप_करना=swap! swap_karna=swap! svap_karna=swap! डोनेट_करना=donate! donate_karna=donate!
पे_करना=pay! pay_karna=pay! रिफंड_करना=refund! refund_karna=refund! रिटर्न_करना=return! return_karna=return! ट्रांसलेट_करना=translate! translate_karna=translate! एनालाइज_करना=analyse!
analyse_karna=analyse! analyze_karna=analyse! जनरेट_करना=generate! generate_karna=generate! क्रिएट_करना=create! create_karna=create! एडिट_करना=edit! edit_karna=edit! डिलीट_करना=delete!
delete_karna=delete! मैच_करना=match! match_karna=match! ऑर्गेनाइज_करना=organise! organize_karna=organise! organije_karna=organise! organise_karna=organise! कलेक्ट_करना=collect!
collect_karna=collect! रिव्यू_करना=review! review_karna=review! reviev_karna=review! रेट_करना=rate! rate_karna=rate! रिमाइंड_करना=remind! remind_karna=remind! नोटिफाई_करना=notify!
notify_karna=notify! लर्न_करना=learn! learn_karna=learn! टीच_करना=teach! teach_karna=teach! प्रिडिक्ट_करना=predict! predict_karna=predict! एस्टीमेट_करना=estimate! estimate_karna=estimate!
डिस्पैच_करना=dispatch! dispatch_karna=dispatch! हायर_करना=hire! hire_karna=hire! अप्लाई_करना=apply! apply_karna=apply! ज्वाइन_करना=join! join_karna=join! लॉग_करना=log! इंस्टॉल_करना=install!
install_karna=install! सब्सक्राइब_करना=subscribe! subscribe_karna=subscribe! इम्पोर्ट_करना=import! import_karna=import! एक्सपोर्ट_करना=export! export_karna=export! बिलिंग_करना=invoice!
billing_karna=invoice! इनवॉइस_करना=invoice! invoice_karna=invoice! split_karna=split! ड्राफ्ट_करना=draft! draft_karna=draft! भरना=fill-in! bharna=fill-in! फॉर्म_भरना=fill-in!
form_bharna=fill-in! दिखाना_है=show! चढ़ाना=upload! चढाना=upload! chadhana=upload! पकड़ना=catch! पकडना=catch! pakadna=catch! छोड़ना=leave! छोडना=leave! chhodna=leave! समेटना=collect!
संजोना=keep! sanjona=keep! सहेज_कर_रखना=keep! तैरना=swim! tairna=swim! दौड़ना=run! दौडना=run! daudna=run! चढ़ना=climb! चढना=climb! chadhna=climb! बैठना=sit! सोना_चाहना=sleep! जगाना=wake!
jagana=wake! गाना_सीखना=learn! कूटना=grind! बुनना=knit! bunna=knit! काढ़ना=embroider! काढना=embroider! तराशना=carve! tarashna=carve! ढोना=transport! dhona=transport! लादना=load! laadna=load!
ladna=load! उतारना=unload! utarna=unload! नापतौल_करना=measure! निपटाना=handle! niptana=handle! टालना=postpone! talna=postpone! सूचीबद्ध_करना=list! पेश_करना=offer! pesh_karna=offer!
उपलब्ध_कराना=offer! मुहैया_कराना=offer! गोद_लेना=adopt! god_lena=adopt! खो_जाना=lose! ढूंढ_निकालना=find! रिचार्ज_करना=top-up! recharge_karna=top-up! ट्रांसफर_करना=transfer!
transfer_karna=transfer! हस्तांतरित_करना=transfer! वितरित_करना=distribute! vitrit_karna=distribute! नियुक्त_करना=assign! niyukt_karna=assign! पदोन्नत_करना=promote! रिकॉर्डिंग_करना=record!
recording_karna=record! सिंक_करना=sync! sync_karna=sync! बैकअप_लेना=back-up! backup_lena=back-up! लॉक_करना=lock! lock_karna=lock! अनलॉक_करना=unlock! unlock_karna=unlock!
घर_के_पौधे=houseplants ghar_ke_paudhe=houseplants घर_के_पौधों=houseplants ghar_ke_paudho=houseplants ghar_ke_paudhon=houseplants गमला=houseplant gamla=houseplant गमले=houseplants
gamle=houseplants जाना_चाहिए=needs jana_chahiye=needs
एंड्रॉइड=android व्हाट्सऐप=whatsapp समय-सारणी=timetable प्याज़=onion जाएँ=go! कहीं=somewhere अचानक=suddenly बढ़े=rise! बढ़ना=rise! सोच=think! सोचना=think! कहाँ=where डाउनलोड=download
पड़े=fall! बैच=batch रजिस्टर=register माँ-बाप=parents टेलीग्राम=telegram छूटे=miss! छूटना=miss! टैप=tap तारीख़=date नंबर=number वहीं=there दिखें=see! रविवार=sunday सोमवार=monday
मंगलवार=tuesday बुधवार=wednesday गुरुवार=thursday शुक्रवार=friday शनिवार=saturday सबको=everyone चली=go! सोयाबीन=soybean बिचौलिया=middleman बिचौलिए=middlemen सकूँ=can पिछले=last~ हफ़्ते=weeks
हफ़्ता=week घटा=fall! ऊपर=over ज़्यादातर=mostly कमज़ोर=weak~ gully=street~ cricket=cricket tournament=tournament scoring=scoring app=app over=over points=points कॉलोनी=colony आता=come!
आती=come! आने=come! झगड़ा=dispute किसकी=whose किसका=whose किसके=whose किसने=who किसको=whom किस=which निकलते=leave! निकलना=leave! पहुँची=arrive! पहुँचनी=arrive! पहुँचना=arrive! पैंट=trousers
सूट=suit परदा=curtain परदे=curtains पंद्रह=fifteen साठ=sixty सात=seven आठ=eight नौ=nine बदलाव=change दाइयाँ=midwives घर-घर=door-to-door जाएगा=go! पिलाना=feed! दूध_पिलाना=breastfeeding
कैसा=how वहाँ=there ठीक=fine~ टोकरी=basket टोकरियाँ=baskets बाहर=outside सड़ना=rot! सड़=rot! तुड़ाई=harvest अकेली=alone~ भाई-बहन=siblings बारी-बारी=in-turns खाया=eat! दरवाज़ा=door खुला=open~
कुर्सी=chair कुर्सियाँ=chairs लाउडस्पीकर=loudspeaker शादी-ब्याह=wedding चाबी=key जमानत=deposit लिफ़ाफ़ा=envelope लिफ़ाफ़े=envelopes हालत=condition देर=late~ सफ़ाई=cleaning चादर=bedsheet
टूट-फूट=damage कभी-कभी=sometimes लोहा=iron दिए=give! अंत=end ढोल=drum ढोल-ताशा=drum-band पथक=band मंडल=association एडवांस=deposit जुलूस=procession पोशाक=costume पहनना=wear! पहननी=wear!
कागज़=paper वाद्य=instrument टूटी=broken~ टूटा=broken~ स्क्रीन=screen अनुमानित=estimated~ मंज़ूरी=approval पुर्ज़ा=spare-part पुर्ज़े=spare-parts पुर्ज़ों=spare-parts वारंटी=warranty नाव=boat
नावों=boats लौटना=return! लौटने=return! नाविक=sailor पेटी=crate पेटियाँ=crates किनारा=shore किनारे=shore तूफ़ान=storm
रहना=stay! रहती=stay! रहता=stay! लगना=begin! लगी=begin! लगती=seem! बात=matter
होस्टिंग=hosting होस्ट=host सर्वर्स=servers सर्वरों=servers अपना_सर्वर=own-server अपने_सर्वर=own-server विदेशी_सर्वर=foreign-server भारतीय_सर्वर=indian-server होस्ट_करना=host!
host_karna=host! सेल्फ_होस्टेड=self-hosted~ सेल्फ-होस्टेड=self-hosted~ क्लाउड=cloud प्रोवाइडर=provider प्रदाता=provider डेटा_सेंटर=data-centre डाटा_सेंटर=data-centre हिंदुस्तान=india
hindustan=india विदेश=abroad videsh=abroad विदेशी=foreign~ videshi=foreign~ स्वदेशी=indian~ अमेरिका=america अमेरिकी=american~ अमरीकी=american~
चीन=china चीनी_कंपनी=chinese-company चीनी_ऐप=chinese-app यूरोप=europe यूरोपीय=european~ जर्मनी=germany भारत_में=in-india bharat_mein=in-india गूगल=google
अमेज़न=amazon अमेज़न_क्लाउड=aws फेसबुक=facebook माइक्रोसॉफ्ट=microsoft एपल=apple एप्पल=apple आईफोन=iphone आईओएस=ios एआई=ai
चैटजीपीटी=chatgpt कृत्रिम_बुद्धिमत्ता=artificial-intelligence निजता=privacy nijta=privacy प्राइवेट=private~ व्यक्तिगत=personal~ vyaktigat=personal~ निजी_डेटा=personal-data निजी_जानकारी=personal-data
डेटा_सुरक्षा=data-protection डाटा_सुरक्षा=data-protection असुरक्षित=insecure~ सिक्योरिटी=security सिक्योर=secure~ एन्क्रिप्शन=encryption एन्क्रिप्टेड=encrypted~ एन्क्रिप्ट_करना=encrypt! encrypt_karna=encrypt!
संवेदनशील=sensitive~ samvedansheel=sensitive~ इजाजत=permission इजाज़त=permission मर्जी=consent मर्ज़ी=consent मर्जी_के_बिना=without-consent मर्ज़ी_के_बिना=without-consent अनुमति_के_बिना=without-permission
इजाजत_के_बिना=without-permission लीक=leak चोरी=theft chori=theft हैक=hack हैकर=hacker हैक_होना=hack! नियम=rule niyam=rule
नियमों=rules जीडीपीआर=gdpr लॉग_इन=login लॉगइन=login साइन_इन=sign-in साइन-इन=sign-in साइनअप=sign-up साइन_अप=sign-up लॉगिन_करना=log-in!
login_karna=log-in! लॉगआउट=logout ओटीपी=one-time-code otp=one-time-code पिन=pin पिन_कोड=postcode वेरिफिकेशन=verification वेरीफिकेशन=verification सत्यापित=verified~
वेरिफाई_करना=verify! verify_karna=verify! टू_फैक्टर=two-factor~ टू-फैक्टर=two-factor~ दो_चरण=two-step~ दोहरी_सुरक्षा=two-factor-authentication अंगूठा=fingerprint angutha=fingerprint फेस_आईडी=face-recognition
आईडी=id पहचान=identity pehchan=identity पहचान_पत्र=identity-card आधार_कार्ड=national-id-card आधार_नंबर=national-id-number अकाउंट्स=accounts एकाउंट=account खाते=account
यूजरनेम=username ई-मेल=email मोबाइल_नंबर=phone-number फोन_नंबर=phone-number अकाउंट_नहीं=no-account account_nahi=no-account पासवर्ड_नहीं=no-password password_nahi=no-password रजिस्ट्रेशन=registration
रजिस्ट्रेशन_के_बिना=without-registration registration_ke_bina=without-registration फोन_नंबर_के_बिना=without-phone-number ईमेल_के_बिना=without-email email_ke_bina=without-email ओटीपी_के_बिना=without-verification-code साइनअप_के_बिना=without-sign-up स्मार्टफोन=smartphone स्मार्टफ़ोन=smartphone
लैपटॉप=laptop टैबलेट=tablet डेस्कटॉप=desktop डिवाइस=device हैंडसेट=phone साधारण_फोन=feature-phone सादा_फोन=feature-phone बटन_वाले_फोन=feature-phones button_wale_phone=feature-phones
स्मार्टफोन_के_बिना=without-smartphone smartphone_ke_bina=without-smartphone स्मार्टफोन_नहीं=no-smartphone smartphone_nahi=no-smartphone सस्ता_फोन=cheap-phone सस्ते_फोन=cheap-phones saste_phone=cheap-phones पुराना_एंड्रॉइड=old-android पुराने_एंड्रॉइड=old-android
बड़े_अक्षर=large-print bade_akshar=large-print बड़े_बटन=large-buttons bade_button=large-buttons अक्षर=letter akshar=letter अक्षरों=letters फॉन्ट=font बटन=button
बटनों=buttons दस्ताना=glove dastana=glove दस्ताने=gloves dastane=gloves दस्ताने_पहनकर=with-gloves गीले_हाथ=wet-hands एक_हाथ=one-hand हाथ=hand
hath=hand स्क्रीन_रीडर=screen-reader screenreader=screen-reader दृष्टिहीन=blind~ drishtiheen=blind~ दृष्टिबाधित=visually-impaired~ नेत्रहीनों=blind-people वर्णांध=colour-blind~ रंग_अंधता=colour-blindness
कलर_ब्लाइंड=colour-blind~ रंगों_में_फर्क=colour-difference नज़र_कमज़ोर=poor-eyesight नजर_कमजोर=poor-eyesight कमजोर=weak~ kamzor=weak~ बहरे=deaf~ मूक-बधिर=deaf~ कंट्रास्ट=contrast
आवाज़_से=by-voice वॉइस=voice वॉयस=voice धूप=sunlight dhoop=sunlight सिग्नल=signal सिगनल=signal कवरेज=coverage टावर=cell-tower
tower=cell-tower डंडी=signal-bar dandi=signal-bar वाई-फाई=wifi वाईफाई=wifi ब्रॉडबैंड=broadband मोबाइल_डेटा=mobile-data मोबाइल_डाटा=mobile-data नेट=internet
net=internet नेट_नहीं=without-internet net_nahi=without-internet नेटवर्क_नहीं_आता=without-reception network_nahi_aata=without-reception सिग्नल_नहीं=without-signal signal_nahi=without-signal धीमा=slow~ dheema=slow~
धीमा_इंटरनेट=slow-internet धीमे_इंटरनेट=slow-internet कमजोर_नेटवर्क=weak-reception कमज़ोर_नेटवर्क=weak-reception खराब_नेटवर्क=poor-reception kharab_network=poor-reception ख़राब=bad~ कट_जाना=cut-off! kat_jana=cut-off!
कनेक्शन=connection बिजली_कटौती=power-cut बिजली_न_हो=without-power बिजली_गुल=power-cut कागजी=paper~ कागज़ी=paper~ कागज_पर=on-paper कागज़_पर=on-paper फैक्स=fax
प्रिंट=printout प्रिंटर=printer प्रिंटआउट=printout प्रिंट_निकालना=print! print_nikalna=print! छपाई=printing chhapai=printing छपा=printed~ नोटिस_बोर्ड=notice-board
सूचना_पट्ट=notice-board हाथ_से=by-hand hath_se=by-hand नगद=cash कैश=cash काउंटर=counter गल्ला=till galla=till डेबिट_कार्ड=debit-card
बैंक_ट्रांसफर=bank-transfer ट्रांसफर=transfer upi=mobile-payment पेटीएम=mobile-payment फ़्री=free~ free_mein=free~ एक_पैसा_नहीं=no-cost ek_paisa_nahi=no-cost पैसे_नहीं=no-money
paise_nahi=no-money जीरो=zero कोई_शुल्क_नहीं=no-fee फीस_नहीं=no-fee सब्सक्रिप्शन_नहीं=no-subscription subscription_nahi=no-subscription सब्सक्रिप्शन_के_बिना=without-subscription subscription_ke_bina=without-subscription मासिक_शुल्क=monthly-fee
मासिक_फीस=monthly-fee क्रेडिट_कार्ड_के_बिना=without-credit-card विज्ञापनों=ads एड=ad एड्स=ads ऐड=ad बिना_विज्ञापन=without-ads bina_vigyapan=without-ads विज्ञापनदाता=advertiser
स्पैम=spam तस्वीरें=photos तस्वीरों=photos चेहरा=face chehra=face चेहरों=faces चेहरा_पहचानना=recognise-faces चेहरा_न_दिखे=faceless~ माइक=microphone
माइक्रोफोन=microphone विडियो=video रिकॉर्डिंग=recording धुंधला=blurred~ जीपीएस=gps ठिकाना=location thikana=location गूगल_मैप=google-maps लोकेशन_के_बिना=without-location
लोकेशन_नहीं=no-location location_nahi=no-location पीछा_करना=track! peecha_karna=track! जासूसी=spying jasoosi=spying जासूसी_करना=spy! कुकी=cookie कुकीज=cookies
कुकीज़=cookies एनालिटिक्स=analytics ट्रैकिंग_नहीं=no-tracking tracking_nahi=no-tracking ट्रैकिंग_के_बिना=without-tracking tracking_ke_bina=without-tracking कुकीज_नहीं=no-cookies कुकीज़_के_बिना=without-cookies गुमनाम=anonymous~
gumnam=anonymous~ गुप्त=secret~ gupt=secret~ गुप्त_मतदान=secret-ballot रहस्य=secret नाम_के_बिना=anonymously naam_ke_bina=anonymously असली_नाम=real-name asli_naam=real-name
पूरा_नाम=full-name ऑडिट_लॉग=audit-log ऑडिट_ट्रेल=audit-trail किसने_बदला=who-changed kisne_badla=who-changed किसने_क्या_बदला=who-changed-what सबूत=proof saboot=proof पारदर्शी=transparent~
पारदर्शिता=transparency डिलीट=deletion डिलीट_होना=delete! मिट_जाना=delete! अपने_आप_मिट=auto-delete हमेशा_के_लिए=forever hamesha_ke_liye=forever बैकअप=backup बैक_अप=backup
सालों=years साल_तक=years ओपन_सोर्स=open-source~ ओपन-सोर्स=open-source~ सोर्स_कोड=source-code लाइसेंस_फीस=licence-fee एक्सेल=excel एक्सेल_फाइल=excel-file एक्सल=excel
पीडीएफ=pdf पीडीएफ़=pdf सीएसवी=csv फॉर्मेट=format फॉर्मैट=format एक्सपोर्ट=export इम्पोर्ट=import यूएसबी=usb पेनड्राइव=usb-stick
मेमोरी_कार्ड=memory-card ब्राउजर=browser ब्राउज़र=browser ब्राउज़र_में=in-browser ब्राउजर_में=in-browser जावास्क्रिप्ट=javascript जावास्क्रिप्ट_के_बिना=without-javascript javascript_ke_bina=without-javascript बंद=disabled~
चालू=enabled~ डिसेबल=disabled~ इंस्टॉल=installation इंस्टॉल_किए_बिना=without-installation install_kiye_bina=without-installation डाउनलोड_किए_बिना=without-download download_kiye_bina=without-download ऐप_के_बिना=without-app app_ke_bina=without-app
कैमरे=camera कैमरा_नहीं=no-camera फोटो_नहीं=no-photos photo_nahi=no-photos मना=forbidden~ mana=forbidden~ मना_है=forbidden mana_hai=forbidden मना_करना=refuse!
mana_karna=refuse! सख्त_मना=strictly-forbidden अस्वीकार_करना=reject! ठुकराना=reject! प्रतिबंध=ban निषेध=ban इजाजत_नहीं=not-allowed इजाज़त_नहीं=not-allowed बर्दाश्त_नहीं=not-acceptable
bardasht_nahi=not-acceptable इजाजत_देना=allow! इजाज़त_देना=allow! मांग=demand मांग_करना=demand! माँग_करना=demand! जिद=insistence ज़िद=insistence जिद_करना=insist!
ज़िद_करना=insist! शर्त=condition shart=condition शर्तें=conditions shartein=conditions अनिवार्य=mandatory~ anivarya=mandatory~ जरूरत=need ज़रूरत=need
जरूरत_नहीं=not-needed ज़रूरत_नहीं=not-needed आवश्यक=required~ फिर_कभी_नहीं=never-again phir_kabhi_nahi=never-again दोबारा=again dobara=again बिल्कुल_नहीं=never bilkul_nahi=never
बिल्कुल=absolutely bilkul=absolutely बकवास=nonsense bakwas=nonsense मजाक=joke मज़ाक=joke भरोसा=trust bharosa=trust भरोसा_करना=trust!
bharosa_karna=trust! भरोसा_नहीं=distrust झंझट=hassle धोखा=fraud तीसरा_पक्ष=third-party किसी_और=someone-else डेटा_बेचना=sell-data डेटा_शेयर=share-data
apna_server=own-server apne_server=own-server pradata=provider american=american~ पाकिस्तान=pakistan नेपाल=nepal मुंबई=mumbai दिल्ली=delhi देश_के_बाहर=abroad
देश_से_बाहर=abroad desh_ke_bahar=abroad desh_se_bahar=abroad bharat_me=in-india मेटा=meta विंडोज=windows लिनक्स=linux प्राइवेसी=privacy पर्सनल=personal~
niji_jankari=personal-data व्यक्तिगत_जानकारी=personal-data डेटा_प्रोटेक्शन=data-protection ijazat=permission ijajat=permission अनुमति=permission anumati=permission परमिशन=permission marzi=consent
marji=consent ijazat_ke_bina=without-permission सहमति_के_बिना=without-consent लॉग_इन_करना=log-in! सत्यापन=verification satyapan=verification दो_स्तरीय=two-factor~ अंगूठे=fingerprint फिंगरप्रिंट=fingerprint
pahchan=identity khate=account फ़ोन_नंबर=phone-number पंजीकरण_के_बिना=without-registration sada_phone=feature-phone बटन_वाला_फोन=feature-phone button_wala_phone=feature-phone कीपैड_फोन=feature-phone keypad_phone=feature-phone
कीपैड_वाला_फोन=feature-phone mahanga=expensive~ महंगे=expensive~ बड़े_अक्षरों=large-print bade_aksharon=large-print मोटे_अक्षर=large-print mote_akshar=large-print मोटे_अक्षरों=large-print बड़ा_फॉन्ट=large-print
दस्तानों=gloves अंधे=blind~ andhe=blind~ nazar_kamzor=poor-eyesight कम_दिखता=poor-eyesight kamjor=weak~ मूक_बधिर=deaf~ टॉवर=cell-tower वाई_फाई=wifi
डेटा_पैक=mobile-data नेट_के_बिना=without-internet net_ke_bina=without-internet बिना_नेट=without-internet bina_net=without-internet नेट_न_हो=without-internet net_na_ho=without-internet नेट_नहीं_चलता=without-internet net_nahi_chalta=without-internet
नेट_नहीं_आता=without-internet network_nahi_ata=without-reception नेटवर्क_नहीं_मिलता=without-reception network_nahi_milta=without-reception सिग्नल_नहीं_आता=without-signal signal_nahi_aata=without-signal सिग्नल_नहीं_मिलता=without-signal सिग्नल_न_हो=without-signal बिना_इंटरनेट=without-internet
bina_internet=without-internet बिना_नेटवर्क=without-reception bina_network=without-reception बिना_सिग्नल=without-signal इंटरनेट_बंद=without-internet नेट_बंद=without-internet dhima=slow~ धीमे=slow~ धीमी=slow~
dheemi=slow~ स्लो=slow~ स्लो_इंटरनेट=slow-internet स्लो_नेट=slow-internet kagaz_par=on-paper kagaz_pe=on-paper सूचना_पटल=notice-board haath_se=by-hand डाक=mail
daak=mail नकदी=cash nakdi=cash गल्ले=till फोनपे=mobile-payment phonepe=mobile-payment गूगल_पे=mobile-payment फ्री_में=free~ मुफ्त_में=free~
मुफ़्त_में=free~ muft_mein=free~ निःशुल्क=free~ निशुल्क=free~ nishulk=free~ शून्य=zero ज़ीरो=zero ऐड्स=ads बिना_एड=without-ads
bina_ads=without-ads न्यूज़लेटर=newsletter पॉपअप=popup चेहरे=face chehre=face माइक्रोफ़ोन=microphone jasusi=spying gumnaam=anonymous~ बेनाम=anonymous~
benaam=anonymous~ अनाम=anonymous~ अज्ञात=anonymous~ नाम_बताए_बिना=anonymously naam_bataye_bina=anonymously बिना_नाम=anonymously bina_naam=anonymously उपनाम=nickname लॉग=log
mit_jana=delete! मिटा_देना=delete! हटा_देना=delete! hata_dena=delete! saal_tak=years मुक्त_स्रोत=open-source~ वर्ड=word-document क्रोम=chrome फायरफॉक्स=firefox
इनकार_करना=refuse! इंकार_करना=refuse! inkar_karna=refuse! thukrana=reject! प्रतिबंधित=forbidden~ वर्जित=forbidden~ varjit=forbidden~ पाबंदी=ban pabandi=ban
ijazat_nahi=not-allowed अनुमति_नहीं=not-allowed anumati_nahi=not-allowed नहीं_चलेगा=not-allowed nahi_chalega=not-allowed मंजूर_नहीं=not-allowed मंज़ूर_नहीं=not-allowed manzoor_nahi=not-allowed manjoor_nahi=not-allowed
ijazat_dena=allow! mang_karna=demand! zid_karna=insist! अड़ना=insist! शर्तों=conditions zaroorat=need jarurat=need zaroorat_nahi=not-needed लाज़मी=mandatory~
दोबारा_कभी_नहीं=never-again dobara_kabhi_nahi=never-again बिलकुल_नहीं=never हरगिज_नहीं=never हरगिज़_नहीं=never hargiz_nahi=never कतई_नहीं=never katai_nahi=never किसी_हाल_में_नहीं=never
bakwaas=nonsense फालतू=nonsense faltu=nonsense mazak=joke majak=joke mazaak=joke भरोसे=trust bharosa_nahi=distrust विश्वास=trust
vishwas=trust विश्वास_करना=trust! यकीन=trust yakeen=trust jhanjhat=hassle dhokha=fraud तीसरे_पक्ष=third-party kisi_aur=someone-else data_bechna=sell-data
अमेजन=amazon अमेजन_क्लाउड=aws बडे_अक्षर=large-print बडे_अक्षरों=large-print बडा_फॉन्ट=large-print बडे_बटन=large-buttons न्यूजलेटर=newsletter कुकीज_के_बिना=without-cookies अडना=insist!
लाजमी=mandatory~
विषयवार=subject विषयवारों=subject पाठ्यपुस्तक=textbook पाठ्यपुस्तकों=textbook दाखिला_फॉर्म=admission-form दाखिला_फॉर्मों=admission-form प्रोफेसर=professor
प्रोफेसरों=professor लेक्चर=lecture लेक्चरों=lecture सेमेस्टर=semester सेमेस्टरों=semester असाइनमेंट=assignment असाइनमेंटों=assignment सिलेबस=syllabus सिलेबसों=syllabus
प्रिंसिपल=principal प्रिंसिपलों=principal ब्लैकबोर्ड=blackboard ब्लैकबोर्डों=blackboard व्हाइटबोर्ड=whiteboard व्हाइटबोर्डों=whiteboard चॉक=chalk चॉकों=chalk पेन=pen
पेनों=pen पेंसिल=pencil पेंसिलों=pencil रबर=eraser रबरों=eraser शार्पनर=sharpener शार्पनरों=sharpener बस्ता=school-bag बस्ते=school-bag बस्तों=school-bag बैग=bag बैगों=bag
स्कूल_बैग=school-bag स्कूल_बैगों=school-bag यूनिफॉर्म=uniform यूनिफॉर्मों=uniform लंच_बॉक्स=lunch-box लंच_बॉक्सों=lunch-box टिफिन_बॉक्स=lunch-box टिफिन_बॉक्सों=lunch-box
टाइम_टेबल=timetable टाइम_टेबलों=timetable टाइमटेबल=timetable टाइमटेबलों=timetable होम_ट्यूशन=tutoring होम_ट्यूशनों=tutoring विद्यार्थी_परिषद=student-council
विद्यार्थी_परिषदों=student-council डिप्लोमा=diploma डिप्लोमे=diploma डिप्लोमों=diploma सर्टिफिकेट=certificate सर्टिफिकेटों=certificate एडमिशन=admission एडमिशनों=admission
टेस्ट_पेपर=test-paper टेस्ट_पेपरों=test-paper मूल्यांकन=assessment मूल्यांकनों=assessment अंकपत्र=marksheet अंकपत्रों=marksheet मार्कशीट=marksheet मार्कशीटों=marksheet
प्रवेश_पत्र=admit-card प्रवेश_पत्रों=admit-card एडमिट_कार्ड=admit-card एडमिट_कार्डों=admit-card टॉपर=topper टॉपरों=topper हेडमास्टर=headmaster हेडमास्टरों=headmaster
वार्डन=warden वार्डनों=warden चपरासी=peon चपरासियों=peon प्रोजेक्टर=projector प्रोजेक्टरों=projector फ्लैशकार्ड=flashcard फ्लैशकार्डों=flashcard नोटबुक=notebook
नोटबुकों=notebook स्लेट=slate स्लेटों=slate शब्दकोश=dictionary शब्दकोशों=dictionary निबंधों=essay व्याकरण=grammar व्याकरणों=grammar उच्चारण=pronunciation
उच्चारणों=pronunciation अध्याय=chapter अध्यायों=chapter पैराग्राफ=paragraph पैराग्राफों=paragraph वाक्य=sentence वाक्यों=sentence सूत्र=formula सूत्रों=formula
ग्रेडबुक=gradebook ग्रेडबुकों=gradebook सेमिनार=seminar सेमिनारों=seminar वेबिनार=webinar वेबिनारों=webinar वर्कशॉप=workshop वर्कशॉपों=workshop कैंपस=campus कैंपसों=campus
विभाग=department विभागों=department संकाय=faculty संकायों=faculty छात्र_संघ=student-union छात्र_संघों=student-union पूर्व_छात्र=alumnus पूर्व_छात्रों=alumnus
व्याख्यान=lecture व्याख्यानों=lecture शिक्षण=teaching शिक्षणों=teaching इम्तिहान=exam इम्तिहानों=exam इम्तहान=exam इम्तहानों=exam मदरसे=madrasa दाखिले=admission
उत्तर_पत्रक=answer-sheet उत्तर_पत्रकों=answer-sheet प्लेस्कूल=playschool प्लेस्कूलों=playschool प्ले_स्कूल=playschool प्ले_स्कूलों=playschool नर्सरी=nursery
नर्सरियों=nursery किंडरगार्टन=kindergarten किंडरगार्टनों=kindergarten बालवाड़ी=kindergarten बालवाडी=kindergarten बालवाड़ियों=kindergarten बालवाडियों=kindergarten
किताबें=book किताबों=book पुस्तकें=book पुस्तकों=book ड्राइंग=drawing ड्राइंगें=drawing ड्राइंगों=drawing कलम=pen कलमें=pen कलमों=pen मेज=table मेजें=table मेजों=table
मेज़=table मेज़ें=table मेज़ों=table बेंच=bench बेंचें=bench बेंचों=bench दीवारें=wall दीवारों=wall छतें=roof छतों=roof दुकानें=shop दुकानों=shop इमारतें=building
इमारतों=building मशीनें=machine मशीनों=machine बोतल=bottle बोतलें=bottle बोतलों=bottle प्लेट=plate प्लेटें=plate प्लेटों=plate चम्मच=spoon चम्मचें=spoon चम्मचों=spoon
बंदूक=gun बंदूकें=gun बंदूकों=gun सड़कें=road सडकें=road सड़कों=road सडकों=road ट्रेनें=train ट्रेनों=train बसें=bus बसों=bus कारें=car कारों=car चीजें=thing चीजों=thing
चीज़=thing चीज़ें=thing चीज़ों=thing तारीखें=date तारीखों=date आवाजें=voice आवाजों=voice आदतें=habit आदतों=habit फसलें=crop फसलों=crop बहनें=sister बहनों=sister
औरतें=woman औरतों=woman गायें=cow भैंसें=buffalo भेड़ें=sheep भेडें=sheep भेड़ों=sheep भेडों=sheep शामें=evening शामों=evening जगहें=place जगहों=place जमीनें=land
जमीनों=land ज़मीनें=land ज़मीनों=land किस्तें=installment किस्तों=installment रसीदें=receipt रसीदों=receipt शिकायतों=complaint मरम्मतें=repair मरम्मतों=repair फाइलें=file
फाइलों=file फ़ाइलें=file फ़ाइलों=file लाइनें=line लाइनों=line टीमें=team टीमों=team क्लासें=class क्लासों=class रिपोर्टें=report रिपोर्टों=report साइटें=site साइटों=site
वेबसाइटें=website वेबसाइटों=website पोस्टें=post पोस्टों=post मुलाकातें=appointment मुलाकातों=appointment बैठकें=meeting बैठकों=meeting कतारें=queue कतारों=queue
जरूरतें=need जरूरतों=need ज़रूरतें=need ज़रूरतों=need उम्मीद=hope उम्मीदें=hope उम्मीदों=hope मुसीबत=trouble मुसीबतें=trouble मुसीबतों=trouble दिक्कत=problem
दिक्कतें=problem दिक्कतों=problem ईंटें=brick ईंटों=brick सांस=breath सांसें=breath सांसों=breath नसें=vein नसों=vein आंखें=eye आंखों=eye नाक=nose नाकें=nose नाकों=nose
जीभ=tongue जीभें=tongue जीभों=tongue गर्दन=neck गर्दनें=neck गर्दनों=neck कमर=waist कमरें=waist कमरों=room टांग=leg टांगें=leg टांगों=leg बांह=arm बांहें=arm बांहों=arm
चोट=injury चोटें=injury चोटों=injury मोच=sprain मोचें=sprain मोचों=sprain सूजन=swelling सूजनें=swelling सूजनों=swelling थकान=fatigue थकानें=fatigue थकानों=fatigue
खुराक=dose खुराकें=dose खुराकों=dose लाश=corpse लाशें=corpse लाशों=corpse कब्र=grave कब्रें=grave कब्रों=grave दुआ=prayer दुए=prayer दुओं=prayer नमाज=prayer नमाजें=prayer
नमाजों=prayer दरगाह=shrine दरगाहें=shrine दरगाहों=shrine चादरें=bedsheet चादरों=bedsheet कमीज=shirt कमीजें=shirt कमीजों=shirt कमीज़=shirt कमीज़ें=shirt कमीज़ों=shirt
शर्ट=shirt शर्टें=shirt शर्टों=shirt पैंटें=trousers पैंटों=trousers जैकेट=jacket जैकेटें=jacket जैकेटों=jacket ड्रेस=dress ड्रेसें=dress ड्रेसों=dress शाल=shawl
शालें=shawl शालों=shawl पतंग=kite पतंगें=kite पतंगों=kite गेंद=ball गेंदें=ball गेंदों=ball रेस=race रेसें=race रेसों=race दौड़ें=race दौडें=race दौड़ों=race दौडों=race
नावें=boat मोटरें=motor मोटरों=motor पाइप=pipe पाइपें=pipe पाइपों=pipe तार=wire तारें=wire तारों=wire कील=nail कीलें=nail कीलों=nail टाइलें=tile टाइलों=tile चायें=tea
चायों=tea दालें=lentil दालों=lentil मिर्चें=chili मिर्चों=chili खीर=dessert खीरें=dessert खीरों=cucumber बेल=vine बेलें=vine बेलों=vine घास=grass घासें=grass घासों=grass
झील=lake झीलें=lake झीलों=lake चट्टान=rock चट्टानें=rock चट्टानों=rock लहर=wave लहरें=wave लहरों=wave खदान=mine खदानें=mine खदानों=mine गुफा=cave गुफे=cave गुफों=cave
पगडंडी=trail पगडंडियों=trail रेत=sand रेतें=sand रेतों=sand बजरी=gravel बजरियों=gravel भीड़=crowd भीड=crowd भीड़ें=crowd भीडें=crowd भीड़ों=crowd भीडों=crowd बहस=debate
बहसें=debate बहसों=debate तलाश=search तलाशें=search तलाशों=search खबरें=news खबरों=news अफवाह=rumor अफवाहें=rumor अफवाहों=rumor फिल्में=film फिल्मों=film धुन=melody
धुनें=melody धुनों=melody ताल=rhythm तालें=rhythm तालों=lock तानें=melody तानों=melody रील=reel रीलें=reel रीलों=reel स्क्रीनें=screen स्क्रीनों=screen बैटरियों=battery
चिप=chip चिपें=chip चिपों=chip ईमेलें=email ईमेलों=email पेंशनें=pension पेंशनों=pension रकमें=amount रकमों=amount नीलामियों=auction वसीयत=will वसीयतें=will वसीयतों=will
जमानतें=bail जमानतों=bail अदालतें=court अदालतों=court वकालत=legal-practice वकालतें=legal-practice वकालतों=legal-practice गिरफ्तारी=arrest गिरफ्तारियों=arrest जेल=prison
जेलें=prison जेलों=prison तहसील=tehsil-office तहसीलें=tehsil-office तहसीलों=tehsil-office पंचायतें=village-council पंचायतों=village-council दरख्वास्त=application
दरख्वास्तें=application दरख्वास्तों=application दावत=feast दावतें=feast दावतों=feast महफिल=gathering महफिलें=gathering महफिलों=gathering बारातें=wedding-procession
बारातों=wedding-procession रस्म=ritual रस्में=ritual रस्मों=ritual कलाकृति=artwork स्मृति=memory बूंद=drop बूंदें=drop बूंदों=drop बर्फ=ice बर्फें=ice बर्फों=ice ओसें=dew
ओसों=dew परत=layer परतें=layer परतों=layer पैमाइश=measurement पैमाइशें=measurement पैमाइशों=measurement जांचें=check! जांचों=inspection कोशिश=attempt कोशिशें=attempt
कोशिशों=attempt सिफारिश=recommendation सिफारिशें=recommendation सिफारिशों=recommendation बीन=bean बीनें=bean बीनों=bean फली=pod फलियों=pod कलीसिया=church कलीसिये=church
कलीसियों=church पर्चे=leaflet पर्चों=leaflet लड़के=boy लडके=boy लड़कों=boy लडकों=boy बेटे=son बेटों=son भतीजा=nephew भतीजे=nephew भतीजों=nephew भांजा=nephew भांजे=nephew
भांजों=nephew पोता=grandson पोते=grandson पोतों=grandson साला=brother-in-law साले=brother-in-law झूला=swing झूले=swing झूलों=swing खिलौने=toy खिलौनों=toy गुब्बारा=balloon
गुब्बारे=balloon गुब्बारों=balloon पालने=raise! पालनों=cradle दरवाजा=door दरवाजे=door दरवाजों=door दरवाज़े=door दरवाज़ों=door रास्तों=route पौधों=plant जूतों=shoe
रुपयों=rupee गमलों=pot बगीचों=garden कीड़ों=insect कीडों=insect अंडों=egg बकरा=goat बकरे=goat बकरों=goat मुर्गा=rooster मुर्गे=rooster मुर्गों=rooster घोड़े=horse
घोडे=horse घोड़ों=horse घोडों=horse गधा=donkey गधे=donkey गधों=donkey चूहा=mouse चूहे=mouse चूहों=mouse तोते=parrot तोतों=parrot पिंजरा=cage पिंजरे=cage पिंजरों=cage
पट्टा=lease पट्टे=lease पट्टों=lease चारे=fodder चारों=fodder भूसा=straw भूसे=straw भूसों=straw चना=chickpea चने=chickpea चनों=chickpea दाना=grain दाने=grain दानों=grain
छिलका=peel छिलके=peel छिलकों=peel गन्ने=sugarcane गन्नों=sugarcane पत्ता=leaf पत्ते=leaf पत्तों=leaf कांटा=fork कांटे=fork कांटों=fork डिब्बा=box डिब्बे=box डिब्बों=box
डब्बा=box डब्बे=box डब्बों=box थैला=bag थैले=bag थैलों=bag बोरा=sack बोरे=sack बोरों=sack मसालों=spice नुस्खों=home-remedy घाटे=loss घाटों=loss मुनाफों=profit
चंदे=donation चंदों=donation ठेके=contract ठेकों=contract किरायों=rent झगडा=dispute झगड़े=dispute झगडे=dispute झगड़ों=dispute झगडों=dispute दावों=claim हादसा=accident
हादसे=accident हादसों=accident मेले=fair मेलों=fair पर्दा=curtain पर्दे=curtain पर्दों=curtain तकिया=pillow तकिये=pillow तकियों=pillow गद्दा=mattress गद्दे=mattress
गद्दों=mattress ताले=lock छाता=umbrella छाते=umbrella छातों=umbrella चश्मे=glasses चश्मों=glasses मोजा=sock मोजे=sock मोजों=sock मोज़ा=sock मोज़े=sock मोज़ों=sock
कुर्ता=kurta कुर्ते=kurta कुर्तों=kurta पजामा=pajamas पजामे=pajamas पजामों=pajamas पायजामा=pajamas पायजामे=pajamas पायजामों=pajamas धागा=thread धागे=thread धागों=thread
गहनों=jewelry हीरा=diamond हीरे=diamond हीरों=diamond सिक्कों=coin नक्शों=map मोहल्लों=neighborhood इलाकों=area जिलों=district कस्बे=town कस्बों=town पुर्जों=spare-part
पहिया=wheel पहिये=wheel पहियों=wheel बछड़े=calf बछडे=calf बछड़ों=calf बछडों=calf मेमना=lamb मेमने=lamb मेमनों=lamb पिल्ला=puppy पिल्ले=puppy पिल्लों=puppy छत्ते=hive
छत्तों=hive गड्ढों=pothole नाला=drain नाले=drain नालों=drain फव्वारा=fountain फव्वारे=fountain फव्वारों=fountain चूल्हा=stove चूल्हे=stove चूल्हों=stove तवा=griddle
तवे=griddle तवों=griddle कटोरा=bowl कटोरे=bowl कटोरों=bowl घड़ा=water-pot घडा=water-pot घड़े=water-pot घडे=water-pot घड़ों=water-pot घडों=water-pot मटका=water-pot
मटके=water-pot मटकों=water-pot हथौड़ा=hammer हथौडा=hammer हथौड़े=hammer हथौडे=hammer हथौड़ों=hammer हथौडों=hammer फावड़ा=spade फावडा=spade फावड़े=spade फावडे=spade
फावड़ों=spade फावडों=spade खंभा=pole खंभे=pole खंभों=pole शीशा=glass शीशे=glass शीशों=glass बेड़ा=fleet बेडा=fleet बेड़े=fleet बेडे=fleet बेड़ों=fleet बेडों=bed
मसौदा=draft मसौदे=draft मसौदों=draft नतीजा=result नतीजे=result नतीजों=result जलसा=celebration जलसे=celebration जलसों=celebration मुर्दा=corpse मुर्दे=corpse मुर्दों=corpse
जनाजा=funeral जनाजे=funeral जनाजों=funeral किस्सा=story किस्से=story किस्सों=story लिफाफा=envelope लिफाफे=envelope लिफाफों=envelope परिंदा=bird परिंदे=bird परिंदों=bird
घोंसला=nest घोंसले=nest घोंसलों=nest चौराहा=intersection चौराहे=intersection चौराहों=intersection अड्डा=station अड्डे=station अड्डों=station अखाड़ा=wrestling-arena
अखाडा=wrestling-arena अखाड़े=wrestling-arena अखाडे=wrestling-arena अखाड़ों=wrestling-arena अखाडों=wrestling-arena पहाड़ों=multiplication-table पहाडों=multiplication-table
थाना=police-station थाने=police-station थानों=police-station कारखानों=factory दवाखानों=clinic बटुआ=wallet बटुए=wallet बटुओं=wallet झोला=bag झोले=bag झोलों=bag टोकरा=basket
टोकरे=basket टोकरों=basket ढांचा=structure ढांचे=structure ढांचों=structure गलीचा=carpet गलीचे=carpet गलीचों=carpet डंडा=stick डंडे=stick डंडों=stick भाला=javelin
भाले=javelin भालों=javelin महीनों=month घंटों=hour नमूने=sample नमूनों=sample तरीके=method तरीकों=method मसला=issue मसले=issue मसलों=issue जुर्माना=fine जुर्माने=fine
जुर्मानों=fine हर्जाना=compensation हर्जाने=compensation हर्जानों=compensation मुआवजा=compensation मुआवजे=compensation मुआवजों=compensation मुआवज़ा=compensation
मुआवज़े=compensation मुआवज़ों=compensation तबादला=transfer तबादले=transfer तबादलों=transfer इस्तीफा=resignation इस्तीफे=resignation इस्तीफों=resignation धरना=protest
धरने=protest धरनों=protest नारा=slogan नारे=slogan नारों=slogan झंडा=flag झंडे=flag झंडों=flag किला=fort किले=fort किलों=fort मकबरा=tomb मकबरे=tomb मकबरों=tomb
छज्जा=balcony छज्जे=balcony छज्जों=balcony बरामदा=veranda बरामदे=veranda बरामदों=veranda तहखाना=basement तहखाने=basement तहखानों=basement गुसलखाना=bathroom
गुसलखाने=bathroom गुसलखानों=bathroom घुटना=knee घुटने=knee घुटनों=knee कंधा=shoulder कंधे=shoulder कंधों=shoulder फेफड़ा=lung फेफडा=lung फेफड़े=lung फेफडे=lung
फेफड़ों=lung फेफडों=lung गुर्दा=kidney गुर्दे=kidney गुर्दों=kidney टखना=ankle टखने=ankle टखनों=ankle मदरसा=madrasa मदरसों=madrasa दाखिलों=admission हलफनामा=affidavit
हलफनामे=affidavit हलफनामों=affidavit बैनामा=sale-deed बैनामे=sale-deed बैनामों=sale-deed किरायानामा=rental-agreement किरायानामे=rental-agreement
किरायानामों=rental-agreement इकरारनामा=agreement इकरारनामे=agreement इकरारनामों=agreement पंचनामा=inspection-report पंचनामे=inspection-report पंचनामों=inspection-report
ठेलों=handcart ढाबों=roadside-restaurant गुटखा=tobacco गुटखे=tobacco गुटखों=tobacco टुकड़ा=piece टुकडा=piece टुकड़े=piece टुकडे=piece टुकड़ों=piece टुकडों=piece
हिस्सा=share हिस्से=share हिस्सों=share पंखे=fan पंखों=fan दीया=lamp दीये=lamp दीयों=lamp चबूतरा=platform चबूतरे=platform चबूतरों=platform मजमा=crowd मजमे=crowd
मजमों=crowd तमाशा=show तमाशे=show तमाशों=show झरना=waterfall झरने=waterfall झरनों=waterfall टीला=hill टीले=hill टीलों=hill मोर्चा=protest मोर्चे=protest मोर्चों=protest
दस्ता=squad दस्ते=squad दस्तों=squad सपना=dream सपने=dream सपनों=dream भरोसों=trust हवाला=reference हवाले=reference हवालों=reference आदमियों=man व्यापारियों=trader
कर्मचारियों=employee खिलाड़ियों=player खिलाडियों=player विद्यार्थियों=pupil रोगियों=patient यात्रियों=passenger निवासियों=resident पड़ोसियों=neighbor पडोसियों=neighbor
सिपाही=constable सिपाहियों=constable अधिकारी=official अधिकारियों=official प्रतिभागियों=participant लाभार्थी=beneficiary लाभार्थियों=beneficiary शरणार्थी=refugee
शरणार्थियों=refugee परीक्षार्थी=exam-candidate परीक्षार्थियों=exam-candidate अभ्यर्थी=candidate अभ्यर्थियों=candidate प्रतियोगी=competitor प्रतियोगियों=competitor
सहकर्मी=colleague सहकर्मियों=colleague साथी=companion साथियों=companion मालियों=gardener धोबियों=washerman मोची=cobbler मोचियों=cobbler दर्जियों=tailor नाइयों=barber
हलवाइयों=confectioner बढ़इयों=carpenter बढइयों=carpenter कसाई=butcher कसाइयों=butcher पुजारी=priest पुजारियों=priest पादरी=pastor पादरियों=pastor मौलवी=cleric
मौलवियों=cleric मंत्री=minister मंत्रियों=minister कैदी=prisoner कैदियों=prisoner अपराधी=criminal अपराधियों=criminal हाथी=elephant हाथियों=elephant पक्षियों=bird पंछी=bird
पंछियों=bird फौजी=soldier फौजियों=soldier तीर्थयात्री=pilgrim तीर्थयात्रियों=pilgrim नाती=grandson नातियों=grandson भाइयों=brother मिस्त्रियों=mechanic
कबाड़ियों=scrap-dealer कबाडियों=scrap-dealer भिखारी=beggar भिखारियों=beggar शिकारी=hunter शिकारियों=hunter जादूगर=magician जादूगरों=magician पटवारी=land-record-officer
पटवारियों=land-record-officer कारोबारियों=businessman उद्यमियों=entrepreneur पानवाड़ी=betel-seller पानवाडी=betel-seller पानवाड़ियों=betel-seller पानवाडियों=betel-seller
प्रवासी=migrant प्रवासियों=migrant आदिवासी=tribal-member आदिवासियों=tribal-member ग्रामवासी=villager ग्रामवासियों=villager शहरी=city-dweller शहरियों=city-dweller
संगी=companion संगियों=companion कलाकर्मी=artist कलाकर्मियों=artist रंगकर्मी=theatre-artist रंगकर्मियों=theatre-artist स्वास्थ्यकर्मी=health-worker
स्वास्थ्यकर्मियों=health-worker पुलिसकर्मी=police-officer पुलिसकर्मियों=police-officer दमकलकर्मी=firefighter दमकलकर्मियों=firefighter मीडियाकर्मी=journalist
मीडियाकर्मियों=journalist बाराती=wedding-guest बारातियों=wedding-guest पतियों=husband मुनि=monk मुनियों=monk कवि=poet कवियों=poet व्यक्तियों=person अतिथियों=guest
प्रतिनिधि=representative प्रतिनिधियों=representative राष्ट्रपति=president राष्ट्रपतियों=president सभापति=chairperson सभापतियों=chairperson उद्योगपति=industrialist
उद्योगपतियों=industrialist सहयोगी=associate सहयोगियों=associate प्रेमी=lover प्रेमियों=lover निवेशक=investor निवेशकों=investor दवाइयाँ=medicine कुर्सियां=chair
कुर्सियों=chair अलमारी=cupboard अलमारियां=cupboard अलमारियाँ=cupboard अलमारियों=cupboard चारपाई=cot चारपाइयां=cot चारपाइयाँ=cot चारपाइयों=cot खिड़की=window खिडकी=window
खिड़कियां=window खिडकियां=window खिड़कियाँ=window खिडकियाँ=window खिड़कियों=window खिडकियों=window चाबियां=key चाबियाँ=key चाबियों=key सीढ़ी=ladder सीढी=ladder
सीढ़ियां=ladder सीढियां=ladder सीढ़ियाँ=ladder सीढियाँ=ladder सीढ़ियों=ladder सीढियों=ladder लकड़ी=wood लकडी=wood लकड़ियां=wood लकडियां=wood लकड़ियाँ=wood लकडियाँ=wood
लकड़ियों=wood लकडियों=wood रस्सी=rope रस्सियां=rope रस्सियाँ=rope रस्सियों=rope बाल्टी=bucket बाल्टियां=bucket बाल्टियाँ=bucket बाल्टियों=bucket टोकरियां=basket
टोकरियों=basket टंकियां=tank टंकियाँ=tank टंकियों=tank नाली=drain नालियां=drain नालियाँ=drain नालियों=drain नौकरियां=job नौकरियाँ=job नौकरियों=job छुट्टियां=leave
छुट्टियाँ=leave लड़कियां=girl लडकियां=girl लड़कियाँ=girl लडकियाँ=girl लड़कियों=girl लडकियों=girl बेटियां=daughter बेटियाँ=daughter बेटियों=daughter चाची=aunt चाचियां=aunt
चाचियाँ=aunt चाचियों=aunt मौसी=aunt मौसियां=aunt मौसियाँ=aunt मौसियों=aunt मामी=aunt मामियां=aunt मामियाँ=aunt मामियों=aunt भाभी=sister-in-law भाभियां=sister-in-law
भाभियाँ=sister-in-law भाभियों=sister-in-law साली=sister-in-law सालियां=sister-in-law सालियाँ=sister-in-law सालियों=sister-in-law पोती=granddaughter पोतियां=granddaughter
पोतियाँ=granddaughter पोतियों=granddaughter भतीजी=niece भतीजियां=niece भतीजियाँ=niece भतीजियों=niece भांजी=niece भांजियां=niece भांजियाँ=niece भांजियों=niece
नानी=grandmother नानियां=grandmother नानियाँ=grandmother नानियों=grandmother पत्नियां=wife पत्नियाँ=wife पत्नियों=wife सहेली=friend सहेलियां=friend सहेलियाँ=friend
सहेलियों=friend बकरियां=goat बकरियाँ=goat मछलियां=fish मछलियाँ=fish मछलियों=fish बिल्लियां=cat बिल्लियाँ=cat बिल्लियों=cat घोड़ी=mare घोडी=mare घोड़ियां=mare घोडियां=mare
घोड़ियाँ=mare घोडियाँ=mare घोड़ियों=mare घोडियों=mare मक्खी=fly मक्खियां=fly मक्खियाँ=fly मक्खियों=fly मधुमक्खियां=bee मधुमक्खियाँ=bee मधुमक्खियों=bee तितली=butterfly
तितलियां=butterfly तितलियाँ=butterfly तितलियों=butterfly चींटी=ant चींटियां=ant चींटियाँ=ant चींटियों=ant छिपकली=lizard छिपकलियां=lizard छिपकलियाँ=lizard छिपकलियों=lizard
गिलहरी=squirrel गिलहरियां=squirrel गिलहरियाँ=squirrel गिलहरियों=squirrel सब्जियाँ=vegetable सब्जियों=vegetable सब्ज़ियां=vegetable सब्ज़ियाँ=vegetable सब्ज़ियों=vegetable
रोटियां=bread रोटियाँ=bread रोटियों=bread मिठाइयां=sweet मिठाइयाँ=sweet मिठाइयों=sweet टॉफी=candy टॉफियां=candy टॉफियाँ=candy टॉफियों=candy कड़ाही=wok कडाही=wok
कड़ाहियां=wok कडाहियां=wok कड़ाहियाँ=wok कडाहियाँ=wok कड़ाहियों=wok कडाहियों=wok थाली=plate थालियां=plate थालियाँ=plate थालियों=plate कटोरी=bowl कटोरियां=bowl
कटोरियाँ=bowl कटोरियों=bowl प्याली=cup प्यालियां=cup प्यालियाँ=cup प्यालियों=cup छलनी=strainer छलनियां=strainer छलनियाँ=strainer छलनियों=strainer घड़ी=watch घडी=watch
घड़ियां=watch घडियां=watch घड़ियाँ=watch घडियाँ=watch घड़ियों=watch घडियों=watch अंगूठी=ring अंगूठियां=ring अंगूठियाँ=ring अंगूठियों=ring चूड़ी=bangle चूडी=bangle
चूड़ियां=bangle चूडियां=bangle चूड़ियाँ=bangle चूडियाँ=bangle चूड़ियों=bangle चूडियों=bangle साड़ियां=saree साडियां=saree साड़ियाँ=saree साडियाँ=saree साड़ियों=saree
साडियों=saree चुनरी=scarf चुनरियां=scarf चुनरियाँ=scarf चुनरियों=scarf टोपी=cap टोपियां=cap टोपियाँ=cap टोपियों=cap पगड़ी=turban पगडी=turban पगड़ियां=turban पगडियां=turban
पगड़ियाँ=turban पगडियाँ=turban पगड़ियों=turban पगडियों=turban कहानियां=story कहानियाँ=story कहानियों=story चिट्ठियां=letter चिट्ठियाँ=letter चिट्ठियों=letter पर्चियां=slip
पर्चियाँ=slip पर्चियों=slip डायरियां=diary डायरियाँ=diary डायरियों=diary झाड़ी=bush झाडी=bush झाड़ियां=bush झाडियां=bush झाड़ियाँ=bush झाडियाँ=bush झाड़ियों=bush
झाडियों=bush पत्ती=leaf पत्तियां=leaf पत्तियाँ=leaf पत्तियों=leaf टहनी=branch टहनियां=branch टहनियाँ=branch टहनियों=branch क्यारी=flower-bed क्यारियां=flower-bed
क्यारियाँ=flower-bed क्यारियों=flower-bed मंडियां=wholesale-market मंडियाँ=wholesale-market झोपड़ी=hut झोपडी=hut झोपड़ियां=hut झोपडियां=hut झोपड़ियाँ=hut झोपडियाँ=hut
झोपड़ियों=hut झोपडियों=hut बस्ती=settlement बस्तियां=settlement बस्तियाँ=settlement बस्तियों=settlement गली=street गलियां=street गलियाँ=street गलियों=street नदी=river
नदियां=river नदियाँ=river नदियों=river घाटी=valley घाटियां=valley घाटियाँ=valley घाटियों=valley पहाड़ी=hill पहाडी=hill पहाड़ियां=hill पहाडियां=hill पहाड़ियाँ=hill
पहाडियाँ=hill पहाड़ियों=hill पहाडियों=hill बीमारियां=disease बीमारियाँ=disease बीमारियों=disease पट्टी=bandage पट्टियां=bandage पट्टियाँ=bandage पट्टियों=bandage
गोलियां=tablet गोलियाँ=tablet गोलियों=tablet सुई=needle सुइयां=needle सुइयाँ=needle सुइयों=needle बैसाखी=crutch बैसाखियां=crutch बैसाखियाँ=crutch बैसाखियों=crutch
हड्डी=bone हड्डियां=bone हड्डियाँ=bone हड्डियों=bone पसली=rib पसलियां=rib पसलियाँ=rib पसलियों=rib कोहनी=elbow कोहनियां=elbow कोहनियाँ=elbow कोहनियों=elbow पंखुड़ी=petal
पंखुडी=petal पंखुड़ियां=petal पंखुडियां=petal पंखुड़ियाँ=petal पंखुडियाँ=petal पंखुड़ियों=petal पंखुडियों=petal कली=bud कलियां=bud कलियाँ=bud कलियों=bud हथौड़ी=hammer
हथौडी=hammer हथौड़ियां=hammer हथौडियां=hammer हथौड़ियाँ=hammer हथौडियाँ=hammer हथौड़ियों=hammer हथौडियों=hammer आरी=saw आरियां=saw आरियाँ=saw आरियों=saw छेनी=chisel
छेनियां=chisel छेनियाँ=chisel छेनियों=chisel कैंची=scissors कैंचियां=scissors कैंचियाँ=scissors कैंचियों=scissors कुदाली=hoe कुदालियां=hoe कुदालियाँ=hoe कुदालियों=hoe
कुल्हाड़ी=axe कुल्हाडी=axe कुल्हाड़ियां=axe कुल्हाडियां=axe कुल्हाड़ियाँ=axe कुल्हाडियाँ=axe कुल्हाड़ियों=axe कुल्हाडियों=axe दरांती=sickle दरांतियां=sickle
दरांतियाँ=sickle दरांतियों=sickle ट्रॉली=trolley ट्रॉलियां=trolley ट्रॉलियाँ=trolley ट्रॉलियों=trolley बैलगाड़ी=bullock-cart बैलगाडी=bullock-cart बैलगाड़ियां=bullock-cart
बैलगाडियां=bullock-cart बैलगाड़ियाँ=bullock-cart बैलगाडियाँ=bullock-cart बैलगाड़ियों=bullock-cart बैलगाडियों=bullock-cart पेटियां=box पेटियों=box थैली=bag थैलियां=bag
थैलियाँ=bag थैलियों=bag बोरी=sack बोरियां=sack बोरियाँ=sack बोरियों=sack गठरी=bundle गठरियां=bundle गठरियाँ=bundle गठरियों=bundle शीशी=vial शीशियां=vial शीशियाँ=vial
शीशियों=vial मोमबत्ती=candle मोमबत्तियां=candle मोमबत्तियाँ=candle मोमबत्तियों=candle अगरबत्ती=incense-stick अगरबत्तियां=incense-stick अगरबत्तियाँ=incense-stick
अगरबत्तियों=incense-stick बत्तियां=light बत्तियाँ=light बत्तियों=light लॉटरी=lottery लॉटरियां=lottery लॉटरियाँ=lottery लॉटरियों=lottery पहेलियां=puzzle पहेलियाँ=puzzle
पहेलियों=puzzle कंपनियां=company कंपनियाँ=company कंपनियों=company फैक्टरी=factory फैक्टरियां=factory फैक्टरियाँ=factory फैक्टरियों=factory फैक्ट्रियां=factory
फैक्ट्रियाँ=factory फैक्ट्रियों=factory गलती=mistake गलतियां=mistake गलतियाँ=mistake गलतियों=mistake चोटी=summit चोटियां=summit चोटियाँ=summit चोटियों=summit टुकड़ी=squad
टुकडी=squad टुकड़ियां=squad टुकडियां=squad टुकड़ियाँ=squad टुकडियाँ=squad टुकड़ियों=squad टुकडियों=squad पार्टियां=party पार्टियाँ=party पार्टियों=party टिप्पणी=comment
टिप्पणियां=comment टिप्पणियाँ=comment टिप्पणियों=comment सूचियां=list सूचियाँ=list सूचियों=list श्रेणी=category श्रेणियां=category श्रेणियाँ=category श्रेणियों=category
तिजोरी=safe तिजोरियां=safe तिजोरियाँ=safe तिजोरियों=safe हवेली=mansion हवेलियां=mansion हवेलियाँ=mansion हवेलियों=mansion लोरी=lullaby लोरियां=lullaby लोरियाँ=lullaby
लोरियों=lullaby डाली=branch डालियां=branch डालियाँ=branch डालियों=branch मूंगफली=peanut मूंगफलियां=peanut मूंगफलियाँ=peanut मूंगफलियों=peanut भिंडी=okra भिंडियां=okra
भिंडियाँ=okra भिंडियों=okra गोभी=cabbage गोभियां=cabbage गोभियाँ=cabbage गोभियों=cabbage मूली=radish मूलियां=radish मूलियाँ=radish मूलियों=radish लीची=lychee
लीचियां=lychee लीचियाँ=lychee लीचियों=lychee ककड़ी=cucumber ककडी=cucumber ककड़ियां=cucumber ककडियां=cucumber ककड़ियाँ=cucumber ककडियाँ=cucumber ककड़ियों=cucumber
ककडियों=cucumber रजाई=quilt रजाइयां=quilt रजाइयाँ=quilt रजाइयों=quilt दरी=rug दरियां=rug दरियाँ=rug दरियों=rug चटाई=mat चटाइयां=mat चटाइयाँ=mat चटाइयों=mat जाली=net
जालियां=net जालियाँ=net जालियों=net टोंटी=tap टोंटियां=tap टोंटियाँ=tap टोंटियों=tap कॉलोनियां=housing-colony कॉलोनियाँ=housing-colony कॉलोनियों=housing-colony पटरी=track
पटरियां=track पटरियाँ=track पटरियों=track फेरी=ferry फेरियां=ferry फेरियाँ=ferry फेरियों=ferry कश्ती=boat कश्तियां=boat कश्तियाँ=boat कश्तियों=boat ढोलकी=drum
ढोलकियां=drum ढोलकियाँ=drum ढोलकियों=drum घंटियां=bell घंटियाँ=bell घंटियों=bell वर्दी=uniform वर्दियां=uniform वर्दियाँ=uniform वर्दियों=uniform लाठी=stick लाठियां=stick
लाठियाँ=stick लाठियों=stick अर्जी=application अर्जियां=application अर्जियाँ=application अर्जियों=application अर्ज़ी=application अर्ज़ियां=application अर्ज़ियाँ=application
अर्ज़ियों=application समाधि=grave समाधियों=grave समाधियां=grave समाधियाँ=grave जयंती=anniversary जयंतियां=anniversary जयंतियाँ=anniversary जयंतियों=anniversary
डिलीवरियां=delivery डिलीवरियाँ=delivery डिलीवरियों=delivery पॉलिसियां=policy पॉलिसियाँ=policy पॉलिसियों=policy रैली=rally रैलियां=rally रैलियाँ=rally रैलियों=rally
ट्रॉफी=trophy ट्रॉफियां=trophy ट्रॉफियाँ=trophy ट्रॉफियों=trophy बीवी=wife बीवियां=wife बीवियाँ=wife बीवियों=wife दीदी=sister दीदियां=sister दीदियाँ=sister दीदियों=sister
ननद=sister-in-law ननदों=sister-in-law लॉरी=truck लॉरियां=truck लॉरियाँ=truck लॉरियों=truck बग्घी=carriage बग्घियां=carriage बग्घियाँ=carriage बग्घियों=carriage
टैक्सियां=taxi टैक्सियाँ=taxi टैक्सियों=taxi टिक्की=patty टिक्कियां=patty टिक्कियाँ=patty टिक्कियों=patty पूरियां=bread पूरियाँ=bread पूरियों=bread कचौड़ी=pastry
कचौडी=pastry कचौड़ियां=pastry कचौडियां=pastry कचौड़ियाँ=pastry कचौडियाँ=pastry कचौड़ियों=pastry कचौडियों=pastry जलेबी=sweet जलेबियां=sweet जलेबियाँ=sweet जलेबियों=sweet
बर्फी=sweet बर्फियां=sweet बर्फियाँ=sweet बर्फियों=sweet इडली=rice-cake इडलियां=rice-cake इडलियाँ=rice-cake इडलियों=rice-cake पकौड़ी=fritter पकौडी=fritter
पकौड़ियां=fritter पकौडियां=fritter पकौड़ियाँ=fritter पकौडियाँ=fritter पकौड़ियों=fritter पकौडियों=fritter बिरयानी=biryani बिरयानियां=biryani बिरयानियाँ=biryani
बिरयानियों=biryani कढ़ी=curry कढी=curry कढ़ियां=curry कढियां=curry कढ़ियाँ=curry कढियाँ=curry कढ़ियों=curry कढियों=curry करियां=curry करियाँ=curry करियों=curry
सलवार=trousers सलवारों=trousers एलर्जी=allergy एलर्जियां=allergy एलर्जियाँ=allergy एलर्जियों=allergy सर्जरी=surgery सर्जरियां=surgery सर्जरियाँ=surgery सर्जरियों=surgery
रणनीति=strategy रणनीतियों=strategy रणनीतियां=strategy रणनीतियाँ=strategy गतिविधि=activity गतिविधियों=activity गतिविधियां=activity गतिविधियाँ=activity प्रस्तुति=performance
प्रस्तुतियों=performance प्रस्तुतियां=performance प्रस्तुतियाँ=performance उपलब्धि=achievement उपलब्धियों=achievement उपलब्धियां=achievement उपलब्धियाँ=achievement
कृति=work कृतियों=work कृतियां=work कृतियाँ=work विधियों=method विधियां=method विधियाँ=method तिथि=date तिथियों=date तिथियां=date तिथियाँ=date निधि=fund निधियों=fund
निधियां=fund निधियाँ=fund रीति=custom रीतियों=custom रीतियां=custom रीतियाँ=custom नीति=policy नीतियों=policy नीतियां=policy नीतियाँ=policy प्रति=copy प्रतियों=copy
प्रतियां=copy प्रतियाँ=copy अनुसूची=schedule अनुसूचियां=schedule अनुसूचियाँ=schedule अनुसूचियों=schedule आपूर्ति=supply आपूर्तियों=supply आपूर्तियां=supply
आपूर्तियाँ=supply संपत्तियों=property संपत्तियां=property संपत्तियाँ=property आपत्ति=objection आपत्तियों=objection आपत्तियां=objection आपत्तियाँ=objection स्थितियों=status
स्थितियां=status स्थितियाँ=status प्रजाति=species प्रजातियों=species प्रजातियां=species प्रजातियाँ=species जाति=caste जातियों=caste जातियां=caste जातियाँ=caste टोली=group
टोलियां=group टोलियाँ=group टोलियों=group मंडलियां=troupe मंडलियाँ=troupe मंडलियों=troupe कड़ियाँ=link कडियाँ=link कड़ियों=link कडियों=link दूरी=distance दूरियां=distance
दूरियाँ=distance दूरियों=distance बारीकी=detail बारीकियां=detail बारीकियाँ=detail बारीकियों=detail तैयारियां=preparation तैयारियाँ=preparation तैयारियों=preparation
परेशानियां=problem परेशानियाँ=problem परेशानियों=problem चुनौतियां=challenge चुनौतियाँ=challenge चुनौतियों=challenge कमी=shortage कमियां=shortage कमियाँ=shortage
कमियों=shortage खराबियां=defect खराबियाँ=defect खराबियों=defect मजबूरी=compulsion मजबूरियां=compulsion मजबूरियाँ=compulsion मजबूरियों=compulsion जिम्मेदारी=responsibility
जिम्मेदारियां=responsibility जिम्मेदारियाँ=responsibility जिम्मेदारियों=responsibility जानकारियां=information जानकारियाँ=information जानकारियों=information
कार्यवाही=proceeding कार्यवाहियां=proceeding कार्यवाहियाँ=proceeding कार्यवाहियों=proceeding कार्रवाई=proceeding कार्रवाइयां=proceeding कार्रवाइयाँ=proceeding
कार्रवाइयों=proceeding लड़ाई=fight लडाई=fight लड़ाइयां=fight लडाइयां=fight लड़ाइयाँ=fight लडाइयाँ=fight लड़ाइयों=fight लडाइयों=fight सिलाइयां=sewing सिलाइयाँ=sewing
सिलाइयों=sewing कढ़ाई=embroidery कढाई=embroidery कढ़ाइयां=embroidery कढाइयां=embroidery कढ़ाइयाँ=embroidery कढाइयाँ=embroidery कढ़ाइयों=embroidery कढाइयों=embroidery
बुनाई=knitting बुनाइयां=knitting बुनाइयाँ=knitting बुनाइयों=knitting रंगाई=dyeing रंगाइयां=dyeing रंगाइयाँ=dyeing रंगाइयों=dyeing पुताई=painting पुताइयां=painting
पुताइयाँ=painting पुताइयों=painting सफाइयां=cleaning सफाइयाँ=cleaning सफाइयों=cleaning छंटाई=pruning छंटाइयां=pruning छंटाइयाँ=pruning छंटाइयों=pruning जुताई=ploughing
जुताइयां=ploughing जुताइयाँ=ploughing जुताइयों=ploughing निराई=weeding निराइयां=weeding निराइयाँ=weeding निराइयों=weeding गुड़ाई=hoeing गुडाई=hoeing गुड़ाइयां=hoeing
गुडाइयां=hoeing गुड़ाइयाँ=hoeing गुडाइयाँ=hoeing गुड़ाइयों=hoeing गुडाइयों=hoeing कमाइयां=earning कमाइयाँ=earning कमाइयों=earning ऊंचाई=height ऊंचाइयां=height
ऊंचाइयाँ=height ऊंचाइयों=height लंबाई=length लंबाइयां=length लंबाइयाँ=length लंबाइयों=length चौड़ाई=width चौडाई=width चौड़ाइयां=width चौडाइयां=width चौड़ाइयाँ=width
चौडाइयाँ=width चौड़ाइयों=width चौडाइयों=width गहराई=depth गहराइयां=depth गहराइयाँ=depth गहराइयों=depth मोटाई=thickness मोटाइयां=thickness मोटाइयाँ=thickness
मोटाइयों=thickness गोलाई=roundness गोलाइयां=roundness गोलाइयाँ=roundness गोलाइयों=roundness पिटाई=beating पिटाइयां=beating पिटाइयाँ=beating पिटाइयों=beating छात्राएं=pupil
छात्राओं=pupil महिलाएं=woman महिलाओं=woman अध्यापिका=teacher अध्यापिकाएं=teacher अध्यापिकाओं=teacher शिक्षिकाएं=teacher शिक्षिकाओं=teacher बहू=daughter-in-law माता=mother
माताएं=mother माताओं=mother दवाओं=medicine परीक्षाएं=exam परीक्षाओं=exam कक्षाएं=class कक्षाओं=class भाषाएं=language यात्राएं=trip यात्राओं=trip योजनाएं=plan योजनाओं=plan
समस्याएं=problem समस्याओं=problem सेवाएं=service सेवाओं=service सूचनाएं=notice सूचनाओं=notice शाखाएं=branch शाखाओं=branch सुविधाएं=facility सुविधाओं=facility
संस्थाएं=organization संस्थाओं=organization घटना=incident घटनाएं=incident घटनाओं=incident दुर्घटना=accident दुर्घटनाएं=accident दुर्घटनाओं=accident सेना=army सेनाएं=army
सेनाओं=army कलाएं=art कलाओं=art रचना=composition रचनाएं=composition रचनाओं=composition माला=garland मालाएं=garland मालाओं=garland पाठशालाएं=school पाठशालाओं=school
प्रयोगशालाएं=laboratory प्रयोगशालाओं=laboratory कार्यशाला=workshop कार्यशालाएं=workshop कार्यशालाओं=workshop गौशाला=cow-shelter गौशालाएं=cow-shelter गौशालाओं=cow-shelter
धर्मशाला=guesthouse धर्मशालाएं=guesthouse धर्मशालाओं=guesthouse व्यायामशाला=gym व्यायामशालाएं=gym व्यायामशालाओं=gym पाकशाला=kitchen पाकशालाएं=kitchen पाकशालाओं=kitchen
जनगणना=census जनगणनाएं=census जनगणनाओं=census सभा=meeting सभाएं=meeting सभाओं=meeting इच्छा=wish इच्छाएं=wish इच्छाओं=wish आवश्यकता=requirement आवश्यकताएं=requirement
आवश्यकताओं=requirement प्राथमिकता=priority प्राथमिकताएं=priority प्राथमिकताओं=priority विशेषता=feature विशेषताएं=feature विशेषताओं=feature क्षमता=capacity
क्षमताएं=capacity क्षमताओं=capacity समीक्षाएं=review समीक्षाओं=review प्रक्रिया=process प्रक्रियाएं=process प्रक्रियाओं=process प्रतिक्रिया=feedback प्रतिक्रियाएं=feedback
प्रतिक्रियाओं=feedback धारा=section धाराएं=section धाराओं=section आपदाएं=disaster आपदाओं=disaster बाधा=obstacle बाधाएं=obstacle बाधाओं=obstacle सजा=punishment
सजाएं=punishment सजाओं=punishment सज़ा=punishment सज़ाएं=punishment सज़ाओं=punishment वेशभूषा=costume वेशभूषाएं=costume वेशभूषाओं=costume प्रार्थना=prayer
प्रार्थनाएं=prayer प्रार्थनाओं=prayer कथा=story कथाएं=story कथाओं=story शृंखला=series शृंखलाएं=series शृंखलाओं=series दिशा=direction दिशाएं=direction दिशाओं=direction
ग्राम_सभा=village-assembly ग्राम_सभाएं=village-assembly ग्राम_सभाओं=village-assembly विधानसभा=assembly विधानसभाएं=assembly विधानसभाओं=assembly तालिका=table तालिकाएं=table
तालिकाओं=table पत्रिकाएं=magazine पत्रिकाओं=magazine नौका=boat नौकाएं=boat नौकाओं=boat निविदा=tender निविदाएं=tender निविदाओं=tender परियोजनाएं=project परियोजनाओं=project
प्रतियोगिताएं=competition प्रतियोगिताओं=competition भावना=emotion भावनाएं=emotion भावनाओं=emotion कविताएं=poem कविताओं=poem कल्पना=imagination कल्पनाएं=imagination
कल्पनाओं=imagination परंपरा=tradition परंपराएं=tradition परंपराओं=tradition प्रतिमा=statue प्रतिमाएं=statue प्रतिमाओं=statue शिक्षाएं=education शिक्षाओं=education
गायिका=singer गायिकाएं=singer गायिकाओं=singer नर्तकी=dancer नायिका=actress नायिकाएं=actress नायिकाओं=actress लेखिका=writer लेखिकाएं=writer लेखिकाओं=writer परिचारिका=nurse
परिचारिकाएं=nurse परिचारिकाओं=nurse बालिका=girl बालिकाएं=girl बालिकाओं=girl कन्या=girl कन्याएं=girl कन्याओं=girl रेखा=line रेखाएं=line रेखाओं=line दिनचर्याएं=routine
दिनचर्याओं=routine आस्था=faith आस्थाएं=faith आस्थाओं=faith संख्याएं=number संख्याओं=number मात्राएं=quantity मात्राओं=quantity वस्तुएं=item आलोचना=criticism
आलोचनाएं=criticism आलोचनाओं=criticism तकनीक=technique संरचना=structure संरचनाएं=structure संरचनाओं=structure पूजाएं=worship पूजाओं=worship अवस्था=stage अवस्थाएं=stage
अवस्थाओं=stage व्यवस्था=arrangement व्यवस्थाएं=arrangement व्यवस्थाओं=arrangement हवा=air हवाएं=air हवाओं=air चिंताएं=worry चिंताओं=worry सीमा=limit सीमाएं=limit
सीमाओं=limit प्रतिज्ञा=pledge प्रतिज्ञाएं=pledge प्रतिज्ञाओं=pledge घोषणा=announcement घोषणाएं=announcement घोषणाओं=announcement स्थापना=installation
स्थापनाएं=installation स्थापनाओं=installation उपभोक्ता=consumer उपभोक्ताओं=consumer अभिनेता=actor अभिनेताओं=actor मतदाताओं=voter विक्रेताओं=seller नेता=leader
नेताओं=leader निर्माता=producer निर्माताओं=producer श्रोता=listener श्रोताओं=listener विजेता=winner विजेताओं=winner उपविजेता=runner-up उपविजेताओं=runner-up वक्ता=speaker
वक्ताओं=speaker प्रवक्ता=spokesperson प्रवक्ताओं=spokesperson अधिवक्ता=lawyer अधिवक्ताओं=lawyer राजा=king राजाओं=king रक्तदाताओं=blood-donor दानदाताओं=donor
कार्यकर्ता=worker कार्यकर्ताओं=worker शोधकर्ताओं=researcher साधु=monk साधुओं=monk ऋतु=season ऋतुओं=season वस्तुओं=item धातु=metal धातुओं=metal शिशुओं=infant गुरुओं=teacher
चाचा=uncle चाचाओं=uncle मामा=uncle मामाओं=uncle योद्धा=warrior योद्धाओं=warrior जीजा=brother-in-law जीजाओं=brother-in-law फूफा=uncle फूफाओं=uncle नाना=grandfather
नानाओं=grandfather दादाओं=grandfather नियोक्ताओं=employer आयोजनकर्ता=organizer आयोजनकर्ताओं=organizer प्रशिक्षु=trainee प्रशिक्षुओं=trainee जन्तु=animal जन्तुओं=animal
जंतु=animal जंतुओं=animal श्रद्धालु=devotee श्रद्धालुओं=devotee आलुओं=potato झाड़ू=broom झाडू=broom झाड़ुओं=broom झाडुओं=broom चाकू=knife चाकुओं=knife तराजू=scale
तराजुओं=scale तराज़ू=scale तराज़ुओं=scale डाकू=robber डाकुओं=robber लड्डू=sweet लड्डुओं=sweet नींबू=lemon नींबुओं=lemon बिच्छू=scorpion बिच्छुओं=scorpion उल्लू=owl
उल्लुओं=owl आड़ू=peach आडू=peach आड़ुओं=peach आडुओं=peach तंबू=tent तंबुओं=tent तम्बू=tent तम्बुओं=tent भालू=bear भालुओं=bear काजू=cashew काजुओं=cashew कद्दू=pumpkin
कद्दुओं=pumpkin आंसू=tear आंसुओं=tear पहलू=aspect पहलुओं=aspect अस्पतालों=hospital मरीजों=patient मरीज़ों=patient क्लिनिकों=clinic सर्जन=surgeon सर्जनों=surgeon वार्ड=ward
वार्डों=ward बिस्तर=bed बिस्तरों=bed बेड=bed पलंग=bed पलंगों=bed इंजेक्शन=injection इंजेक्शनों=injection सिरप=syrup सिरपों=syrup मलहम=ointment मलहमों=ointment
कैप्सूल=capsule कैप्सूलों=capsule विटामिन=vitamin विटामिनों=vitamin एंटीबायोटिक=antibiotic एंटीबायोटिकों=antibiotic थर्मामीटर=thermometer थर्मामीटरों=thermometer
स्टेथोस्कोप=stethoscope स्टेथोस्कोपों=stethoscope मास्क=mask मास्कों=mask बैंडेज=bandage बैंडेजों=bandage अल्ट्रासाउंड=ultrasound अल्ट्रासाउंडों=ultrasound वायरस=virus
वायरसों=virus संक्रमण=infection संक्रमणों=infection इन्फेक्शन=infection इन्फेक्शनों=infection घाव=wound घावों=wound दाग=stain दागों=stain कान=ear कानों=ear होंठ=lip
होंठों=lip अंग=organ अंगों=organ कंपाउंडर=compounder कंपाउंडरों=compounder फार्मासिस्ट=pharmacist फार्मासिस्टों=pharmacist वार्ड_बॉय=ward-boy वार्ड_बॉयों=ward-boy
मनोचिकित्सक=psychiatrist मनोचिकित्सकों=psychiatrist साइकोलॉजिस्ट=psychologist साइकोलॉजिस्टों=psychologist पैरामेडिक=paramedic पैरामेडिकों=paramedic डायपर=diaper
डायपरों=diaper सूप=soup सूपों=soup सलाद=salad सलादों=salad जूस=juice जूसों=juice पेय=drink पेयों=drink मनोरोग=mental-illness मनोरोगों=mental-illness टेस्टों=test
दांतों=tooth हाथों=hand पैर=foot पैरों=foot पांव=foot पांवों=foot बालों=hair नाखून=nail नाखूनों=nail शिविरों=camp छात्रों=pupil शिक्षकों=teacher अध्यापकों=teacher
टीचरों=teacher स्कूलों=school विद्यालयों=school कॉलेजों=college विश्वविद्यालयों=university पुस्तकालयों=library ग्राहकों=customer दुकानदारों=shopkeeper मालिकों=owner
मेहमानों=guest किरायेदारों=tenant किराएदारों=tenant मकानों=house घरों=home खेतों=field मज़दूरों=labourer बैल=ox बैलों=ox सांड=bull सांडों=bull ऊंटों=camel सुअरों=pig
खरगोश=rabbit खरगोशों=rabbit बत्तख=duck बत्तखों=duck मोर=peacock मोरों=peacock कौआ=crow कौए=crow कौओं=crow सांप=snake सांपों=snake मेंढक=frog मेंढकों=frog बंदर=monkey
बंदरों=monkey शेर=lion शेरों=lion बाघ=tiger बाघों=tiger हिरण=deer हिरणों=deer मच्छर=mosquito मच्छरों=mosquito केंचुआ=earthworm केंचुए=earthworm केंचुओं=earthworm
जानवरों=animal कबूतरों=pigeon पौधारोपणों=tree-planting पेड़ों=tree पेडों=tree फूलों=flower बीजों=seed बागों=orchard खलिहान=threshing-floor खलिहानों=threshing-floor
ट्रैक्टरों=tractor थ्रेशर=thresher थ्रेशरों=thresher हार्वेस्टर=harvester हार्वेस्टरों=harvester स्प्रेयर=sprayer स्प्रेयरों=sprayer ट्यूबवेल=tube-well
ट्यूबवेलों=tube-well नलकूप=tube-well नलकूपों=tube-well तालाबों=pond जलाशय=reservoir जलाशयों=reservoir बांध=dam बांधों=dam गोदामों=warehouse कोल्ड_स्टोरेज=cold-storage
कोल्ड_स्टोरेजों=cold-storage पॉलीहाउस=polyhouse पॉलीहाउसों=polyhouse स्प्रिंकलर=sprinkler स्प्रिंकलरों=sprinkler रोगों=disease कीटों=pest खरपतवार=weed खरपतवारों=weed
उर्वरकों=fertilizer बादाम=almond बादामों=almond अखरोट=walnut अखरोटों=walnut अनार=pomegranate अनारों=pomegranate अमरूद=guava अमरूदों=guava संतरा=orange संतरे=orange
संतरों=orange तरबूज=watermelon तरबूजों=watermelon खरबूजा=melon खरबूजे=melon खरबूजों=melon पपीता=papaya पपीते=papaya पपीतों=papaya अनानास=pineapple अनानासों=pineapple
नारियल=coconut नारियलों=coconut सेबों=apple केले=banana आमों=mango बैंगन=eggplant बैंगनों=eggplant टमाटरों=tomato प्याजों=onion खीरा=cucumber खीरे=cucumber गाजर=carrot
गाजरों=carrot मटर=pea मटरों=pea मशरूम=mushroom मशरूमों=mushroom ढोलों=drum सितार=sitar सितारों=sitar गिटार=guitar गिटारों=guitar पियानो=piano वायलिन=violin वायलिनों=violin
ड्रम=drum ड्रमों=drum कीबोर्ड=keyboard कीबोर्डों=keyboard स्पीकर=speaker स्पीकरों=speaker माइकों=microphone गीत=song गीतों=song गायकों=singer नर्तक=dancer नर्तकों=dancer
कलाकारों=artist चित्रों=picture चित्रकारों=painter नाटकों=play मंच=stage मंचों=stage कोरियोग्राफर=choreographer कोरियोग्राफरों=choreographer डायरेक्टर=director
डायरेक्टरों=director निर्देशक=director निर्देशकों=director एक्टर=actor एक्टरों=actor संगीतकार=musician संगीतकारों=musician वादक=musician वादकों=musician बैंडों=band
समूहों=group कॉन्सर्ट=concert कॉन्सर्टों=concert कंसर्ट=concert कंसर्टों=concert ऑडिशन=audition ऑडिशनों=audition रिहर्सल=rehearsal रिहर्सलों=rehearsal एल्बम=album
एल्बमों=album ट्रैक=track ट्रैकों=track त्योहारों=festival उत्सव=festival उत्सवों=festival पंडाल=festival-tent पंडालों=festival-tent मंदिरों=temple चर्चों=church
आश्रम=ashram आश्रमों=ashram मठों=monastery भक्तों=devotee प्रवचन=sermon प्रवचनों=sermon हवन=ritual हवनों=ritual संस्कार=ritual संस्कारों=ritual तीर्थ=pilgrimage-site
तीर्थों=pilgrimage-site खेलों=game मैचों=match टूर्नामेंटों=tournament गोलों=goal विकेट=wicket विकेटों=wicket रनों=run बल्लेबाज=batsman बल्लेबाजों=batsman गेंदबाज=bowler
गेंदबाजों=bowler विकेटकीपर=wicketkeeper विकेटकीपरों=wicketkeeper बल्ला=bat बल्ले=bat बल्लों=bat गोलकीपर=goalkeeper गोलकीपरों=goalkeeper कप्तान=captain कप्तानों=captain
अंपायर=umpire अंपायरों=umpire कोचों=coach खो-खो=kho-kho पहलवान=wrestler पहलवानों=wrestler मुक्केबाज=boxer मुक्केबाजों=boxer तैराक=swimmer तैराकों=swimmer धावक=runner
धावकों=runner साइकिल_सवार=cyclist साइकिल_सवारों=cyclist पर्वतारोही=mountaineer पर्वतारोहियों=mountaineer स्टेडियम=stadium स्टेडियमों=stadium स्विमिंग_पूल=swimming-pool
स्विमिंग_पूलों=swimming-pool पदक=medal पदकों=medal मेडल=medal मेडलों=medal कपों=cup रैकेट=racket रैकेटों=racket जर्सी=jersey जर्सियों=jersey हेलमेट=helmet हेलमेटों=helmet
सेट=set सेटों=set स्काउट=scout स्काउटों=scout लूडो=ludo पासा=dice पासे=dice पासों=dice मोहरा=chess-piece मोहरे=chess-piece मोहरों=chess-piece बैंकों=bank चेक=cheque
चेकों=cheque ड्राफ्ट=draft ड्राफ्टों=draft एटीएम_कार्ड=atm-card एटीएम_कार्डों=atm-card टैक्सों=tax बिलों=bill इनवॉइसों=invoice चालानों=challan वाउचर=voucher
वाउचरों=voucher कूपनों=coupon लोनों=loan कर्जों=debt कर्जदार=debtor कर्जदारों=debtor देनदार=debtor देनदारों=debtor लेनदार=creditor लेनदारों=creditor गारंटर=guarantor
गारंटरों=guarantor नॉमिनी=nominee नॉमिनियों=nominee शेयरों=share शेयरधारक=shareholder शेयरधारकों=shareholder बजटों=budget डिपॉजिट=deposit डिपॉजिटों=deposit
ट्रांजैक्शन=transaction ट्रांजैक्शनों=transaction सौदा=deal सौदे=deal सौदों=deal स्टेटमेंट=statement स्टेटमेंटों=statement पासबुक=passbook पासबुकों=passbook
एकाउंटेंट=accountant एकाउंटेंटों=accountant ऑडिटर=auditor ऑडिटरों=auditor वकीलों=lawyer जजों=judge न्यायाधीश=judge न्यायाधीशों=judge गवाह=witness गवाहों=witness
मुवक्किल=client मुवक्किलों=client अपराध=crime अपराधों=crime चोर=thief चोरों=thief पुलिस_थाना=police-station पुलिस_थाने=police-station पुलिस_थानों=police-station
पुलिस_स्टेशन=police-station पुलिस_स्टेशनों=police-station पुलिसवाला=police-officer पुलिसवाले=police-officer पुलिसवालों=police-officer दारोगा=police-inspector
दारोगे=police-inspector दारोगों=police-inspector इंस्पेक्टर=inspector इंस्पेक्टरों=inspector कलेक्टर=collector कलेक्टरों=collector तहसीलदार=tehsildar तहसीलदारों=tehsildar
पार्षद=councillor पार्षदों=councillor विधायक=legislator विधायकों=legislator सांसद=member-of-parliament सांसदों=member-of-parliament मेयर=mayor मेयरों=mayor
उम्मीदवारों=candidate मतदान_केंद्र=polling-station मतदान_केंद्रों=polling-station मतपत्र=ballot मतपत्रों=ballot घोषणापत्र=manifesto घोषणापत्रों=manifesto
राशन_दुकान=ration-shop राशन_दुकानों=ration-shop आय_प्रमाण_पत्र=income-certificate आय_प्रमाण_पत्रों=income-certificate जाति_प्रमाण_पत्र=caste-certificate
जाति_प्रमाण_पत्रों=caste-certificate जन्म_प्रमाण_पत्र=birth-certificate जन्म_प्रमाण_पत्रों=birth-certificate मृत्यु_प्रमाण_पत्र=death-certificate
मृत्यु_प्रमाण_पत्रों=death-certificate पैन_कार्ड=tax-card पैन_कार्डों=tax-card वोटर_आईडी=voter-card वोटर_आईडियों=voter-card लाइसेंसों=licence परमिट=permit परमिटों=permit
वीजे=visa वीजों=visa पासपोर्टों=passport अनुबंधों=contract करार=agreement करारों=agreement दस्तावेजों=document कागजों=paper प्रमाणपत्रों=certificate आवेदनों=application
आवेदकों=applicant नागरिकों=citizen होटलों=hotel रेस्टोरेंटों=restaurant वेटरों=waiter शेफों=chef बावर्चियों=cook व्यंजनों=dish नाश्ते=breakfast लंच=lunch लंचों=lunch
डिनर=dinner डिनरों=dinner स्नैक=snack स्नैकों=snack समोसा=samosa समोसे=samosa समोसों=samosa पराठा=paratha पराठे=paratha पराठों=paratha डोसा=dosa डोसे=dosa डोसों=dosa
पिज्जा=pizza पिज्जे=pizza पिज्जों=pizza पिज़्ज़ा=pizza पिज़्ज़े=pizza पिज़्ज़ों=pizza बर्गर=burger बर्गरों=burger सैंडविच=sandwich सैंडविचों=sandwich बिस्कुट=biscuit
बिस्कुटों=biscuit बिस्किट=biscuit बिस्किटों=biscuit केकों=cake ब्रेड=bread ब्रेडों=bread मक्खन=butter मक्खनों=butter पनीर=cheese पनीरों=cheese अचार=pickle अचारों=pickle
चॉकलेट=chocolate चॉकलेटों=chocolate पकवानों=dish आइसक्रीम=ice-cream आइसक्रीमों=ice-cream टेबलों=table ऑर्डरों=order आर्डरों=order रिसॉर्ट=resort रिसॉर्टों=resort
गेस्टों=guest टूरिस्ट=tourist टूरिस्टों=tourist पर्यटकों=tourist टूरों=tour स्मारक=monument स्मारकों=monument म्यूजियमों=museum संग्रहालयों=museum चिड़ियाघर=zoo
चिडियाघर=zoo चिड़ियाघरों=zoo चिडियाघरों=zoo पार्क=park पार्कों=park उद्यान=park उद्यानों=park टिकटों=ticket सामानों=luggage सूटकेस=suitcase सूटकेसों=suitcase लगेज=luggage
लगेजों=luggage ट्रकों=truck वाहनों=vehicle ड्राइवरों=driver चालकों=driver कंडक्टर=conductor कंडक्टरों=conductor क्लीनर=cleaner क्लीनरों=cleaner मैकेनिकों=mechanic
गैराजों=garage टायरों=tyre इंजन=engine इंजनों=engine ब्रेक=brake ब्रेकों=brake स्कूटरों=scooter मोटरसाइकिलों=motorcycle ऑटोरिक्शा=auto-rickshaw ऑटोरिक्शे=auto-rickshaw
ऑटोरिक्शों=auto-rickshaw जहाज=ship जहाजों=ship हवाई_जहाज=airplane हवाई_जहाजों=airplane विमान=airplane विमानों=airplane हेलीकॉप्टर=helicopter हेलीकॉप्टरों=helicopter
एयरपोर्ट=airport एयरपोर्टों=airport हवाई_अड्डा=airport हवाई_अड्डे=airport हवाई_अड्डों=airport स्टेशन=station स्टेशनों=station रेलवे_स्टेशन=railway-station
रेलवे_स्टेशनों=railway-station बस_स्टॉप=bus-stop बस_स्टॉपों=bus-stop बस_स्टैंड=bus-station बस_स्टैंडों=bus-station प्लेटफार्म=platform प्लेटफार्मों=platform बंदरगाह=port
बंदरगाहों=port कंटेनर=container कंटेनरों=container पार्सलों=parcel कार्टन=carton कार्टनों=carton पैकेट=packet पैकेटों=packet कूरियरों=courier रूटों=route मार्ग=route
मार्गों=route पुल=bridge पुलों=bridge फ्लाईओवर=flyover फ्लाईओवरों=flyover टोल=toll टोलों=toll ट्रैफिक_जाम=traffic-jam ट्रैफिक_जामों=traffic-jam पेट्रोल_पंप=petrol-station
पेट्रोल_पंपों=petrol-station पंक्चर=puncture पंक्चरों=puncture स्टॉकों=stock सप्लायरों=supplier डीलरों=dealer खरीदारों=buyer विक्रय=sale विक्रयों=sale उत्पादों=product
ब्रांड=brand ब्रांडों=brand सैंपल=sample सैंपलों=sample प्लंबरों=plumber इलेक्ट्रीशियनों=electrician पेंटरों=painter राजमिस्त्रियों=mason ठेकेदारों=contractor
कारीगरों=artisan इंजीनियरों=engineer सर्वेयर=surveyor सर्वेयरों=surveyor सुपरवाइजरों=supervisor ऑपरेटर=operator ऑपरेटरों=operator टेक्नीशियनों=technician औजारों=tool
औज़ार=tool औज़ारों=tool उपकरणों=equipment पेचकस=screwdriver पेचकसों=screwdriver पेंच=screw पेंचों=screw बोल्ट=bolt बोल्टों=bolt नटों=nut प्लास=pliers प्लासों=pliers
ड्रिल=drill ड्रिलों=drill नलों=tap वॉल्व=valve वॉल्वों=valve गीजर=water-heater गीजरों=water-heater हीटर=heater हीटरों=heater कूलर=cooler कूलरों=cooler फ्रिज=fridge
फ्रिजों=fridge रेफ्रिजरेटर=fridge रेफ्रिजरेटरों=fridge वॉशिंग_मशीन=washing-machine वॉशिंग_मशीनों=washing-machine टीवी=tv टीवियों=tv टेलीविजन=tv टेलीविजनों=tv ओवन=oven
ओवनों=oven माइक्रोवेव=microwave माइक्रोवेवों=microwave मिक्सर=mixer मिक्सरों=mixer सिलेंडर=cylinder सिलेंडरों=cylinder बल्बों=bulb स्विच=switch स्विचों=switch सॉकेट=socket
सॉकेटों=socket प्लग=plug प्लगों=plug केबल=cable केबलों=cable फ्यूज=fuse फ्यूजों=fuse ट्रांसफार्मर=transformer ट्रांसफार्मरों=transformer सोलर_सिस्टम=solar-system
सोलर_सिस्टमों=solar-system बॉयलर=boiler बॉयलरों=boiler चिमनी=chimney चिमनियों=chimney मचान=scaffold मचानों=scaffold सरिया=rebar सरिये=rebar सरियों=rebar प्लास्टर=plaster
प्लास्टरों=plaster पेंट=paint पेंटों=paint ब्रश=brush ब्रशों=brush फर्श=floor फर्शों=floor बाथरूम=bathroom बाथरूमों=bathroom शौचालय=toilet शौचालयों=toilet टॉयलेट=toilet
टॉयलेटों=toilet बेडरूम=bedroom बेडरूमों=bedroom बालकनी=balcony बालकनियों=balcony फ्लैटों=flat प्लॉटों=plot ब्रोकर=broker ब्रोकरों=broker बिल्डरों=builder
अपार्टमेंटों=apartment टावरों=tower गार्ड=guard गार्डों=guard चौकीदारों=watchman पहरेदार=guard पहरेदारों=guard गेट=gate गेटों=gate पार्किंगों=parking-lot बेचने=sell!
बेचनी=sell! बेचता=sell! बेचते=sell! बेचती=sell! बेचें=sell! खरीदने=buy! खरीदनी=buy! खरीदता=buy! खरीदते=buy! खरीदती=buy! खरीदें=buy! खोजने=search! खोजनी=search!
खोजता=search! खोजते=search! खोजती=search! खोजें=search! ढूंढने=find! ढूंढनी=find! ढूंढता=find! ढूंढते=find! ढूंढती=find! ढूंढें=find! ढूँढने=find! ढूँढनी=find!
ढूँढता=find! ढूँढते=find! ढूँढती=find! ढूँढें=find! सीखने=learn! सीखनी=learn! सीखता=learn! सीखते=learn! सीखती=learn! सीखें=learn! सिखाने=teach! सिखानी=teach! सिखाता=teach!
सिखाते=teach! सिखाती=teach! सिखाएं=teach! सिखाएँ=teach! पढ़ाने=teach! पढाने=teach! पढ़ानी=teach! पढानी=teach! पढ़ाता=teach! पढाता=teach! पढ़ाती=teach! पढाती=teach!
पढ़ाएं=teach! पढाएं=teach! पढ़ाएँ=teach! पढाएँ=teach! पढ़ने=read! पढने=read! पढ़नी=read! पढनी=read! पढ़ता=read! पढता=read! पढ़ते=read! पढते=read! पढ़ती=read! पढती=read!
पढ़ें=read! पढें=read! लिखने=write! लिखनी=write! लिखता=write! लिखते=write! लिखती=write! लिखें=write! गिनने=count! गिननी=count! गिनता=count! गिनते=count! गिनती=count!
गिनें=count! तौलने=weigh! तौलनी=weigh! तौलता=weigh! तौलते=weigh! तौलती=weigh! तौलें=weigh! तोलना=weigh! तोलने=weigh! तोलनी=weigh! तोलता=weigh! तोलते=weigh! तोलती=weigh!
तोलें=weigh! नापने=measure! नापनी=measure! नापता=measure! नापते=measure! नापती=measure! नापें=measure! मापने=measure! मापनी=measure! मापता=measure! मापते=measure!
मापती=measure! मापें=measure! जांचने=check! जांचनी=check! जांचता=check! जांचते=check! जांचती=check! जाँचना=check! जाँचने=check! जाँचनी=check! जाँचता=check! जाँचते=check!
जाँचती=check! जाँचें=check! परखने=test! परखनी=test! परखता=test! परखते=test! परखती=test! परखें=test! भेजने=send! भेजनी=send! भेजता=send! भेजते=send! भेजती=send! भेजें=send!
पहुंचाने=deliver! पहुंचानी=deliver! पहुंचाता=deliver! पहुंचाते=deliver! पहुंचाती=deliver! पहुंचाएं=deliver! पहुंचाएँ=deliver! पहुँचाने=deliver! पहुँचानी=deliver!
पहुँचाता=deliver! पहुँचाते=deliver! पहुँचाती=deliver! पहुँचाएं=deliver! पहुँचाएँ=deliver! पहुंचना=arrive! पहुंचने=arrive! पहुंचनी=arrive! पहुंचता=arrive! पहुंचते=arrive!
पहुंचती=arrive! पहुंचें=arrive! पहुँचने=arrive! पहुँचता=arrive! पहुँचते=arrive! पहुँचती=arrive! पहुँचें=arrive! बांटने=distribute! बांटनी=distribute! बांटता=distribute!
बांटते=distribute! बांटती=distribute! बांटें=distribute! बाँटने=distribute! बाँटनी=distribute! बाँटता=distribute! बाँटते=distribute! बाँटती=distribute! बाँटें=distribute!
चुनने=choose! चुननी=choose! चुनता=choose! चुनते=choose! चुनती=choose! चुनें=choose! बदलने=change! बदलनी=change! बदलता=change! बदलते=change! बदलती=change! बदलें=change!
जोड़ने=add! जोडने=add! जोड़नी=add! जोडनी=add! जोड़ते=add! जोडते=add! जोड़ती=add! जोडती=add! जोड़ें=add! जोडें=add! घटाना=subtract! घटाने=subtract! घटानी=subtract!
घटाता=subtract! घटाते=subtract! घटाती=subtract! घटाएं=subtract! घटाएँ=subtract! हटाने=remove! हटानी=remove! हटाता=remove! हटाते=remove! हटाती=remove! हटाएं=remove!
हटाएँ=remove! मिटाने=delete! मिटानी=delete! मिटाता=delete! मिटाते=delete! मिटाती=delete! मिटाएं=delete! मिटाएँ=delete! बनाती=make! बनाएँ=make! पकाने=cook! पकानी=cook!
पकाता=cook! पकाते=cook! पकाती=cook! पकाएं=cook! पकाएँ=cook! परोसने=serve! परोसनी=serve! परोसता=serve! परोसते=serve! परोसती=serve! परोसें=serve! चखना=taste! चखने=taste!
चखनी=taste! चखता=taste! चखते=taste! चखती=taste! चखें=taste! काटने=cut! काटनी=cut! काटता=cut! काटते=cut! काटती=cut! काटें=cut! छीलना=peel! छीलने=peel! छीलनी=peel!
छीलता=peel! छीलते=peel! छीलती=peel! छीलें=peel! पीसना=grind! पीसने=grind! पीसनी=grind! पीसता=grind! पीसते=grind! पीसती=grind! पीसें=grind! गूंथना=knead! गूंथने=knead!
गूंथनी=knead! गूंथता=knead! गूंथते=knead! गूंथती=knead! गूंथें=knead! उबालना=boil! उबालने=boil! उबालनी=boil! उबालता=boil! उबालते=boil! उबालती=boil! उबालें=boil! तलना=fry!
तलने=fry! तलनी=fry! तलता=fry! तलते=fry! तलती=fry! तलें=fry! भूनना=roast! भूनने=roast! भूननी=roast! भूनता=roast! भूनते=roast! भूनती=roast! भूनें=roast! सेंकना=bake!
सेंकने=bake! सेंकनी=bake! सेंकता=bake! सेंकते=bake! सेंकती=bake! सेंकें=bake! धोनी=wash! धोता=wash! धोते=wash! धोती=wash! धोएं=wash! धोएँ=wash! सुखाना=dry! सुखाने=dry!
सुखानी=dry! सुखाता=dry! सुखाते=dry! सुखाती=dry! सुखाएं=dry! सुखाएँ=dry! सिलने=sew! सिलनी=sew! सिलता=sew! सिलते=sew! सिलती=sew! सिलें=sew! बुनने=knit! बुननी=knit!
बुनता=knit! बुनते=knit! बुनती=knit! बुनें=knit! रंगने=dye! रंगनी=dye! रंगता=dye! रंगते=dye! रंगती=dye! रंगें=dye! पहनने=wear! पहनता=wear! पहनते=wear! पहनती=wear!
पहनें=wear! खोलना=open! खोलने=open! खोलनी=open! खोलता=open! खोलते=open! खोलती=open! खोलें=open! उगाने=grow! उगानी=grow! उगाता=grow! उगाते=grow! उगाती=grow! उगाएं=grow!
उगाएँ=grow! बोनी=sow! बोता=sow! बोते=sow! बोती=sow! बोएं=sow! बोएँ=sow! सींचने=water! सींचनी=water! सींचता=water! सींचते=water! सींचती=water! सींचें=water! जोतना=plough!
जोतने=plough! जोतनी=plough! जोतता=plough! जोतते=plough! जोतती=plough! जोतें=plough! रोपना=plant! रोपने=plant! रोपनी=plant! रोपता=plant! रोपते=plant! रोपती=plant!
रोपें=plant! तोड़ना=pick! तोडना=pick! तोड़ने=pick! तोडने=pick! तोड़नी=pick! तोडनी=pick! तोड़ता=pick! तोडता=pick! तोड़ते=pick! तोडते=pick! तोड़ती=pick! तोडती=pick!
तोड़ें=pick! तोडें=pick! छांटने=sort! छांटनी=sort! छांटता=sort! छांटते=sort! छांटती=sort! छांटें=sort! पालनी=raise! पालता=raise! पालते=raise! पालती=raise! पालें=raise!
चराने=graze! चरानी=graze! चराता=graze! चराते=graze! चराती=graze! चराएं=graze! चराएँ=graze! नहलाना=bathe! नहलाने=bathe! नहलानी=bathe! नहलाता=bathe! नहलाते=bathe!
नहलाती=bathe! नहलाएं=bathe! नहलाएँ=bathe! सुलाना=put-to-bed! सुलाने=put-to-bed! सुलानी=put-to-bed! सुलाता=put-to-bed! सुलाते=put-to-bed! सुलाती=put-to-bed!
सुलाएं=put-to-bed! सुलाएँ=put-to-bed! खिलाने=feed! खिलानी=feed! खिलाता=feed! खिलाते=feed! खिलाती=feed! खिलाएं=feed! खिलाएँ=feed! पिलाने=feed! पिलानी=feed! पिलाता=feed!
पिलाते=feed! पिलाती=feed! पिलाएं=feed! पिलाएँ=feed! उठाने=lift! उठानी=lift! उठाता=lift! उठाते=lift! उठाती=lift! उठाएं=lift! उठाएँ=lift! ढोने=carry! ढोनी=carry! ढोता=carry!
ढोते=carry! ढोती=carry! ढोएं=carry! ढोएँ=carry! लादने=load! लादनी=load! लादता=load! लादते=load! लादती=load! लादें=load! उतारने=unload! उतारनी=unload! उतारता=unload!
उतारते=unload! उतारती=unload! उतारें=unload! चलाने=run! चलानी=run! चलाती=run! चलाएं=run! चलाएँ=run! चढ़ने=climb! चढने=climb! चढ़नी=climb! चढनी=climb! चढ़ता=climb!
चढता=climb! चढ़ते=climb! चढते=climb! चढ़ती=climb! चढती=climb! चढ़ें=climb! चढें=climb! दौड़ने=run! दौडने=run! दौड़नी=run! दौडनी=run! दौड़ता=run! दौडता=run! दौड़ते=run!
दौडते=run! दौड़ती=run! दौडती=run! तैरने=swim! तैरनी=swim! तैरता=swim! तैरते=swim! तैरती=swim! तैरें=swim! नाचने=dance! नाचनी=dance! नाचता=dance! नाचते=dance! नाचती=dance!
नाचें=dance! गानी=sing! गाता=sing! गाते=sing! गाती=sing! गाएं=sing! गाएँ=sing! बजाना=play! बजाने=play! बजानी=play! बजाता=play! बजाते=play! बजाती=play! बजाएं=play!
बजाएँ=play! खेलने=play! खेलनी=play! खेलता=play! खेलते=play! खेलती=play! खेलें=play! जीतने=win! जीतनी=win! जीतता=win! जीतते=win! जीतती=win! जीतें=win! घूमने=travel!
घूमनी=travel! घूमता=travel! घूमते=travel! घूमती=travel! घूमें=travel! टहलना=walk! टहलने=walk! टहलनी=walk! टहलता=walk! टहलते=walk! टहलती=walk! टहलें=walk! लौटाने=return!
लौटानी=return! लौटाता=return! लौटाते=return! लौटाती=return! लौटाएं=return! लौटाएँ=return! लौटनी=return! लौटता=return! लौटते=return! लौटती=return! लौटें=return!
सौंपने=hand-over! सौंपनी=hand-over! सौंपता=hand-over! सौंपते=hand-over! सौंपती=hand-over! सौंपें=hand-over! मंगवाने=order! मंगवानी=order! मंगवाता=order! मंगवाते=order!
मंगवाती=order! मंगवाएं=order! मंगवाएँ=order! मंगाने=order! मंगानी=order! मंगाता=order! मंगाते=order! मंगाती=order! मंगाएं=order! मंगाएँ=order! बुलाने=invite!
बुलानी=invite! बुलाता=invite! बुलाते=invite! बुलाती=invite! बुलाएं=invite! बुलाएँ=invite! पूछने=ask! पूछनी=ask! पूछता=ask! पूछते=ask! पूछती=ask! पूछें=ask! बताने=tell!
बतानी=tell! बताता=tell! बताते=tell! बताती=tell! बताएँ=tell! सुननी=listen! सुनता=listen! सुनते=listen! सुनती=listen! सुनें=listen! सुनाने=tell! सुनानी=tell! सुनाता=tell!
सुनाते=tell! सुनाती=tell! सुनाएं=tell! सुनाएँ=tell! देखने=view! देखनी=view! देखता=view! देखते=view! देखती=view! देखें=view! दिखाने=show! दिखानी=show! दिखाता=show!
दिखाते=show! दिखाती=show! दिखाएँ=show! समझने=understand! समझनी=understand! समझता=understand! समझते=understand! समझती=understand! समझें=understand! समझाने=explain!
समझानी=explain! समझाता=explain! समझाते=explain! समझाती=explain! समझाएं=explain! समझाएँ=explain! सोचने=think! सोचनी=think! सोचता=think! सोचते=think! सोचती=think!
सोचें=think! भूलने=forget! भूलनी=forget! भूलता=forget! भूलते=forget! भूलती=forget! भूलें=forget! याद_दिलाने=remind! याद_दिलानी=remind! याद_दिलाता=remind!
याद_दिलाते=remind! याद_दिलाती=remind! याद_दिलाएँ=remind! रोकने=stop! रोकनी=stop! रोकता=stop! रोकते=stop! रोकती=stop! रोकें=stop! बचाने=save! बचानी=save! बचाता=save!
बचाते=save! बचाती=save! बचाएं=save! बचाएँ=save! छुपाना=hide! छुपाने=hide! छुपानी=hide! छुपाता=hide! छुपाते=hide! छुपाती=hide! छुपाएं=hide! छुपाएँ=hide! छिपाना=hide!
छिपाने=hide! छिपानी=hide! छिपाता=hide! छिपाते=hide! छिपाती=hide! छिपाएं=hide! छिपाएँ=hide! भरने=fill! भरनी=fill! भरता=fill! भरते=fill! भरती=fill! भरें=fill! लगाने=install!
लगानी=install! लगाता=install! लगाते=install! लगाती=install! लगाएं=install! लगाएँ=install! सुधारने=improve! सुधारनी=improve! सुधारता=improve! सुधारते=improve!
सुधारती=improve! सुधारें=improve! सुलझाने=solve! सुलझानी=solve! सुलझाता=solve! सुलझाते=solve! सुलझाती=solve! सुलझाएं=solve! सुलझाएँ=solve! निपटाने=settle! निपटानी=settle!
निपटाता=settle! निपटाते=settle! निपटाती=settle! निपटाएं=settle! निपटाएँ=settle! संभालने=manage! संभालनी=manage! संभालता=manage! संभालते=manage! संभालती=manage!
संभालें=manage! सँभालने=manage! सँभालनी=manage! सँभालता=manage! सँभालते=manage! सँभालती=manage! सँभालें=manage! सहेजने=save! सहेजनी=save! सहेजता=save! सहेजते=save!
सहेजती=save! सहेजें=save! टूटना=break! टूटने=break! टूटनी=break! टूटता=break! टूटते=break! टूटती=break! टूटें=break! बिगड़ना=break-down! बिगडना=break-down!
बिगड़ने=break-down! बिगडने=break-down! बिगड़नी=break-down! बिगडनी=break-down! बिगड़ता=break-down! बिगडता=break-down! बिगड़ते=break-down! बिगडते=break-down!
बिगड़ती=break-down! बिगडती=break-down! बिगड़ें=break-down! बिगडें=break-down! सडना=rot! सड़ने=rot! सडने=rot! सड़नी=rot! सडनी=rot! सड़ता=rot! सडता=rot! सड़ते=rot! सडते=rot!
सड़ती=rot! सडती=rot! सड़ें=rot! सडें=rot! खरोंचना=scratch! खरोंचने=scratch! खरोंचनी=scratch! खरोंचता=scratch! खरोंचते=scratch! खरोंचती=scratch! खरोंचें=scratch!
टपकना=leak! टपकने=leak! टपकनी=leak! टपकता=leak! टपकते=leak! टपकती=leak! टपकें=leak! रिसना=leak! रिसने=leak! रिसनी=leak! रिसता=leak! रिसते=leak! रिसती=leak! रिसें=leak!
जलना=burn! जलने=burn! जलनी=burn! जलता=burn! जलते=burn! जलती=burn! जलें=burn! जलाना=burn! जलाने=burn! जलानी=burn! जलाता=burn! जलाते=burn! जलाती=burn! जलाएं=burn!
जलाएँ=burn! बुझाना=extinguish! बुझाने=extinguish! बुझानी=extinguish! बुझाता=extinguish! बुझाते=extinguish! बुझाती=extinguish! बुझाएं=extinguish! बुझाएँ=extinguish!
थकना=tire! थकने=tire! थकनी=tire! थकता=tire! थकते=tire! थकती=tire! थकें=tire! झगड़ना=quarrel! झगडना=quarrel! झगड़ने=quarrel! झगडने=quarrel! झगड़नी=quarrel! झगडनी=quarrel!
झगड़ता=quarrel! झगडता=quarrel! झगड़ते=quarrel! झगडते=quarrel! झगड़ती=quarrel! झगडती=quarrel! झगड़ें=quarrel! झगडें=quarrel! डांटना=scold! डांटने=scold! डांटनी=scold!
डांटता=scold! डांटते=scold! डांटती=scold! डांटें=scold! चिढ़ना=annoy! चिढना=annoy! चिढ़ने=annoy! चिढने=annoy! चिढ़नी=annoy! चिढनी=annoy! चिढ़ता=annoy! चिढता=annoy!
चिढ़ते=annoy! चिढते=annoy! चिढ़ती=annoy! चिढती=annoy! चिढ़ें=annoy! चिढें=annoy! घबराना=panic! घबराने=panic! घबरानी=panic! घबराता=panic! घबराते=panic! घबराती=panic!
घबराएं=panic! घबराएँ=panic! चुराना=steal! चुराने=steal! चुरानी=steal! चुराता=steal! चुराते=steal! चुराती=steal! चुराएं=steal! चुराएँ=steal! ठगना=cheat! ठगने=cheat!
ठगनी=cheat! ठगता=cheat! ठगते=cheat! ठगती=cheat! ठगें=cheat! लूटना=rob! लूटने=rob! लूटनी=rob! लूटता=rob! लूटते=rob! लूटती=rob! लूटें=rob! चुकाने=pay! चुकानी=pay!
चुकाता=pay! चुकाते=pay! चुकाती=pay! चुकाएं=pay! चुकाएँ=pay! कमाने=earn! कमानी=earn! कमाता=earn! कमाते=earn! कमाती=earn! कमाएँ=earn! वसूलने=collect! वसूलनी=collect!
वसूलता=collect! वसूलते=collect! वसूलती=collect! वसूलें=collect! मांगने=request! मांगनी=request! मांगता=request! मांगते=request! मांगती=request! मांगें=request!
माँगना=request! माँगने=request! माँगनी=request! माँगता=request! माँगते=request! माँगती=request! माँगें=request! छापने=print! छापनी=print! छापता=print! छापते=print!
छापती=print! छापें=print! चिपकाना=paste! चिपकाने=paste! चिपकानी=paste! चिपकाता=paste! चिपकाते=paste! चिपकाती=paste! चिपकाएं=paste! चिपकाएँ=paste! टांगना=hang! टांगने=hang!
टांगनी=hang! टांगता=hang! टांगते=hang! टांगती=hang! बांधना=tie! बांधने=tie! बांधनी=tie! बांधता=tie! बांधते=tie! बांधती=tie! बांधें=tie! मोड़ना=fold! मोडना=fold!
मोड़ने=fold! मोडने=fold! मोड़नी=fold! मोडनी=fold! मोड़ता=fold! मोडता=fold! मोड़ते=fold! मोडते=fold! मोड़ती=fold! मोडती=fold! मोड़ें=fold! मोडें=fold! सजाना=decorate!
सजाने=decorate! सजानी=decorate! सजाता=decorate! सजाते=decorate! सजाती=decorate! सजाएँ=decorate! चमकाना=polish! चमकाने=polish! चमकानी=polish! चमकाता=polish! चमकाते=polish!
चमकाती=polish! चमकाएं=polish! चमकाएँ=polish! घिसना=grind! घिसने=grind! घिसनी=grind! घिसता=grind! घिसते=grind! घिसती=grind! घिसें=grind! खोदना=dig! खोदने=dig! खोदनी=dig!
खोदता=dig! खोदते=dig! खोदती=dig! खोदें=dig! गाड़ना=bury! गाडना=bury! गाड़ने=bury! गाडने=bury! गाड़नी=bury! गाडनी=bury! गाड़ता=bury! गाडता=bury! गाड़ते=bury! गाडते=bury!
गाड़ती=bury! गाडती=bury! गाड़ें=bury! गाडें=bury! दफनाना=bury! दफनाने=bury! दफनानी=bury! दफनाता=bury! दफनाते=bury! दफनाती=bury! दफनाएं=bury! दफनाएँ=bury! पकड़ने=catch!
पकडने=catch! पकड़नी=catch! पकडनी=catch! पकड़ता=catch! पकडता=catch! पकड़ते=catch! पकडते=catch! पकड़ती=catch! पकडती=catch! पकड़ें=catch! पकडें=catch! फेंकना=throw-away!
फेंकने=throw-away! फेंकनी=throw-away! फेंकता=throw-away! फेंकते=throw-away! फेंकती=throw-away! फेंकें=throw-away! छोड़ने=leave! छोडने=leave! छोड़नी=leave! छोडनी=leave!
छोड़ता=leave! छोडता=leave! छोड़ते=leave! छोडते=leave! छोड़ती=leave! छोडती=leave! छोड़ें=leave! छोडें=leave! तराशने=carve! तराशनी=carve! तराशता=carve! तराशते=carve!
तराशती=carve! तराशें=carve! ठोकना=hammer! ठोकने=hammer! ठोकनी=hammer! ठोकता=hammer! ठोकते=hammer! ठोकती=hammer! ठोकें=hammer! ठहरना=stay! ठहरने=stay! ठहरनी=stay!
ठहरता=stay! ठहरते=stay! ठहरती=stay! ठहरें=stay! रुकना=stop! रुकने=stop! रुकनी=stop! रुकता=stop! रुकते=stop! रुकती=stop! रुकें=stop! जगाने=wake! जगानी=wake! जगाता=wake!
जगाते=wake! जगाती=wake! जगाएं=wake! जगाएँ=wake! छानना=filter! छानने=filter! छाननी=filter! छानता=filter! छानते=filter! छानती=filter! छानें=filter! टालने=postpone!
टालनी=postpone! टालता=postpone! टालते=postpone! टालती=postpone! टालें=postpone! अपनाना=adopt! अपनाने=adopt! अपनानी=adopt! अपनाता=adopt! अपनाते=adopt! अपनाती=adopt!
अपनाएं=adopt! अपनाएँ=adopt! सूंघना=smell! सूंघने=smell! सूंघनी=smell! सूंघता=smell! सूंघते=smell! सूंघती=smell! सूंघें=smell! मिलाने=match! मिलानी=match! मिलाता=match!
मिलाते=match! मिलाती=match! मिलाएं=match! मिलाएँ=match! बटोरना=gather! बटोरने=gather! बटोरनी=gather! बटोरता=gather! बटोरते=gather! बटोरती=gather! बटोरें=gather!
समेटने=gather! समेटनी=gather! समेटता=gather! समेटते=gather! समेटती=gather! समेटें=gather! खींचना=pull! खींचने=pull! खींचनी=pull! खींचता=pull! खींचते=pull! खींचती=pull!
खींचें=pull! धकेलना=push! धकेलने=push! धकेलनी=push! धकेलता=push! धकेलते=push! धकेलती=push! धकेलें=push! उधेड़ना=unpick! उधेडना=unpick! उधेड़ने=unpick! उधेडने=unpick!
उधेड़नी=unpick! उधेडनी=unpick! उधेड़ता=unpick! उधेडता=unpick! उधेड़ते=unpick! उधेडते=unpick! उधेड़ती=unpick! उधेडती=unpick! उधेड़ें=unpick! उधेडें=unpick! रगड़ना=scrub!
रगडना=scrub! रगड़ने=scrub! रगडने=scrub! रगड़नी=scrub! रगडनी=scrub! रगड़ता=scrub! रगडता=scrub! रगड़ते=scrub! रगडते=scrub! रगड़ती=scrub! रगडती=scrub! रगड़ें=scrub!
रगडें=scrub! पोंछना=wipe! पोंछने=wipe! पोंछनी=wipe! पोंछता=wipe! पोंछते=wipe! पोंछती=wipe! पोंछें=wipe! झाड़ना=dust! झाडना=dust! झाड़ने=dust! झाडने=dust! झाड़नी=dust!
झाडनी=dust! झाड़ता=dust! झाडता=dust! झाड़ते=dust! झाडते=dust! झाड़ती=dust! झाडती=dust! झाड़ें=dust! झाडें=dust! पोतना=paint! पोतने=paint! पोतनी=paint! पोतता=paint!
पोतते=paint! पोतती=paint! पोतें=paint! गिरना=fall! गिरने=fall! गिरनी=fall! गिरता=fall! गिरते=fall! गिरती=fall! गिरें=fall! फिसलना=slip! फिसलने=slip! फिसलनी=slip!
फिसलता=slip! फिसलते=slip! फिसलती=slip! फिसलें=slip! निहारना=watch! निहारने=watch! निहारनी=watch! निहारता=watch! निहारते=watch! निहारती=watch! निहारें=watch!
सुझाने=suggest! सुझानी=suggest! सुझाता=suggest! सुझाते=suggest! सुझाती=suggest! सुझाएं=suggest! सुझाएँ=suggest! टटोलना=search! टटोलने=search! टटोलनी=search! टटोलता=search!
टटोलते=search! टटोलती=search! टटोलें=search! कुचलना=crush! कुचलने=crush! कुचलनी=crush! कुचलता=crush! कुचलते=crush! कुचलती=crush! कुचलें=crush! निचोड़ना=squeeze!
निचोडना=squeeze! निचोड़ने=squeeze! निचोडने=squeeze! निचोड़नी=squeeze! निचोडनी=squeeze! निचोड़ता=squeeze! निचोडता=squeeze! निचोड़ते=squeeze! निचोडते=squeeze!
निचोड़ती=squeeze! निचोडती=squeeze! निचोड़ें=squeeze! निचोडें=squeeze! पिघलाना=melt! पिघलाने=melt! पिघलानी=melt! पिघलाता=melt! पिघलाते=melt! पिघलाती=melt! पिघलाएं=melt!
पिघलाएँ=melt! लिखवाना=register! लिखवाने=register! लिखवानी=register! लिखवाता=register! लिखवाते=register! लिखवाती=register! लिखवाएं=register! लिखवाएँ=register! छपवाना=print!
छपवाने=print! छपवानी=print! छपवाता=print! छपवाते=print! छपवाती=print! छपवाएं=print! छपवाएँ=print! सिलवाने=tailor! सिलवानी=tailor! सिलवाता=tailor! सिलवाते=tailor!
सिलवाती=tailor! सिलवाएं=tailor! सिलवाएँ=tailor! बनवाने=commission! बनवानी=commission! बनवाता=commission! बनवाते=commission! बनवाती=commission! बनवाएं=commission!
बनवाएँ=commission! कटवाना=cut! कटवाने=cut! कटवानी=cut! कटवाता=cut! कटवाते=cut! कटवाती=cut! कटवाएं=cut! कटवाएँ=cut! खुलवाना=open! खुलवाने=open! खुलवानी=open! खुलवाता=open!
खुलवाते=open! खुलवाती=open! खुलवाएं=open! खुलवाएँ=open! भरवाना=fill! भरवाने=fill! भरवानी=fill! भरवाता=fill! भरवाते=fill! भरवाती=fill! भरवाएं=fill! भरवाएँ=fill!
पढ़वाना=read! पढवाना=read! पढ़वाने=read! पढवाने=read! पढ़वानी=read! पढवानी=read! पढ़वाता=read! पढवाता=read! पढ़वाते=read! पढवाते=read! पढ़वाती=read! पढवाती=read!
पढ़वाएं=read! पढवाएं=read! पढ़वाएँ=read! पढवाएँ=read! एडमिट_करना=admit! एडमिट_करने=admit! एडमिट_करें=admit! एडमिट_करते=admit! क्लिक_करना=click! क्लिक_करने=click!
क्लिक_करें=click! क्लिक_करते=click! स्टार्ट_करना=start! स्टार्ट_करने=start! स्टार्ट_करें=start! स्टार्ट_करते=start! स्टॉप_करना=stop! स्टॉप_करने=stop! स्टॉप_करें=stop!
स्टॉप_करते=stop! क्लोज_करना=close! क्लोज_करने=close! क्लोज_करें=close! क्लोज_करते=close! ओपन_करना=open! ओपन_करने=open! ओपन_करें=open! ओपन_करते=open! फॉलो_करना=follow!
फॉलो_करने=follow! फॉलो_करें=follow! फॉलो_करते=follow! लाइक_करना=like! लाइक_करने=like! लाइक_करें=like! लाइक_करते=like! कमेंट_करना=comment! कमेंट_करने=comment!
कमेंट_करें=comment! कमेंट_करते=comment! टैग_करना=tag! टैग_करने=tag! टैग_करें=tag! टैग_करते=tag! फॉरवर्ड_करना=forward! फॉरवर्ड_करने=forward! फॉरवर्ड_करें=forward!
फॉरवर्ड_करते=forward! मैसेज_करना=message! मैसेज_करने=message! मैसेज_करें=message! मैसेज_करते=message! ब्लॉक_करना=block! ब्लॉक_करने=block! ब्लॉक_करें=block!
ब्लॉक_करते=block! रिप्लाई_करना=reply! रिप्लाई_करने=reply! रिप्लाई_करें=reply! रिप्लाई_करते=reply! अटैच_करना=attach! अटैच_करने=attach! अटैच_करें=attach! अटैच_करते=attach!
अपग्रेड_करना=upgrade! अपग्रेड_करने=upgrade! अपग्रेड_करें=upgrade! अपग्रेड_करते=upgrade! इंस्पेक्ट_करना=inspect! इंस्पेक्ट_करने=inspect! इंस्पेक्ट_करें=inspect!
इंस्पेक्ट_करते=inspect! टेस्ट_करना=test! टेस्ट_करने=test! टेस्ट_करें=test! टेस्ट_करते=test! चेकइन_करना=check-in! चेकइन_करने=check-in! चेकइन_करें=check-in!
चेकइन_करते=check-in! चेक_इन_करना=check-in! चेक_इन_करने=check-in! चेक_इन_करें=check-in! चेक_इन_करते=check-in! चेकआउट_करना=check-out! चेकआउट_करने=check-out!
चेकआउट_करें=check-out! चेकआउट_करते=check-out! चेक_आउट_करना=check-out! चेक_आउट_करने=check-out! चेक_आउट_करें=check-out! चेक_आउट_करते=check-out! क्लेम_करना=claim!
क्लेम_करने=claim! क्लेम_करें=claim! क्लेम_करते=claim! पैक_करना=pack! पैक_करने=pack! पैक_करें=pack! पैक_करते=pack! अनपैक_करना=unpack! अनपैक_करने=unpack! अनपैक_करें=unpack!
अनपैक_करते=unpack! लोड_करना=load! लोड_करने=load! लोड_करें=load! लोड_करते=load! अनलोड_करना=unload! अनलोड_करने=unload! अनलोड_करें=unload! अनलोड_करते=unload! ऑडिट_करना=audit!
ऑडिट_करने=audit! ऑडिट_करें=audit! ऑडिट_करते=audit! सर्विस_करना=service! सर्विस_करने=service! सर्विस_करें=service! सर्विस_करते=service! पार्क_करना=park! पार्क_करने=park!
पार्क_करें=park! पार्क_करते=park! शिप_करना=ship! शिप_करने=ship! शिप_करें=ship! शिप_करते=ship! कन्फर्म_करना=confirm! कन्फर्म_करने=confirm! कन्फर्म_करें=confirm!
कन्फर्म_करते=confirm! रिन्यू_करना=renew! रिन्यू_करने=renew! रिन्यू_करें=renew! रिन्यू_करते=renew! नवीनीकरण_करना=renew! नवीनीकरण_करने=renew! नवीनीकरण_करें=renew!
नवीनीकरण_करते=renew! विलय_करना=merge! विलय_करने=merge! विलय_करें=merge! विलय_करते=merge! विभाजित_करना=divide! विभाजित_करने=divide! विभाजित_करें=divide!
विभाजित_करते=divide! समाप्त_करना=finish! समाप्त_करने=finish! समाप्त_करें=finish! समाप्त_करते=finish! खत्म_करना=finish! खत्म_करने=finish! खत्म_करें=finish!
खत्म_करते=finish! शुरू_करने=start! शुरू_करें=start! शुरू_करते=start! आरंभ_करना=start! आरंभ_करने=start! आरंभ_करें=start! आरंभ_करते=start! प्रदर्शित_करना=display!
प्रदर्शित_करने=display! प्रदर्शित_करें=display! प्रदर्शित_करते=display! जारी_करना=issue! जारी_करने=issue! जारी_करें=issue! जारी_करते=issue! स्थगित_करना=postpone!
स्थगित_करने=postpone! स्थगित_करें=postpone! स्थगित_करते=postpone! निरस्त_करना=cancel! निरस्त_करने=cancel! निरस्त_करें=cancel! निरस्त_करते=cancel! रद्द_करने=cancel!
रद्द_करें=cancel! रद्द_करते=cancel! आवंटित_करना=allocate! आवंटित_करने=allocate! आवंटित_करें=allocate! आवंटित_करते=allocate! आबंटित_करना=allocate! आबंटित_करने=allocate!
आबंटित_करें=allocate! आबंटित_करते=allocate! हस्तांतरण_करना=transfer! हस्तांतरण_करने=transfer! हस्तांतरण_करें=transfer! हस्तांतरण_करते=transfer! भंडारण_करना=store!
भंडारण_करने=store! भंडारण_करें=store! भंडारण_करते=store! निर्यात_करना=export! निर्यात_करने=export! निर्यात_करें=export! निर्यात_करते=export! आयात_करना=import!
आयात_करने=import! आयात_करें=import! आयात_करते=import! स्थापित_करना=install! स्थापित_करने=install! स्थापित_करें=install! स्थापित_करते=install! सुनिश्चित_करना=ensure!
सुनिश्चित_करने=ensure! सुनिश्चित_करें=ensure! सुनिश्चित_करते=ensure! प्रमाणित_करना=certify! प्रमाणित_करने=certify! प्रमाणित_करें=certify! प्रमाणित_करते=certify!
अनुशंसा_करना=recommend! अनुशंसा_करने=recommend! अनुशंसा_करें=recommend! अनुशंसा_करते=recommend! सिफारिश_करने=recommend! सिफारिश_करें=recommend! सिफारिश_करते=recommend!
शिकायत_करने=complain! शिकायत_करें=complain! शिकायत_करते=complain! विनती_करना=request! विनती_करने=request! विनती_करें=request! विनती_करते=request! अनुरोध_करना=request!
अनुरोध_करने=request! अनुरोध_करें=request! अनुरोध_करते=request! निवेदन_करना=request! निवेदन_करने=request! निवेदन_करें=request! निवेदन_करते=request! प्रस्तुत_करना=submit!
प्रस्तुत_करने=submit! प्रस्तुत_करें=submit! प्रस्तुत_करते=submit! जमा_करने=submit! जमा_करें=submit! जमा_करते=submit! दाखिल_करना=file! दाखिल_करने=file! दाखिल_करें=file!
दाखिल_करते=file! वर्गीकृत_करना=classify! वर्गीकृत_करने=classify! वर्गीकृत_करें=classify! वर्गीकृत_करते=classify! अनुवादित_करना=translate! अनुवादित_करने=translate!
अनुवादित_करें=translate! अनुवादित_करते=translate! संपादित_करना=edit! संपादित_करने=edit! संपादित_करें=edit! संपादित_करते=edit! संपादन_करना=edit! संपादन_करने=edit!
संपादन_करें=edit! संपादन_करते=edit! अभिवादन_करना=greet! अभिवादन_करने=greet! अभिवादन_करें=greet! अभिवादन_करते=greet! सम्मानित_करना=honour! सम्मानित_करने=honour!
सम्मानित_करें=honour! सम्मानित_करते=honour! बधाई_करना=congratulate! बधाई_करने=congratulate! बधाई_करें=congratulate! बधाई_करते=congratulate! सहयोग_करना=cooperate!
सहयोग_करने=cooperate! सहयोग_करें=cooperate! सहयोग_करते=cooperate! इंतजार_करना=wait! इंतजार_करने=wait! इंतजार_करें=wait! इंतजार_करते=wait! इंतज़ार_करना=wait!
इंतज़ार_करने=wait! इंतज़ार_करें=wait! इंतज़ार_करते=wait! प्रतीक्षा_करना=wait! प्रतीक्षा_करने=wait! प्रतीक्षा_करें=wait! प्रतीक्षा_करते=wait! मालिश_करना=massage!
मालिश_करने=massage! मालिश_करें=massage! मालिश_करते=massage! छिड़काव_करना=spray! छिडकाव_करना=spray! छिड़काव_करने=spray! छिडकाव_करने=spray! छिड़काव_करें=spray!
छिडकाव_करें=spray! छिड़काव_करते=spray! छिडकाव_करते=spray! जुताई_करना=plough! जुताई_करने=plough! जुताई_करें=plough! जुताई_करते=plough! निराई_करना=weed! निराई_करने=weed!
निराई_करें=weed! निराई_करते=weed! गुड़ाई_करना=hoe! गुडाई_करना=hoe! गुड़ाई_करने=hoe! गुडाई_करने=hoe! गुड़ाई_करें=hoe! गुडाई_करें=hoe! गुड़ाई_करते=hoe! गुडाई_करते=hoe!
कटाई_करना=harvest! कटाई_करने=harvest! कटाई_करें=harvest! कटाई_करते=harvest! छंटाई_करना=prune! छंटाई_करने=prune! छंटाई_करें=prune! छंटाई_करते=prune! रोपाई_करना=transplant!
रोपाई_करने=transplant! रोपाई_करें=transplant! रोपाई_करते=transplant! बुवाई_करना=sow! बुवाई_करने=sow! बुवाई_करें=sow! बुवाई_करते=sow! मरम्मत_करने=repair!
मरम्मत_करें=repair! मरम्मत_करते=repair! पॉलिश_करना=polish! पॉलिश_करने=polish! पॉलिश_करें=polish! पॉलिश_करते=polish! इस्त्री_करना=iron! इस्त्री_करने=iron!
इस्त्री_करें=iron! इस्त्री_करते=iron! प्रेस_करना=iron! प्रेस_करने=iron! प्रेस_करें=iron! प्रेस_करते=iron! पेंट_करना=paint! पेंट_करने=paint! पेंट_करें=paint!
पेंट_करते=paint! वेल्ड_करना=weld! वेल्ड_करने=weld! वेल्ड_करें=weld! वेल्ड_करते=weld! झाड़ू_पोछा_करना=clean! झाडू_पोछा_करना=clean! झाड़ू_पोछा_करने=clean!
झाडू_पोछा_करने=clean! झाड़ू_पोछा_करें=clean! झाडू_पोछा_करें=clean! झाड़ू_पोछा_करते=clean! झाडू_पोछा_करते=clean! पोछा_करना=mop! पोछा_करने=mop! पोछा_करें=mop! पोछा_करते=mop!
मिलान_करना=match! मिलान_करने=match! मिलान_करें=match! मिलान_करते=match! गणना_करने=calculate! गणना_करें=calculate! गणना_करते=calculate! कैलकुलेट_करना=calculate!
कैलकुलेट_करने=calculate! कैलकुलेट_करें=calculate! कैलकुलेट_करते=calculate! जोड़_घटाव_करना=calculate! जोड_घटाव_करना=calculate! जोड़_घटाव_करने=calculate!
जोड_घटाव_करने=calculate! जोड़_घटाव_करें=calculate! जोड_घटाव_करें=calculate! जोड़_घटाव_करते=calculate! जोड_घटाव_करते=calculate! तुलना_करने=compare! तुलना_करें=compare!
तुलना_करते=compare! माफ_करना=forgive! माफ_करने=forgive! माफ_करें=forgive! माफ_करते=forgive! सावधान_करना=warn! सावधान_करने=warn! सावधान_करें=warn! सावधान_करते=warn!
आगाह_करना=warn! आगाह_करने=warn! आगाह_करें=warn! आगाह_करते=warn! हासिल_करना=obtain! हासिल_करने=obtain! हासिल_करें=obtain! हासिल_करते=obtain! प्राप्त_करने=receive!
प्राप्त_करें=receive! प्राप्त_करते=receive! रिसीव_करना=receive! रिसीव_करने=receive! रिसीव_करें=receive! रिसीव_करते=receive! मॉडरेट_करना=moderate! मॉडरेट_करने=moderate!
मॉडरेट_करें=moderate! मॉडरेट_करते=moderate! पोर्ट_करना=port! पोर्ट_करने=port! पोर्ट_करें=port! पोर्ट_करते=port! बैन_करना=ban! बैन_करने=ban! बैन_करें=ban! बैन_करते=ban!
प्रतिबंधित_करना=ban! प्रतिबंधित_करने=ban! प्रतिबंधित_करें=ban! प्रतिबंधित_करते=ban! गिरफ्तार_करना=arrest! गिरफ्तार_करने=arrest! गिरफ्तार_करें=arrest! गिरफ्तार_करते=arrest!
तलाक_करना=divorce! तलाक_करने=divorce! तलाक_करें=divorce! तलाक_करते=divorce! शादी_करना=marry! शादी_करने=marry! शादी_करें=marry! शादी_करते=marry! पंजीकृत_करना=register!
पंजीकृत_करने=register! पंजीकृत_करें=register! पंजीकृत_करते=register! नामांकन_करना=enrol! नामांकन_करने=enrol! नामांकन_करें=enrol! नामांकन_करते=enrol!
नामांकित_करना=nominate! नामांकित_करने=nominate! नामांकित_करें=nominate! नामांकित_करते=nominate! एनरोल_करना=enrol! एनरोल_करने=enrol! एनरोल_करें=enrol! एनरोल_करते=enrol!
स्वागत_करना=welcome! स्वागत_करने=welcome! स्वागत_करें=welcome! स्वागत_करते=welcome! आमंत्रित_करना=invite! आमंत्रित_करने=invite! आमंत्रित_करें=invite! आमंत्रित_करते=invite!
इकट्ठा_करने=collect! इकट्ठा_करें=collect! इकट्ठा_करते=collect! एकत्र_करना=collect! एकत्र_करने=collect! एकत्र_करें=collect! एकत्र_करते=collect! एकत्रित_करना=collect!
एकत्रित_करने=collect! एकत्रित_करें=collect! एकत्रित_करते=collect! व्यवस्था_करना=arrange! व्यवस्था_करने=arrange! व्यवस्था_करें=arrange! व्यवस्था_करते=arrange!
इंतजाम_करना=arrange! इंतजाम_करने=arrange! इंतजाम_करें=arrange! इंतजाम_करते=arrange! तय_करने=decide! तय_करें=decide! तय_करते=decide! निर्णय_करना=decide! निर्णय_करने=decide!
निर्णय_करें=decide! निर्णय_करते=decide! मंजूर_करने=approve! मंजूर_करें=approve! मंजूर_करते=approve! नामंजूर_करना=reject! नामंजूर_करने=reject! नामंजूर_करें=reject!
नामंजूर_करते=reject! खारिज_करना=reject! खारिज_करने=reject! खारिज_करें=reject! खारिज_करते=reject! अस्वीकार_करने=reject! अस्वीकार_करें=reject! अस्वीकार_करते=reject!
परिवर्तित_करना=convert! परिवर्तित_करने=convert! परिवर्तित_करें=convert! परिवर्तित_करते=convert! कन्वर्ट_करना=convert! कन्वर्ट_करने=convert! कन्वर्ट_करें=convert!
कन्वर्ट_करते=convert! लेबल_करना=label! लेबल_करने=label! लेबल_करें=label! लेबल_करते=label! सेट_करना=set! सेट_करने=set! सेट_करें=set! सेट_करते=set! रीसेट_करना=reset!
रीसेट_करने=reset! रीसेट_करें=reset! रीसेट_करते=reset! रीस्टार्ट_करना=restart! रीस्टार्ट_करने=restart! रीस्टार्ट_करें=restart! रीस्टार्ट_करते=restart! रिस्टोर_करना=restore!
रिस्टोर_करने=restore! रिस्टोर_करें=restore! रिस्टोर_करते=restore! डिप्लॉय_करना=deploy! डिप्लॉय_करने=deploy! डिप्लॉय_करें=deploy! डिप्लॉय_करते=deploy! डिबग_करना=debug!
डिबग_करने=debug! डिबग_करें=debug! डिबग_करते=debug! कोडिंग_करना=code! कोडिंग_करने=code! कोडिंग_करें=code! कोडिंग_करते=code! म्यूट_करना=mute! म्यूट_करने=mute!
म्यूट_करें=mute! म्यूट_करते=mute! रिप्लेस_करना=replace! रिप्लेस_करने=replace! रिप्लेस_करें=replace! रिप्लेस_करते=replace! मर्ज_करना=merge! मर्ज_करने=merge!
मर्ज_करें=merge! मर्ज_करते=merge! सॉर्ट_करना=sort! सॉर्ट_करने=sort! सॉर्ट_करें=sort! सॉर्ट_करते=sort! ज़ूम_करना=zoom! ज़ूम_करने=zoom! ज़ूम_करें=zoom! ज़ूम_करते=zoom!
जूम_करना=zoom! जूम_करने=zoom! जूम_करें=zoom! जूम_करते=zoom! मोटा=fat~ मोटे=fat~ मोटी=fat~ पतला=thin~ पतले=thin~ पतली=thin~ लंबा=long~ लंबे=long~ लंबी=long~ ऊंचा=high~
ऊंचे=high~ ऊंची=high~ नीचा=low~ नीचे=low~ नीची=low~ हल्का=light~ हल्के=light~ हल्की=light~ ठंडा=cold~ ठंडे=cold~ ठंडी=cold~ गीला=wet~ गीले=wet~ गीली=wet~ मीठा=sweet~
मीठे=sweet~ मीठी=sweet~ खट्टा=sour~ खट्टे=sour~ खट्टी=sour~ तीखा=spicy~ तीखे=spicy~ तीखी=spicy~ कड़वा=bitter~ कडवा=bitter~ कड़वे=bitter~ कडवे=bitter~ कड़वी=bitter~
कडवी=bitter~ कच्चा=raw~ कच्चे=raw~ कच्ची=raw~ पक्का=permanent~ पक्के=permanent~ पक्की=permanent~ गंदा=dirty~ गंदे=dirty~ गंदी=dirty~ सस्ती=cheap~ महंगी=expensive~
जहरीला=poisonous~ जहरीले=poisonous~ जहरीली=poisonous~ कुंवारा=unmarried~ कुंवारे=unmarried~ कुंवारी=unmarried~ लंगड़ा=lame~ लंगडा=lame~ लंगड़े=lame~ लंगडे=lame~
लंगड़ी=lame~ लंगडी=lame~ गंजा=bald~ गंजे=bald~ गंजी=bald~ अधूरा=incomplete~ अधूरे=incomplete~ अधूरी=incomplete~ नीला=blue~ नीले=blue~ नीली=blue~ हरा=green~ हरे=green~
हरी=green~ पीला=yellow~ पीले=yellow~ पीली=yellow~ काला=black~ काले=black~ काली=black~ भूरा=brown~ भूरे=brown~ भूरी=brown~ गोरा=fair~ गोरे=fair~ गोरी=fair~ चौड़ा=wide~
चौडा=wide~ चौड़े=wide~ चौडे=wide~ चौड़ी=wide~ चौडी=wide~ गहरा=deep~ गहरे=deep~ गहरी=deep~ छिपा=hidden~ छिपे=hidden~ छिपी=hidden~ अटका=stuck~ अटके=stuck~ अटकी=stuck~
फटा=torn~ फटे=torn~ फटी=torn~ झूठा=false~ झूठे=false~ झूठी=false~ सच्चा=true~ सच्चे=true~ सच्ची=true~ ताजे=fresh~ ताज़े=fresh~ ताज़ी=fresh~ टेढ़ा=crooked~ टेढा=crooked~
टेढ़े=crooked~ टेढे=crooked~ टेढ़ी=crooked~ टेढी=crooked~ खोखला=hollow~ खोखले=hollow~ खोखली=hollow~ चिकना=smooth~ चिकने=smooth~ चिकनी=smooth~ खुरदरा=rough~ खुरदरे=rough~
खुरदरी=rough~ घना=dense~ घने=dense~ घनी=dense~ तंग=tight~ ढीला=loose~ ढीले=loose~ ढीली=loose~ अनोखा=unique~ अनोखे=unique~ अनोखी=unique~ अनचाहा=unwanted~ अनचाहे=unwanted~
अनचाही=unwanted~ भूखा=hungry~ भूखे=hungry~ भूखी=hungry~ प्यासा=thirsty~ प्यासे=thirsty~ प्यासी=thirsty~ मैला=dirty~ मैले=dirty~ मैली=dirty~ दुबला=thin~ दुबले=thin~
दुबली=thin~ गाढ़ा=thick~ गाढा=thick~ गाढ़े=thick~ गाढे=thick~ गाढ़ी=thick~ गाढी=thick~ स्वस्थ=healthy~ घायल=injured~ भारी=heavy~ गर्म=hot~ गरम=hot~ नमकीन=salty~
बासी=stale~ साफ=clean~ साफ़=clean~ सुंदर=beautiful~ खूबसूरत=beautiful~ चमकदार=shiny~ मुश्किल=difficult~ कठिन=difficult~ जटिल=complicated~ मजबूत=strong~ टिकाऊ=durable~
नाजुक=fragile~ खतरनाक=dangerous~ विश्वसनीय=reliable~ भरोसेमंद=trustworthy~ ईमानदार=honest~ अनुभवी=experienced~ पेशेवर=professional~ कुशल=skilled~ अमीर=rich~ बेघर=homeless~
अनाथ=orphan विधवा=widow विधुर=widower तलाकशुदा=divorced~ अविवाहित=unmarried~ शादीशुदा=married~ आधुनिक=modern~ पारंपरिक=traditional~ ऐतिहासिक=historical~ धार्मिक=religious~
सांस्कृतिक=cultural~ सामाजिक=social~ राजनीतिक=political~ वैज्ञानिक=scientist तकनीकी=technical~ मानसिक=mental~ शारीरिक=physical~ प्राकृतिक=natural~ राष्ट्रीय=national~
अंतरराष्ट्रीय=international~ सार्वजनिक=public~ उपयोगी=useful~ मजेदार=fun~ मज़ेदार=fun~ रोचक=interesting~ उबाऊ=boring~ स्वादिष्ट=tasty~ पौष्टिक=nutritious~
मांसाहारी=non-vegetarian~ वीगन=vegan~ लोकप्रिय=popular~ मशहूर=famous~ प्रसिद्ध=famous~ खुश=happy~ दुखी=sad~ परेशान=worried~ नाराज=angry~ देरी=delay नियमित=regular~
अस्थायी=temporary~ स्थायी=permanent~ अतिरिक्त=additional~ औसत=average~ अधिकतम=maximum~ न्यूनतम=minimum~ लाल=red~ सफेद=white~ गुलाबी=pink~ बैंगनी=purple~ नारंगी=orange~
रंगीन=colorful~ अवैध=illegal~ वैध=valid~ नकली=fake~ फर्जी=fake~ असली=genuine~ लापता=missing~ गुमशुदा=missing-person लंबित=pending~ पेंडिंग=pending~ सक्रिय=active~
निष्क्रिय=inactive~ तैयार=ready~ ऑक्सीजन=oxygen ऑक्सीजन_सिलेंडर=oxygen-cylinder इंसुलिन=insulin कैंसर=cancer डेंगू=dengue टाइफाइड=typhoid पोलियो=polio पीलिया=jaundice
कोरोना=covid कोविड=covid लकवा=paralysis गठिया=arthritis मोटापा=obesity सिरदर्द=headache पेट_दर्द=stomach-ache दांत_दर्द=toothache पेट=stomach दिल=heart किडनी=kidney
लिवर=liver दिमाग=brain मुंह=mouth शरीर=body बदन=body अंगदान=organ-donation मोतियाबिंद=cataract प्रसूति=maternity गर्भ=pregnancy गर्भपात=miscarriage बांझपन=infertility
ओपीडी=outpatient-department आईसीयू=intensive-care ईसीजी=ecg एमआरआई=mri सीटी_स्कैन=ct-scan डायलिसिस=dialysis कीमोथेरेपी=chemotherapy फिजियोथेरेपी=physiotherapy
रूट_कैनाल=root-canal टूथब्रश=toothbrush टूथपेस्ट=toothpaste श्रवण_यंत्र=hearing-aid परहेज=diet-restriction उपवास=fasting कैलोरी=calorie प्रोटीन=protein दलिया=porridge
मेडिकल_रिपोर्ट=medical-report हेल्थ_कार्ड=health-card ब्लड_ग्रुप=blood-group ब्लड_टेस्ट=blood-test ब्लड_शुगर=blood-sugar दर्द_निवारक=painkiller घबराहट=anxiety गुस्सा=anger
आत्मविश्वास=self-confidence अनिद्रा=insomnia खुजली=itching कमजोरी=weakness व्हीलचेयर=wheelchair सीरिंज=syringe वैक्सीनेशन=vaccination दाह_संस्कार=cremation
अंतिम_संस्कार=funeral श्मशान=cremation-ground शवगृह=mortuary शवयात्रा=funeral-procession कब्रिस्तान=cemetery श्राद्ध=memorial-service शोक=mourning तेरहवीं=memorial-service
पुण्यतिथि=death-anniversary सगाई=engagement मंगनी=engagement जयमाला=garland-ceremony वरमाला=garland-ceremony शादी_हॉल=wedding-hall विवाह_भवन=wedding-hall दहेज=dowry
शगुन=gift-money लग्न=wedding-date मुंडन=ceremony नामकरण=naming-ceremony गोद_भराई=baby-shower सालगिरह=anniversary वर्षगांठ=anniversary भोज=feast तलाक=divorce
गुजारा_भत्ता=alimony परवरिश=upbringing बचपन=childhood बुढ़ापा=old-age बुढापा=old-age रिश्तेदारी=kinship खानदान=family ससुराल=in-laws मायका=parental-home सास=mother-in-law
ससुर=father-in-law दामाद=son-in-law देवर=brother-in-law जुड़वां=twin जुडवां=twin नवविवाहित=newlywed भौतिकी=physics रसायन=chemistry जीव_विज्ञान=biology भूगोल=geography
अर्थशास्त्र=economics गणित_शिक्षक=math-teacher खगोल_विज्ञान=astronomy अंतरिक्ष=space उपग्रह=satellite टेलीस्कोप=telescope माइक्रोस्कोप=microscope परखनली=test-tube
अम्ल=acid प्रयोग_रिपोर्ट=lab-report शोधपत्र=research-paper थीसिस=thesis परमाणु=atom अणु=molecule भूकंप=earthquake सुनामी=tsunami चक्रवात=cyclone तूफान=storm आंधी=storm
ओला=hail ओलावृष्टि=hailstorm कोहरा=fog पाला=frost बादल=cloud बिजली_गिरना=lightning मानसून=monsoon गर्मी=heat सर्दी=winter जाड़ा=winter जाडा=winter ठंड=cold
आर्द्रता=humidity उमस=humidity वर्षा=rain वर्षामापी=rain-gauge हवा_की_गति=wind-speed भूस्खलन=landslide हिमपात=snowfall जलवायु=climate पर्यावरणविद=environmentalist
वायु_गुणवत्ता=air-quality वायु_प्रदूषण=air-pollution कार्बन=carbon वन_विभाग=forest-department वनकर्मी=forest-worker रेंजर=ranger वनस्पति=vegetation
जैव_विविधता=biodiversity अभयारण्य=wildlife-sanctuary शिकार=hunting मछली_जाल=fishing-net झींगा=shrimp केकड़ा=crab केकडा=crab घोंघा=snail रेशम=silk रेशम_कीट=silkworm मोम=wax
शहद_छत्ता=beehive रानी_मधुमक्खी=queen-bee अंगूर_बाग=vineyard कम्पोस्ट=compost कंपोस्ट=compost केंचुआ_खाद=vermicompost वर्मीकम्पोस्ट=vermicompost यूरिया=urea
डीएपी=fertilizer गेहूं_कटाई=wheat-harvest बाजरा=millet ज्वार=sorghum रागी=millet मसूर=lentil अरहर=pigeon-pea मूंग=mung-bean उड़द=black-gram उडद=black-gram
राजमा=kidney-bean तिल=sesame अलसी=flaxseed सूरजमुखी=sunflower गेंदा=marigold गुलाब=rose चमेली=jasmine कमल=lotus तुलसी=basil नीम=neem पीपल=fig-tree बांस=bamboo सागौन=teak
चंदन=sandalwood पालक=spinach धनिया=coriander पुदीना=mint मेथी=fenugreek लौकी=gourd करेला=bitter-gourd लहसुन=garlic अदरक=ginger शिमला_मिर्च=bell-pepper हल्दी=turmeric
जीरा=cumin इलायची=cardamom लौंग=clove दालचीनी=cinnamon काली_मिर्च=black-pepper केसर=saffron नमक=salt चीनी=sugar शक्कर=sugar गुड़=jaggery गुड=jaggery तेल=oil दही=yogurt
छाछ=buttermilk लस्सी=lassi मलाई=cream खोया=milk-solids आटा=flour मैदा=flour बेसन=gram-flour सूजी=semolina पापड़=papad पापड=papad मुरब्बा=preserve चटनी=chutney मांस=meat
मटन=mutton चिकन=chicken कबाब=kebab किशमिश=raisin खजूर=date-fruit मेवा=dry-fruit कॉफी=coffee कोल्ड_ड्रिंक=soft-drink बीयर=beer वाइन=wine तंबाकू=tobacco बीड़ी=cigarette
बीडी=cigarette कूड़ेदान=dustbin कूडेदान=dustbin डस्टबिन=dustbin सीवर=sewer सीवेज=sewage मलजल=sewage जल_शोधन=water-treatment वाटर_फिल्टर=water-filter वाटर_मीटर=water-meter
बिजली_मीटर=electricity-meter मीटर_रीडिंग=meter-reading बिजलीघर=power-station पवन_चक्की=windmill बायोगैस=biogas गोबर_गैस=biogas कोयला=coal मिट्टी_तेल=kerosene
केरोसिन=kerosene एलपीजी=cooking-gas गैस_कनेक्शन=gas-connection चार्जर=charger पावर_बैंक=power-bank वर्षा_जल_संचयन=rainwater-harvesting जल_संरक्षण=water-conservation
सीसीटीवी=security-camera अग्निशमन=firefighting फायर_ब्रिगेड=fire-brigade दमकल_गाड़ी=fire-engine दमकल_गाडी=fire-engine अग्निशामक=fire-extinguisher धुआं=smoke
विस्फोट=explosion बचाव_दल=rescue-team प्राथमिक_चिकित्सा=first-aid फर्स्ट_एड=first-aid निर्माणाधीन=under-construction~ वास्तुकार=architect वास्तुकला=architecture
कंक्रीट=concrete संगमरमर=marble ग्रेनाइट=granite लोहार=blacksmith वेल्डिंग_मशीन=welding-machine लकड़ी_का_काम=woodwork लकडी_का_काम=woodwork प्लाईवुड=plywood
सनमाइका=laminate गोंद=glue रेगमाल=sandpaper जंग=rust इस्पात=steel स्टील=steel तांबा=copper पीतल=brass एल्युमिनियम=aluminium प्लंबिंग=plumbing वायरिंग=wiring फिटिंग=fitting
नापजोख=measurement भूमि_अभिलेख=land-record खतौनी=land-record खसरा=land-record दाखिल_खारिज=land-mutation रजिस्ट्री=property-registration स्टाम्प_पेपर=stamp-paper
पावर_ऑफ_अटॉर्नी=power-of-attorney सोसायटी_मीटिंग=society-meeting रखरखाव_शुल्क=maintenance-fee पगार=salary भत्ता=allowance बोनस=bonus ग्रेच्युटी=gratuity
भविष्य_निधि=provident-fund पीएफ=provident-fund वेतन_पर्ची=payslip सैलरी_स्लिप=payslip अनुभव_पत्र=experience-letter नियुक्ति_पत्र=appointment-letter सेवानिवृत्ति=retirement
रिटायरमेंट=retirement पदोन्नति=promotion प्रमोशन=promotion हड़ताल=strike हडताल=strike यूनियन=union मजदूर_संघ=labour-union आंदोलन=movement जुर्म=crime एफआईआर=police-report
प्राथमिकी=police-report हत्या=murder बलात्कार=rape धोखाधड़ी=fraud धोखाधडी=fraud ठगी=fraud घूस=bribe रिश्वत=bribe भ्रष्टाचार=corruption तस्करी=smuggling छेड़छाड़=harassment
छेडछाड=harassment उत्पीड़न=harassment उत्पीडन=harassment घरेलू_हिंसा=domestic-violence बाल_विवाह=child-marriage बाल_मजदूरी=child-labour सुनवाई=hearing पेशी=court-hearing
याचिका=petition अपील=appeal समन=summons वारंट=warrant आरटीआई=information-request न्याय=justice कानूनी_सलाह=legal-advice विवाद=dispute मतगणना=vote-count
मतदाता_सूची=voter-list चुनाव_प्रचार=election-campaign वोटर=voter राजनीति=politics पेंशनभोगी=pensioner दिव्यांगता=disability जनसुनवाई=public-hearing अनुदान=grant
सब्सिडी_योजना=subsidy-scheme मनरेगा=employment-scheme निर्वाचन=election ब्याजदर=interest-rate साख=credit बीमा_राशि=sum-insured सावधि_जमा=fixed-deposit एफडी=fixed-deposit
सोना_गिरवी=gold-loan गोल्ड_लोन=gold-loan होम_लोन=home-loan दिवालिया=bankrupt~ आयकर_रिटर्न=tax-return टीडीएस=tax-deduction घरखर्च=household-expense महंगाई=inflation
मंहगाई=inflation मुद्रा=currency विदेशी_मुद्रा=foreign-currency डॉलर=dollar क्रिप्टो=cryptocurrency बिटकॉइन=bitcoin किटी_पार्टी=savings-club कमेटी_सदस्य=committee-member
रंगमंच=theatre रामलीला=folk-play नुक्कड़_नाटक=street-play नुक्कड_नाटक=street-play नौटंकी=folk-theatre कठपुतली=puppet पटकथा=script संवाद=dialogue अभिनय=acting कथक=dance
भरतनाट्यम=dance गरबा=dance भांगड़ा=dance भांगडा=dance कव्वाली=qawwali ग़ज़ल=ghazal गजल=ghazal शास्त्रीय_संगीत=classical-music राग=raga सरगम=scale गायन=singing
शहनाई=shehnai मृदंग=drum वीणा=veena सारंगी=sarangi संतूर=santoor हारमोनियम_वादक=harmonium-player कीर्तन=devotional-singing जागरण=night-vigil
प्रसाद_वितरण=offering-distribution दानपेटी=donation-box दानपात्र=donation-box यज्ञ=ritual मुहूर्त=auspicious-time पंचांग=almanac राशिफल=horoscope जन्मपत्री=horoscope
वास्तु=vastu इमाम=imam मौलाना=cleric ग्रंथी=priest कुरान=quran बाइबल=bible बाइबिल=bible रामायण=scripture होली=holi दिवाली=diwali दीवाली=diwali दीपावली=diwali
क्रिसमस=christmas नवरात्रि=navratri रक्षाबंधन=rakhi-festival गणेशोत्सव=ganesh-festival रमजान=ramadan कांवड़=pilgrimage कांवड=pilgrimage कुंभ=pilgrimage-fair हॉकी=hockey
बैडमिंटन=badminton टेनिस=tennis टेबल_टेनिस=table-tennis वॉलीबॉल=volleyball बास्केटबॉल=basketball कैरम=carrom कुश्ती=wrestling मुक्केबाजी=boxing कराटे=karate जूडो=judo
तीरंदाजी=archery निशानेबाजी=shooting तैराकी=swimming जिम्नास्टिक=gymnastics एथलेटिक्स=athletics मैराथन=marathon साइकिलिंग=cycling गोल्फ=golf घुड़सवारी=horse-riding
घुडसवारी=horse-riding घुड़दौड़=horse-race घुडदौड=horse-race पर्वतारोहण=mountaineering कैंपिंग=camping स्लीपिंग_बैग=sleeping-bag एनसीसी=cadet-corps गिल्ली_डंडा=street-game
ताश=playing-card जुआ=gambling बोर्ड_गेम=board-game वीडियो_गेम=video-game स्कोरकार्ड=scorecard क्वालीफायर=qualifier सेमीफाइनल=semi-final फाइनल=final ट्रायल=trial
जिम_मेंबर=gym-member डंबल=dumbbell दंड_बैठक=exercise आसन=yoga-pose प्राणायाम=breathing-exercise ध्यान_साधना=meditation नसबंदी=sterilization कुत्ता_घर=kennel
पशु_आश्रय=animal-shelter पशु_अस्पताल=animal-hospital दुधारू=dairy~ दुग्ध=milk दूध_उत्पादन=milk-production गर्भाधान=insemination कृत्रिम_गर्भाधान=artificial-insemination
नस्ल=breed चूजा=chick चूजे=chick बटेर=quail पोल्ट्री=poultry पोल्ट्री_फार्म=poultry-farm मुर्गीखाना=chicken-coop मत्स्य_पालन=fish-farming बकरी_पालन=goat-farming
एक्वेरियम=aquarium सिलाई_मशीन=sewing-machine जूता_पॉलिश=shoe-polish चमड़ा=leather चमडा=leather जरी=gold-thread खादी=khadi सूत=yarn करघा=loom हथकरघा=handloom लहंगा=skirt
शेरवानी=sherwani दुपट्टा=scarf स्वेटर=sweater कोट=coat जींस=jeans टी-शर्ट=t-shirt बेल्ट=belt पर्स=purse जेब=pocket बटन_होल=buttonhole साबुन=soap शैंपू=shampoo कंघी=comb
लिपस्टिक=lipstick क्रीम=cream इत्र=perfume परफ्यूम=perfume टैटू=tattoo फेशियल=facial हेयरकट=haircut दाढ़ी=beard दाढी=beard मूंछ=moustache नेल_पॉलिश=nail-polish
ड्राई_क्लीनिंग=dry-cleaning इस्तरी=iron डिटर्जेंट=detergent प्राचीन_वस्तु=antique एंटीक=antique डाक_टिकट_संग्रह=stamp-collection कबाड़ी_बाजार=flea-market
कबाडी_बाजार=flea-market घड़ीसाज=watchmaker घडीसाज=watchmaker जौहरी=jeweller जेवर=jewelry जेवरात=jewelry पायल=anklet मंगलसूत्र=necklace मोती=pearl रत्न=gem पैकर्स=packer
घर_बदलना=moving सोफा=sofa तौलिया=towel फर्नीचर_दुकान=furniture-store रसोई_का_सामान=kitchenware प्रेशर_कुकर=pressure-cooker बेलन=rolling-pin पतीला=pan आयरन=iron
घरेलू_सामान=household-item कॉपीराइट=copyright प्रकाशक=publisher प्रकाशन=publication उपन्यास=novel उपन्यासकार=novelist संपादक=editor एडिटर=editor संस्करण=edition
शायरी=poetry शायर=poet साहित्य=literature पत्रकारिता=journalism रिपोर्टर=reporter अखबार_विक्रेता=newspaper-seller पांडुलिपियां=manuscript लाइब्रेरी_कार्ड=library-card
पुस्तक_मेला=book-fair पॉडकास्ट_एपिसोड=podcast-episode एपिसोड=episode वीडियोग्राफर=videographer कैमरामैन=cameraman लेंस=lens ट्राइपॉड=tripod फोटो_एल्बम=photo-album
फोटो_फ्रेम=photo-frame शूटिंग=shoot एनिमेशन=animation ग्राफिक=graphic पोस्टर=poster बैनर=banner फ्लेक्स=banner विजिटिंग_कार्ड=business-card छपाई_मशीन=printing-machine
राउटर=router मॉडेम=modem हार्ड_डिस्क=hard-disk माउस=mouse मॉनिटर=monitor प्रोसेसर=processor सिम_कार्ड=sim-card फायरवॉल=firewall एंटीवायरस=antivirus डोमेन=domain एपीआई=api
डेटाबेस=database बग_रिपोर्ट=bug-report टिकटिंग=ticketing रिलीज=release वर्जन=version टेस्टर=tester स्क्रिप्ट=script पुश_नोटिफिकेशन=push-notification लॉगबुक=logbook
कर्सर=cursor फोल्डर=folder लिंक=link यूआरएल=url टेम्पलेट=template चार्ट=chart ग्राफ=graph तापमापी=thermometer थर्मोस्टेट=thermostat स्मार्टवॉच=smartwatch ईयरफोन=earphone
हेडफोन=headphone रिमोट=remote-control जीपीएस_ट्रैकर=gps-tracker साइबर_अपराध=cybercrime साइबर_सुरक्षा=cybersecurity फिशिंग=phishing गुणवत्ता_नियंत्रण=quality-control
गुणवत्ता_जांच=quality-check असेंबली_लाइन=assembly-line कच्चा_माल=raw-material तैयार_माल=finished-good स्टॉक_रजिस्टर=stock-register खेप=consignment बिल्टी=consignment-note
ईवे_बिल=waybill माल_भाड़ा=freight माल_भाडा=freight भाड़ा=fare भाडा=fare मालगाड़ी=goods-train मालगाडी=goods-train माल_गाड़ी=goods-train माल_गाडी=goods-train
मुसाफिर=passenger सवारियां=passenger कार्गो=cargo सीमा_शुल्क=customs-duty कस्टम_ड्यूटी=customs-duty पायलट=pilot एयर_होस्टेस=flight-attendant उड़ानें=flight उडानें=flight
बोर्डिंग_पास=boarding-pass रेल_टिकट=train-ticket आरक्षण_केंद्र=booking-office मछली_नाव=fishing-boat मल्लाह=boatman घाट=riverbank समुद्र=sea द्वीप=island
पर्यटन_स्थल=tourist-attraction दर्शनीय_स्थल=sight टूर_पैकेज=tour-package ट्रेक=trek होटल_कमरा=hotel-room चेकआउट=check-out रूम_सर्विस=room-service कार_वॉश=car-wash
सर्विस_सेंटर=service-center ट्रैफिक=traffic यातायात=traffic चौक=square फुटपाथ=sidewalk रेड_लाइट=traffic-light हेडलाइट=headlight गियर=gear क्लच=clutch इंजन_ऑयल=engine-oil
पीयूसी=emission-certificate आरसी=vehicle-registration चालान_भुगतान=fine-payment रोड_टैक्स=road-tax दुर्घटना_बीमा=accident-insurance जीवन_बीमा=life-insurance
स्वास्थ्य_बीमा=health-insurance वाहन_बीमा=vehicle-insurance फसल_बीमा=crop-insurance जुगाड़=workaround जुगाड=workaround झमेला=hassle पंगा=trouble लफड़ा=trouble लफडा=trouble
गड़बड़=problem गडबड=problem गड़बड़ी=irregularity गडबडी=irregularity घोटाला=scam झोल=flaw यार=friend दोस्ती=friendship मोहब्बत=love प्यार=love मस्ती=fun गपशप=chat
चुगली=gossip टाइमपास=pastime मेहनत=effort मजदूरी_पर्ची=wage-slip आराम=rest छुट्टा=change बिंदास=carefree~ बवाल=fuss सिरदर्दी=headache बहुएं=daughter-in-law
बहुओं=daughter-in-law तकनीकें=technique तकनीकों=technique कुएं=well कुओं=well`,
};
