import { wordsIn } from '../../language/words-in.ts';

/** Nouns that ideas use in passing and no product keeps: idioms, times, parts of the body, feelings, verbs taken for nouns. */
export const neverKept = new Set(
  wordsIn(`ab aboard teaching hand phone summer winter spring evening morning above accent acme addiction adhd afternoon aim air alzheimer anatomy anger angle answering anxiety arm
  asking august badly beep beeped below beneath beyond bidding birth bite black blind blink blood blow boy brain
  braking burning burnt buying buzz cent chap cheapest cheat cheated chemistry chime christmas closest clothe
  cloud coeliac cold collapse come coming core counting countryside crash cross crowd crown crumb custom cut daily
  dari degree dementia depression diabetes dialect die died difference ding dithering divorced doing dot double drive
  driving drop due dust dying dyslexia ear earth eating eighty either elbow ex eye face fall fantasy fat february
  fetch fewer fifth fight figure fill findable finger fire first fit fiver flip flow flu fly fog folk foot fortnight
  fourteen free fri gap get getting girl given glance glucose gone gram grand green greeting growing grown-up gut guy
  haggle hair handwriting hanging headquarter health heap heart heat hell her herr highest hill hint hip hit
  hole huber hum ice incl initial insult itself january jump june junior kidney kilo kilometre km knee knock-out kwh
  lad lady lapse lead leg lie lightning listening litre live living looking loser louder love lying made making march
  margin master mate maths measure meet metre mile mine minus minutese missing ml mother-in-law mouth moving mrs
  mumble mute nay neither nerd next ninety noon nose november nudge one-off only open opt original other ought our out
  outbid outreach owe own paid pair past paste patience pause paying period ping play pln pocket poke press quid quit
  rain rash red retire retired rip rot row safety say scanned science scrawl scribble sea searchable september shade
  shake shame share shout shouting showing silence sixty skin slander slice smoke snap snow sos soul speaking special
  spit split squat squiggle stairse standing standstill state stranger strike sun swamp swapping swipe taking talk
  talking taste tausch tear tenner tenth their thief thinking third threat three thrice thumb tick tied tone tongue
  tonne touch trace traffic trick troll trying turn turning twin typing unannounced und upload upvote valley veto view
  waist wait waiting wake walking war watching watt wear weekly weigh whereabout white whoever will win wind wording
  working worst wrist yellow yes your see fine rid hl hectolitre hectoliter hectare pint gallon ounce inch acre bit me them
  magnet ops devops database tracker rule macula retina cataract glaucoma stroke migraine kidney liver lung spine hip knee shoulder wrist ankle quarter-hour
  timezone reaction october`),
);

/** Settings, media, tools of today and words of money: things to keep only where nothing better is named. */
export const seldomKept = new Set(
  wordsIn(`acceptance act aid airport aisle alto anaesthetic arrival arrow art atlas attic audio authority bag balance
  balcony ball bank bar barn basket bass bath bathroom battle bay beach bell belt binder block board bone
  booklet boot bowl box bracket brake branch break breakfast brush bundle bureau butter cab cabinet   calculator calendar canteen canton cap caption cardboard care carpool carpooling cart cash catch catering ceiling
  cellar chalk chamber change channel charge charging chat check checkbox chip chlorine choice cigarette
  circle clamp clay cleaning clicker clipboard clock coast cobble code coffee collar column condition construction
  consumption content copy corridor cost couch count counter county cover crawl cream credit crossword crutch
  csv cue cup cupboard currency curtain curve cutting cycle date datum debit density departure depot depth description
  desk dev diaper diesel diet direction display distance district division doc dock dome door doorstep dough drawer
  drink drip drop-in drop-off dunning e-mail electricity emergency emoji entrance envelope exception exchange fare fax
  fee feed file filling fingerprint firmware flag float floor folder football form format formula forum frame fuel gas
  gateway ghost glass glove gran granddaughter grandson graph gravel grill group guess gutter gymnastics hall hammer heading
  hearing heating height helm hire hiring holiday hook hosting hotline humidity hunting hygiene id image inbox income
  index induction ink inspectorate interrail invoicing iron irrigation jam jar json kiosk kitchen kitty knob kreisliga
  label lace ladder land laundry lawn layer layout leaf ledger leftover length lid light limit link list
  litter location loft logo loo loop loss lunch magazine mail mailbox makerspace mark markdown marking mat
  med method mileage milk mill minecraft ministry mod moisture mole mood motor mould mouse move movement muck net
  newsroom nickname no-show noise notebook notice oil opinion outcome oven oxygen pace pack packet pad padel page
  pager paint pantry paper paragraph park parking passage pasta path pattern pavement pay payroll pc pdf pencil petrol
  ph pic pick-up pin pipe poker police pond position post post-it postage pot power present pressure price print
  printout profile progress promise property protection proxy puck pulse purse quantity quarrel queue rack raclette
  radio railway ramp rank ranking rate record ref reference register registry rehab release rent result ring river rod
  roll roof root rope round roundabout rubbish rulebook ruler run sack salt saving scaffolding schedule schnitzel
  scrap screenshot screw seal seam season seat secret selfie sentence sequence serial set severity sewing shed sheet
  shelf shell shipping shoebox shopping shower shutter sign sign-in signature sink sister sitting skat sleep slide
  slip smell socket soil solo sound soup spa space speaker spray spreadsheet stage stair stairwell stand stand-up star
  status stay steel stick stone storage strap street string strip stroke sub sugar supper swim table tablet tape
  tariff tax tea temp temperature tennis tenor terrace text theme theory thermometer thought tide tier timestamp tin
  tip tooth torque towel tower tray treat trivia trouser tube turnstile tutoring usage vat vibration village voting
  wage wall washing waste watch water watermark wav weather weight wheat whiteboard width wire wood wristband writing
  yard`),
);
