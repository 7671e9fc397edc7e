import { dictionary } from '../../language/dictionary.ts';
import { wordsIn } from '../../language/words-in.ts';

/** People and groups that ideas name. Those not listed are recognised by their ending and their place in the sentence. */
const words = (text: string) => new Set(wordsIn(text).map((word) => word.replaceAll('_', ' ')));

/** Served by somebody else's work. */
export const customers =
  words(`customer client patient guest tenant buyer shopper diner passenger member visitor pupil student
  learner resident citizen donor subscriber reader viewer listener fan attendee participant renter borrower traveller traveler tourist
  applicant candidate bidder user audience consumer sponsor beneficiary mentee pet_owner dog_owner cat_owner homeowner rider
  recipient follower player`);

/** Run something and answer for it. */
export const keepers =
  words(`owner manager administrator admin landlord director organiser organizer coordinator operator principal
  headteacher supervisor founder ceo cto cfo boss moderator host editor treasurer secretary chair foreman dispatcher`);

export const persons =
  words(`nan nana nanna gran grandson granddaughter husband wife son daughter brother cousin aunt uncle nephew niece grandchild grandma grandpa grandmother grandfather granny granddad
  adjuster policyholder ombudsperson handler milker rep postman consignor godparent stepmother widower spouse fiance bridesmaid heir
  person people human man woman kid child teenager teen toddler baby adult senior elder parent mother
  father mum mom dad grandparent carer caregiver caretaker sibling friend partner couple neighbour neighbor roommate flatmate colleague
  coworker expert specialist professional beginner novice enthusiast hobbyist fan amateur freelancer contractor subcontractor consultant agent
  broker adviser advisor accountant bookkeeper auditor lawyer attorney solicitor paralegal notary judge doctor physician gp nurse midwife
  dentist therapist physiotherapist physio psychologist psychiatrist counsellor counselor pharmacist optician vet veterinarian surgeon clinician
  medic paramedic practitioner dietitian nutritionist trainer coach instructor teacher tutor lecturer professor teaching_assistant mentor
  researcher scientist postdoc engineer developer programmer coder designer architect artist illustrator photographer videographer
  musician singer composer drummer guitarist pianist dj producer writer author novelist poet journalist blogger podcaster
  youtuber streamer creator influencer editor translator interpreter librarian archivist curator actor dancer performer comedian
  chef cook baker barista bartender waiter brewer winemaker butcher farmer grower gardener beekeeper fisherman shepherd breeder
  rancher forester florist plumber electrician carpenter roofer painter builder mason welder mechanic technician installer cleaner
  hairdresser barber stylist beautician tattooist masseur tailor seamstress driver courier rider cyclist runner swimmer climber
  hiker skier surfer sailor pilot crew captain athlete player gamer speedrunner referee scout volunteer activist donor fundraiser
  pastor priest imam rabbi believer soldier veteran firefighter policeman officer guard inspector surveyor seller vendor retailer
  merchant reseller trader wholesaler importer exporter supplier manufacturer shopkeeper cashier receptionist assistant secretary
  recruiter employer employee worker staff intern apprentice jobseeker graduate alumni alumnus investor shareholder trustee
  entrepreneur founder solopreneur hacker marketer salesperson analyst operator maintainer contributor sysadmin devops tester
  homeowner housemate commuter motorist cyclist walker dog_walker pet_sitter babysitter nanny childminder collector maker
  crafter knitter sewer potter woodworker luthier jeweller jeweler watchmaker goldsmith antiquarian genealogist historian astronomer
  birder birdwatcher angler hunter camper vegan vegetarian diabetic immigrant refugee expat migrant foreigner nomad
  minimalist widow newlywed bride groom planner_x foster adopter rescuer tradesperson craftsman handyman janitor
  distributor publisher landlord tenant restaurateur innkeeper hotelier concierge guide host sommelier roaster
  anaesthetist radiologist oncologist cardiologist scholar phd undergraduate`);

/** Groups: a story needs the person who acts for them. */
export const groups: Record<string, string> = dictionary({
  team: 'team member',
  company: 'company administrator',
  business: 'business owner',
  agency: 'agency owner',
  studio: 'studio owner',
  clinic: 'practice manager',
  practice: 'practice manager',
  hospital: 'ward manager',
  pharmacy: 'pharmacist',
  school: 'school administrator',
  university: 'course administrator',
  college: 'course administrator',
  kindergarten: 'kindergarten teacher',
  nursery: 'nursery manager',
  restaurant: 'restaurant owner',
  cafe: 'cafe owner',
  bakery: 'baker',
  brewery: 'brewer',
  winery: 'winemaker',
  hotel: 'hotel manager',
  hostel: 'hostel manager',
  shop: 'shop owner',
  store: 'store owner',
  salon: 'salon owner',
  gym: 'gym owner',
  farm: 'farmer',
  vineyard: 'winegrower',
  factory: 'production manager',
  plant: 'plant manager',
  workshop: 'workshop owner',
  garage: 'garage owner',
  club: 'club member',
  association: 'association member',
  cooperative: 'cooperative coordinator',
  church: 'parish secretary',
  parish: 'parish secretary',
  charity: 'charity coordinator',
  ngo: 'programme coordinator',
  nonprofit: 'programme coordinator',
  museum: 'curator',
  library: 'librarian',
  municipality: 'council officer',
  council: 'council officer',
  government: 'public officer',
  enterprise: 'enterprise administrator',
  startup: 'founder',
  family: 'family member',
  household: 'household member',
  couple: 'partner',
  community: 'community organiser',
  neighbourhood: 'neighbour',
  neighborhood: 'neighbour',
  organisation: 'organisation administrator',
  organization: 'organisation administrator',
  department: 'department head',
  choir: 'choir member',
  orchestra: 'orchestra manager',
  band: 'band member',
  shelter: 'shelter coordinator',
  firm: 'office manager',
  office: 'office manager',
  lab: 'lab manager',
  laboratory: 'lab manager',
  warehouse: 'warehouse manager',
  crew: 'crew lead',
  freelancer: 'freelancer',
  manufacturer: 'production manager',
  retailer: 'store manager',
  wholesaler: 'sales manager',
});

