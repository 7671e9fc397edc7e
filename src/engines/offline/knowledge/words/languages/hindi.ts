import type { LanguageWords } from './language-words.ts';

/** Hindi: see `LanguageWords` for the notation. */
export const hindi: LanguageWords = {
  giveaways: 'के का की में है और को से एक हैं लिए पर यह जो मैं हम',
  plurals: ['ियों>ी', 'ियाँ>ी', 'ियां>ी', 'ों>ा', 'ों>', 'ें>', 'े>ा'],
  conjugations: [],
  words: `के=of का=of की=of में=in है=is हैं=are और=and को=to से=from एक=a लिए=for पर=on यह=this जो=that मैं=i हम=we बिना=without ऐप=app एप=app ऐप्लिकेशन=app वेबसाइट=website ऑनलाइन=online
किसान=farmer किसानों=farmers फसल=crop फसलों=crops खेत=field दुकान=shop दुकानदार=shopkeeper ग्राहक=customer ग्राहकों=customers डॉक्टर=doctor मरीज=patient मरीजों=patients मरीज़=patient छात्र=student छात्रों=students शिक्षक=teacher शिक्षकों=teachers स्कूल=school बच्चे=children बच्चों=children परिवार=family
बिल=bill भुगतान=payment पैसे=money खर्च=expense कीमत=price दाम=price मंडी=market उधार=loan हिसाब=account ऑर्डर=order डिलीवरी=delivery अपॉइंटमेंट=appointment दवा=medication दवाई=medication मौसम=weather पानी=water सिंचाई=watering बीज=seed खाद=fertiliser दूध=milk पशु=animal गाय=cow नौकरी=job किराया=rent मकान=house घर=house भाषा=language हिंदी=hindi मुफ्त=free यात्रा=trip खाना=meal संदेश=message तस्वीर=photo
बेचना=sell! बेचने=sell! खरीदना=buy! खरीदने=buy! सीखना=learn! सीखने=learn! बुक=book! खोजना=find! खोजने=find! भेजना=send! भेजने=send! रखना=keep! रखने=keep! देखना=show! देखने=show! जोड़ना=match! याद=remind! बताए=notify! मदद=help! करे=do! करना=do! करने=do! में=in
सैलून=salon बीमा=insurance मैकेनिक=mechanic ठेकेदार=contractor ठेकेदारों=contractors देखभाल=care एजेंट=agent एजेंटों=agents मरम्मत=repair शिकायत=complaint`,
};
