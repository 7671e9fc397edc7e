import { lazy } from '../../language/lazy.ts';

/** Languages that people speak, and how ideas name them, each in lower case. */
const text = `English:english englisch inglés inglês anglais inglese engels angielsku angielski अंग्रेज़ी अंग्रेजी 英文 英语|German:german deutsch deutsche deutscher deutschen deutschsprachig alemán alemão allemand tedesco duits niemiecku niemiecki जर्मन 德语|
Spanish:spanish spanisch español castellano espanhol espagnol spagnolo spaans hiszpańsku hiszpański स्पैनिश 西班牙语|French:french französisch francés francês français française francese frans francusku francuski फ़्रेंच 法语|
Portuguese:portuguese portugiesisch portugués português portugais portoghese portugees|Italian:italian italienisch italiano italien italiaans włosku|Dutch:dutch flemish niederländisch neerlandés holandês néerlandais nederlands olandese|
Polish:polish polnisch polaco polonês polonais polsku polski polacco|Hindi:hindi हिंदी हिन्दी|Bengali:bengali bangla বাংলা|Punjabi:punjabi ਪੰਜਾਬੀ पंजाबी|Tamil:tamil தமிழ் तमिल|Telugu:telugu|Marathi:marathi मराठी|Gujarati:gujarati|Kannada:kannada|Malayalam:malayalam|
Urdu:urdu اردو|Arabic:arabic arabisch árabe arabe العربية بالعربية arabo|Persian:persian farsi فارسی|Dari:dari|Pashto:pashto|Hebrew:hebrew hebräisch hebreo hébreu עברית|Turkish:turkish türkisch turco turc türkçe|Kurdish:kurdish kurdisch|
Russian:russian russisch rosyjsku ruso russo russe русском русский|Ukrainian:ukrainian ukrainisch ukraińsku ucraniano ucrânio ukrainien українською|Romanian:romanian rumänisch rumano romeno roumain română|Bulgarian:bulgarian bulgarisch|Serbian:serbian serbisch|Croatian:croatian kroatisch|
Czech:czech tschechisch czesku česky|Slovak:slovak|Slovenian:slovenian slovene|Hungarian:hungarian ungarisch magyar|Greek:greek griechisch griego grec|Albanian:albanian albanisch|Swedish:swedish schwedisch sueco suédois svenska|Norwegian:norwegian norwegisch norsk|
Danish:danish dänisch dansk|Finnish:finnish finnisch suomi suomeksi|Estonian:estonian|Latvian:latvian|Lithuanian:lithuanian litewsku|Icelandic:icelandic|Northern Sámi:sámi sami|Welsh:welsh cymraeg|Irish:irish-language gaeilge|Scottish Gaelic:gaelic|Basque:basque baskisch euskera euskara|
Catalan:catalan katalanisch catalán català catalão|Valencian:valencian valenciano valencià|Galician:galician gallego galego|Breton:breton|Luxembourgish:luxembourgish luxemburgisch|Romansh:romansh rätoromanisch|Frisian:frisian frysk|
Chinese:chinese chinesisch chino chinês chinois 中文 汉语 普通话|Cantonese:cantonese|Japanese:japanese japanisch japonés japonês japonais 日本語|Korean:korean koreanisch coreano coréen 한국어|Vietnamese:vietnamese vietnamesisch|Thai:thai|Indonesian:indonesian bahasa|Tagalog:tagalog filipino|Malay:malay|
Swahili:swahili kiswahili|Amharic:amharic|Tigrinya:tigrinya|Somali:somali|Yoruba:yoruba|Hausa:hausa|Igbo:igbo|Zulu:zulu isizulu|Xhosa:xhosa|Afrikaans:afrikaans|Quechua:quechua|Aymara:aymara|Guarani:guarani|Nahuatl:nahuatl|Mapudungun:mapudungun|Haitian Creole:haitian-creole kreyòl|
Sena:sena|Shona:shona|Ndebele:ndebele|Chichewa:chichewa|Kinyarwanda:kinyarwanda|Lingala:lingala|Wolof:wolof|Twi:twi|Kikuyu:kikuyu|Luganda:luganda|Malagasy:malagasy|Makhuwa:makhuwa|Bambara:bambara|Tswana:tswana|Sesotho:sesotho|Oromo:oromo|Cebuano:cebuano|Javanese:javanese|Khmer:khmer|Burmese:burmese|Nepali:nepali|Sinhala:sinhala|Mongolian:mongolian|Kazakh:kazakh|Uzbek:uzbek|Georgian:georgian|Armenian:armenian|Azerbaijani:azerbaijani|Samoan:samoan|Tongan:tongan|Fijian:fijian|Maltese:maltese|Macedonian:macedonian|Bosnian:bosnian|Occitan:occitan|Corsican:corsican|Sardinian:sardinian|Sorbian:sorbian|Yiddish:yiddish|Inuktitut:inuktitut|Navajo:navajo|Faroese:faroese|Greenlandic:greenlandic|Tetum:tetum|Papiamento:papiamento|Belarusian:belarusian|Tajik:tajik|Uyghur:uyghur|Tibetan:tibetan|Hmong:hmong|Rohingya:rohingya|Latin:latin-language`;

/** A spoken language by its English name, and the words that mean it. */
export interface SpokenLanguage {
  name: string;
  words: string[];
}

export const spokenLanguages = lazy((): readonly SpokenLanguage[] =>
  text.split('|').map((entry) => {
    const [name = '', words = ''] = entry.trim().split(':');
    return { name, words: words.split(' ').map((word) => word.replaceAll('-', ' ')) };
  }),
);