/** Endings that make a person of a verb or a field. */
export const personEnding = /(?:er|or|ist|ian|ant|eer|ee|smith|wright|keeper|man|woman|holder)$/;

/** Words with such an ending that are no persons. */
export const notPersons =
  words(`order paper number water weather server letter reminder calendar folder printer sensor color colour
  motor tracker planner computer router scanner error mirror floor door corner border center centre counter cover customer-x
  dinner filter finger flower flavor flavour folder fever gender header inventor-x ladder layer leader-x ledger level lever liver
  master matter meter metre monitor mother-x neighbor-x newsletter offer other over oyster partner-x pepper plaster poster power
  prayer quarter register river rubber shelter shower silver sister-x soccer spider summer supper sweater tender theater theatre
  thermometer timer tower tractor trailer transfer twitter transformer tumor tutor-x user-x vapor vector wafer water whether winter
  wonder minor major favor favour harbor labor labour humor rumor terror factor interior exterior mayor-x doctor-x decor indoor
  outdoor cursor processor generator calculator converter organizer-x builder-x finder checker container marker locker freezer
  cooker dishwasher dryer charger adapter amplifier speaker-x receiver controller compressor mixer burner boiler radiator
  elevator escalator projector refrigerator reactor chapter character encounter disorder cancer ulcer buffer cluster parameter
  diameter barometer footer beer deer career engineer-x fee coffee tree committee guarantee degree knee three free employee-x
  plant restaurant elephant variant constant instant distant relevant important significant quant grant want giant
  list playlist checklist wishlist shortlist waitlist specialist-x exist assist consist resist twist mist fist wrist
  german italian indian median vegetarian-x asian brazilian canadian russian magician-x guardian-x human-x superman batman
  ukrainian hungarian seller-x pier layer linter formatter compiler parser crawler scraper trigger docker kubernetes
  compliant browser chrome better faster smaller larger cheaper bigger longer shorter higher lower newer older easier never ever after under rather
  together however either neither cover discover deliver consider remember enter answer gather barter sticker
  bumper bouquet voucher closer per super hyper inter september october november december ever layover
  competitor makeover leftover takeover turnover fiber caliber saver wallpaper newspaper prior junior senior-x`);

/** Tool words made from verbs: "expense tracker" means somebody tracks expenses. */
export const toolNouns: Record<string, string> = dictionary({
  tracker: 'track',
  planner: 'plan',
  generator: 'generate',
  organizer: 'organise',
  organiser: 'organise',
  scheduler: 'schedule',
  finder: 'find',
  builder: 'create',
  reminder: 'remind',
  monitor: 'monitor',
  calculator: 'calculate',
  converter: 'convert',
  checker: 'check',
  linter: 'lint',
  formatter: 'convert',
  scanner: 'scan',
  translator: 'translate',
  recommender: 'recommend',
  matcher: 'match',
  summarizer: 'summarise',
  summariser: 'summarise',
  analyzer: 'analyse',
  analyser: 'analyse',
  logger: 'log',
  journal: 'log',
  diary: 'log',
  logbook: 'log',
  catalog: 'catalogue',
  catalogue: 'catalogue',
  marketplace: 'sell',
  sorter: 'organise',
  aggregator: 'collect',
  exchange: 'swap',
  dispatcher: 'dispatch',
  transcriber: 'transcribe',
  estimator: 'estimate',
  visualizer: 'visualise',
  quiz: 'quiz',
  tutor: 'teach',
  trainer: 'practise',
  renamer: 'rename',
  downloader: 'import',
  importer: 'import',
  exporter: 'export',
  crm: 'manage',
  manager: 'manage',
  booking: 'book',
  management: 'manage',
  delivery: 'deliver',
  rental: 'rent',
  sharing: 'share',
  log: 'log',
  directory: 'list',
  detector: 'detect',
});

/** Whom an idea tells of because they are near to the writer. */
export const relatives = new Set(
  wordsIn(`nephew niece cousin brother sister uncle aunt auntie daughter son wife husband girlfriend boyfriend fiance fiancee
  grandson granddaughter brother-in-law sister-in-law father-in-law mother-in-law son-in-law daughter-in-law stepson stepdaughter godson goddaughter`),
);
