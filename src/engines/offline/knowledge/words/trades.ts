import { lazy } from '../../language/lazy.ts';

/**
 * Columns that only one trade writes down, and the words by one of which an idea shows that it is of that trade. A line is
 * "columns | beginnings of words"; a column "status:planted" stands for a status that has that value. Nouns of several trades
 * ("basket", "row", "card") have such columns in their records, and a field such as farming holds many trades.
 */
const TRADES = `
subscriber week collectedAt | subscri scheme veg csa
animalNumber slaughteredOn cutFrom cut | slaughter butcher meat carcass beef pork venison abattoir ham sausage steak bacon lamb
crop plants plantedOn status:planted | crop plant sow harvest seed vine orchard veg garden field greenhouse fruit tree grain flower allotment herb salad potato
ripeFrom | cheese ripe matur cellar dairy cure
firings peakCelsius | kiln ceramic potter glaze clay fired firing
dice modifier | dice role-play roleplay rpg tabletop dungeon
stampsCollected stampsNeeded lastStampAt | stamp loyal reward regulars
fingerprint scopes status:rotating | api ssh secret certificate token crypt signing credential password
lockCode frameNumber | bike bicycl scooter cargo unlock fahrrad velo
par | golf disc
status:unread correctInARow intervalDays | read book learn study vocab
headline placement | advert copywrit campaign headline banner marketing landing
targetWords | author novel manuscript thesis writ word
mainSpecies nextThinningOn plantedYear | timber thinning forestry fell log species harvest
status:repealed | intern handbook complian govern council staff board
strokeRate splitSeconds rower | rowing rower erg crew regatta
stitches knittedAt | knit crochet stitch yarn embroider
setter climber | climb boulder
collectorNumber rarity status:redeemed | collectib collector trading rare coin pokemon magic redeem voucher loyal stamp
status:abandoned | cart checkout shop order buy store
idealMinutes winemaker | wine
accessCode | rent let lease hire tenant code
weightsPercent baseDate | fund invest index price stock portfolio
spindleHours toolNumber | machin milling lathe cnc
deckCode hitPoints | game battle fight
sealNumber lorryPlate | freight truck lorry container haul seal
utcOffsetMinutes daylightSaving | timezone remote countries
fromBpm toBpm | heart pulse run train
hungOn turnedOn gradedOn shellMm spatBatch closedBecause closedFrom | oyster mussel shellfish scallop clam tide tidal seaweed aquacultur
quotedSecond shownAs | podcast interview
pressedFor sleeve | vinyl record label pressing
startsAtSecond endsAtSecond | recording podcast audio sound video film listen`;

/** Trades by their columns. */
const columns = lazy(() => {
  const found = new Map<string, RegExp[]>();
  for (const line of TRADES.trim().split('\n')) {
    const [names = '', words = ''] = line.split(' | ');
    const sign = new RegExp(`(?<!\\p{L})(?:${words.split(' ').join('|')})`, 'iu');
    for (const name of names.split(' ')) found.set(name, [...(found.get(name) ?? []), sign]);
  }
  return found;
});

/** Whether the column is neutral, belongs to a trade of which the text has a word, or to one that the text never speaks of. */
export function tradeOf(field: string, text: string): 'neutral' | 'meant' | 'foreign' {
  const [name = '', type = ''] = field.split(':');
  const values = name === 'status' ? type.split('|').map((value) => `status:${value.trim()}`) : [name];
  const signs = values.flatMap((one) => columns().get(one) ?? []);
  if (signs.length === 0) return 'neutral';
  return signs.some((sign) => sign.test(text)) ? 'meant' : 'foreign';
}
