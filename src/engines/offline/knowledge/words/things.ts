import type { Kind } from '../schema.ts';

/** What is known of a noun by its last word: its kind and the fields such a thing has. */
export interface Thing {
  kind: Kind;
  fields: string[];
}

/** Fields that every thing of a kind has, when its own noun is unknown. */
export const fieldsOfKind: Record<Kind, string[]> = {
  person: ['name: text', 'email: text', 'phone: text', 'note: text'],
  group: ['name: text', 'contact: text', 'timezone: text', 'note: text'],
  place: ['name: text', 'address: text', 'latitude: decimal', 'longitude: decimal', 'note: text'],
  event: ['title: text', 'startsAt: datetime', 'endsAt: datetime', 'status: planned | done | cancelled', 'note: text'],
  document: ['title: text', 'body: text', 'status: draft | final', 'updatedAt: datetime'],
  item: ['name: text', 'description: text', 'status: active | archived', 'photo: file', 'note: text'],
  measure: ['value: decimal', 'unit: text', 'measuredAt: datetime', 'note: text'],
  money: ['amount: money', 'currency: text', 'date: date', 'note: text'],
  message: ['body: text', 'sentAt: datetime', 'readAt: datetime', 'sender: reference'],
  task: ['title: text', 'dueAt: datetime', 'status: open | done | dropped', 'assignee: reference', 'note: text'],
};

