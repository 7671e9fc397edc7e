import { dictionary } from '../../language/dictionary.ts';
import { lazy } from '../../language/lazy.ts';
import { wordsIn } from '../../language/words-in.ts';

/** Places that ideas name, and the region whose law and currency then count. ISO 3166 code or EU (members carry their own code). */
const text = `DE:germany deutschland berlin munich munchen hamburg cologne frankfurt stuttgart leipzig dresden koln bremen hannover hanover nurnberg nuremberg dortmund dusseldorf duisburg freiburg karlsruhe kassel kiel lubeck mannheim regensburg rostock wurzburg augsburg potsdam bavaria bayern sachsen thuringen hessen allgau|AT:austria osterreich vienna wien graz linz salzburg innsbruck tirol tyrol karnten steiermark|CH:switzerland schweiz swiss zurich geneva basel bern lausanne luzern winterthur suisse svizzera geneve graubunden wallis|
FR:france paris lyon marseille toulouse bordeaux rennes nantes lille strasbourg grenoble montpellier bretagne brittany normandie normandy provence alsace|ES:spain espana madrid barcelona valencia sevilla bilbao zaragoza malaga granada murcia alicante teruel galicia andalucia cataluna asturias navarra|PT:portugal lisbon lisboa porto coimbra braga alentejo algarve acores madeira|IT:italy italia rome milan turin naples roma milano torino firenze florence bologna bergamo verona palermo genova napoli sicilia sardegna toscana tuscany puglia|
NL:netherlands dutch amsterdam rotterdam utrecht nederland eindhoven groningen haarlem leiden delft nijmegen friesland|BE:belgium brussels belgie belgique antwerp antwerpen ghent gent brugge bruges wallonie vlaanderen|IE:ireland dublin galway donegal connacht|SE:sweden stockholm malmo goteborg gothenburg uppsala sverige swedish|DK:denmark copenhagen aarhus danmark danish|FI:finland helsinki tampere turku suomi finnish|PL:poland warsaw polska polsce warszawa warszawie krakow krakowie cracow gdansk gdansku wroclaw wroclawiu poznan poznaniu lublin lublinie lodz|
GR:greece athens|CZ:czechia prague brno praha czech|RO:romania bucharest cluj|HU:hungary budapest|NO:norway oslo trondheim norge norwegian|EU:eu europe european europa|GB:uk britain england scotland wales london manchester birmingham leeds glasgow edinburgh cardiff bristol sheffield newcastle nottingham liverpool belfast aberdeen dundee cornwall devon yorkshire scottish welsh|
US:usa us america american california texas florida ohio colorado oregon arizona york brooklyn chicago boston seattle austin dallas houston denver atlanta miami philadelphia detroit minneapolis nashville|CA:canada canadian toronto vancouver montreal ottawa calgary quebec ontario alberta manitoba winnipeg edmonton|MX:mexico guadalajara monterrey|BR:brazil brasil brasileiro brasilia curitiba recife fortaleza manaus florianopolis bahia goiania campinas|AR:argentina mendoza|
CO:colombia bogota medellin|CL:chile valparaiso|PE:peru|IN:india indian भारत मुंबई दिल्ली mumbai delhi bangalore bengaluru chennai hyderabad pune kolkata kochi jaipur lucknow ahmedabad kerala punjab rajasthan bihar gujarat|PK:pakistan|BD:bangladesh|JP:japan tokyo|CN:china 中国 国内 中国大陆|KR:korea seoul|ID:indonesia|
PH:philippines manila|VN:vietnam|TH:thailand|SG:singapore|AU:australia australian sydney melbourne brisbane perth|NZ:zealand auckland|NG:nigeria lagos|KE:kenya nairobi|
GH:ghana|IS:iceland reykjavik|ZA:africa-south|EG:egypt|AE:dubai emirates|IL:israel|TR:turkey istanbul|UA:ukraine`;

/** Places whose single words mean something else. */
export const namesOfTwoWords: Record<string, string> = dictionary({
  'san francisco': 'US',
  'los angeles': 'US',
  'san diego': 'US',
  'las vegas': 'US',
  'salt lake city': 'US',
  'united states': 'US',
  'united kingdom': 'GB',
  'north america': 'US',
  'south africa': 'ZA',
  'cape town': 'ZA',
  'hong kong': 'HK',
  'sao paulo': 'BR',
  'rio de janeiro': 'BR',
  'buenos aires': 'AR',
  'new delhi': 'IN',
});

/** Folded word → code. */
export const places = lazy(
  () =>
    new Map(
      text.split('|').flatMap((entry) => {
        const [code = '', words = ''] = entry.trim().split(':');
        return wordsIn(words).map((word): [string, string] => [word, code]);
      }),
    ),
);

const MEMBERS = new Set('DE AT FR ES PT IT NL BE IE SE DK FI PL GR CZ RO HU EU'.split(' '));

/** The law that covers a place: EU for its members, else the place itself. */
export const lawOf = (code: string) => (MEMBERS.has(code) ? 'EU' : code);

/** Share of the world's buyers of software that a region holds: a planning guess, stated wherever it is used. In percent. */
export const sharePercent: Record<string, number> = {
  EU: 18,
  DE: 4,
  FR: 3,
  ES: 2,
  PT: 0.5,
  IT: 2.5,
  NL: 1.2,
  AT: 0.6,
  CH: 0.8,
  GB: 3.5,
  US: 22,
  CA: 2.5,
  MX: 2,
  BR: 3.5,
  IN: 9,
  JP: 5,
  AU: 1.8,
  NG: 1.5,
  KE: 0.5,
  PL: 1.2,
  SE: 0.8,
  IE: 0.4,
  BE: 0.7,
  DK: 0.5,
  FI: 0.4,
  NO: 0.5,
};