/** "kind: noun noun …" and, after a bar, the fields of exactly those nouns. */
const table = `
person: contact lead | name: text; email: text; phone: text; source: text; stage: new | contacted | won | lost
person: patient | name: text; birthDate: date; phone: text; insuranceNumber: text; consentAt: datetime
person: student pupil learner | name: text; email: text; level: text; goals: text
item: pet dog cat horse animal cow goat chicken rabbit bird parrot | name: text; species: text; breed: text; birthDate: date; weightKg: decimal
person: tenant guest member volunteer donor candidate applicant participant child kid resident
group: team company household family class club department group organisation organization cohort squad
place: place room table court field venue property apartment flat house home building site location station park trail route beach garden greenhouse plot bed | name: text; address: text; capacity: integer; photo: file; note: text
place: hive apiary | name: text; location: text; queenYear: integer; strength: weak | normal | strong; installedOn: date
place: warehouse shelf bin storage cellar tank barrel pond aquarium | name: text; capacity: decimal; location: text; note: text
event: event appointment meeting session lesson class visit trip tour match game race tournament concert show exhibition workshop webinar course | title: text; startsAt: datetime; endsAt: datetime; location: text; capacity: integer; status: planned | done | cancelled
event: inspection check checkup audit survey assessment examination | date: date; inspector: reference; result: pass | attention | fail; findings: text; photos: list of file
event: workout training exercise run ride swim hike walk practice | startedAt: datetime; minutes: integer; distanceKm: decimal; effort: 1 to 10; note: text
event: shift rota | startsAt: datetime; endsAt: datetime; role: text; assignee: reference; status: open | filled | swapped
event: treatment medication dose prescription vaccination therapy | name: text; amount: text; givenAt: datetime; nextAt: datetime; givenBy: reference
event: repair maintenance service job callout installation incident fault breakdown defect | title: text; reportedAt: datetime; priority: low | normal | urgent; status: reported | planned | done; cost: money; photos: list of file
event: harvest sowing planting watering feeding spraying | date: date; quantity: decimal; unit: text; weather: text; note: text
event: booking reservation | startsAt: datetime; endsAt: datetime; status: held | confirmed | cancelled; partySize: integer; note: text
event: order delivery shipment parcel pickup collection | number: text; dueAt: datetime; status: placed | on the way | delivered | failed; address: text; total: money
event: donation contribution pledge | amount: money; currency: text; givenAt: datetime; purpose: text; receiptSentAt: datetime
event: loan rental lease lending | startsOn: date; endsOn: date; status: requested | running | returned; deposit: money
event: deployment build release commit pull request run crawl | ref: text; startedAt: datetime; finishedAt: datetime; status: running | passed | failed; log: text
event: habit routine ritual chore | title: text; rhythm: text; lastDoneAt: datetime; streak: integer
event: match fixture round | playedAt: datetime; home: text; away: text; score: text
document: document file report contract agreement policy letter certificate form application proposal quote estimate | title: text; number: text; version: integer; status: draft | sent | accepted | expired; file: file; validUntil: date
document: invoice bill receipt statement | number: text; issuedOn: date; dueOn: date; total: money; tax: money; status: draft | sent | paid | overdue
document: note page article post story chapter book entry diary journal log transcript summary essay script lyric poem paper | title: text; body: text; tags: list of text; status: draft | published; updatedAt: datetime
document: recipe formula pattern | title: text; servings: integer; ingredients: list of text; steps: list of text; minutes: integer
document: photo image picture video clip recording song track podcast episode scan drawing sketch map | title: text; file: file; takenAt: datetime; durationSeconds: integer; tags: list of text
document: question quiz test exam flashcard card deck exercise worksheet vocabulary word phrase | prompt: text; answer: text; difficulty: 1 to 5; tags: list of text; lastSeenAt: datetime
document: checklist template playbook protocol procedure recipe plan menu itinerary schedule timetable curriculum programme program | title: text; steps: list of text; version: integer; validFrom: date
document: resume cv profile portfolio | title: text; headline: text; body: text; links: list of text; visible: boolean
document: changelog config rule schema snippet query repository repo branch dependency package license file folder | path: text; version: text; contentHash: text; updatedAt: datetime
document: claim case ticket issue complaint dispute | title: text; openedAt: datetime; status: open | waiting | closed; severity: low | normal | high; owner: reference
item: product item part tool machine device instrument guitar bike bicycle car vehicle van truck boat book toy game garment dress shoe furniture equipment asset | name: text; serialNumber: text; condition: new | good | worn | broken; price: money; photo: file
item: plant tree flower crop seed vegetable herb houseplant | name: text; species: text; plantedOn: date; location: text; lightNeed: low | medium | high; waterEveryDays: integer
item: ingredient material yarn fabric bean coffee roast malt hop wine beer bottle loaf bread cake pastry dish meal | name: text; quantity: decimal; unit: text; expiresOn: date; supplier: text
item: listing offer ad advert vacancy position role gig | title: text; description: text; price: money; location: text; status: draft | live | closed
item: sensor gateway node camera meter thermostat lock lamp light valve pump robot drone charger battery panel inverter | name: text; serialNumber: text; firmware: text; lastSeenAt: datetime; status: online | offline | fault
item: subscription plan membership ticket pass voucher coupon | name: text; price: money; startsOn: date; renewsOn: date; status: active | paused | ended
item: skill badge achievement level | name: text; description: text; points: integer; earnedAt: datetime
item: stock inventory supply spare | name: text; quantity: integer; minimum: integer; location: text; supplier: text
measure: measurement reading value weight temperature humidity pressure level count yield mood symptom pain sleep score rating usage consumption emission mileage speed distance time pulse glucose calorie pollen moisture noise | value: decimal; unit: text; measuredAt: datetime; source: text; note: text
measure: review feedback comment | stars: 1 to 5; body: text; writtenAt: datetime; answeredAt: datetime
money: expense cost spending payment transaction income salary budget fee rent debt tax tip price saving savings fine bill-x | amount: money; currency: text; date: date; category: text; paidBy: reference; receipt: file
message: message email mail chat conversation notification announcement newsletter request question-x inquiry enquiry invitation | subject: text; body: text; sentAt: datetime; readAt: datetime
task: task todo action assignment homework errand reminder goal milestone | title: text; dueAt: datetime; status: open | done | dropped; assignee: reference; note: text
`;

export const things: Map<string, Thing> = read(table);

function read(text: string): Map<string, Thing> {
  const found = new Map<string, Thing>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind = 'item', nouns = '', fields] = /^(\w+): ([^|]+?)(?: \| (.+))?$/.exec(line) ?? [];
    // The table above is ours: the contract test reads every kind in it against KINDS.
    const known = kind as Kind;
    const own = fields?.split('; ') ?? fieldsOfKind[known];
    for (const noun of nouns.split(' ')) if (!found.has(noun)) found.set(noun, { kind: known, fields: own });
  }
  return found;
}
