import { lazy } from '../../language/lazy.ts';
import { wordsIn } from '../../language/words-in.ts';

/**
 * Nouns whose fields in the tables assume one of their senses: "court" has a surface, "bin" a shelf. They get those fields where the
 * idea has a word for one of them, and neutral ones elsewhere.
 */
export const oneSense = lazy(
  () =>
    new Set(
      wordsIn(`
  wall ranking ledger swap glove theatre theater claim handover   account accumulator action adapter address administration admission afghan agent alarm album alley allocation
  allowance amp anchor angle appeal appendix application arrangement arrow artefact article artifact assembly
  assessment asset association assumption atlas attachment attack attempt attendance attraction authority avatar
  backdrop backlog bag bail bait balance ball ballot band banner barrel barrier basket bass batch bay beacon bead beam
  bear bearing belt benchmark bill bin binary bio birth blackout blade blister blob blower bond bone bonus booster
  booth borrowing bout bow box brace bracket brake brand breach breakdown bridle briefing brightness broadcast broker
  brood buckle buffer bug build bull bulletin bundle bunker burn burner burr bus bushing buyer bye cabinet cable cache
  cage calf callback campaign canary canopy canvas cap caption carriage carrier carving casket casting castle
  catchment challenge channel chapter character charger chart charter check checkpoint chest chord circle circuit
  circular citation claim clamp class classifier climb clip cloth club cluster clutch coach code cog coin collar
  collection collector colony column commission commit commodity community company compartment compensation completion
  component compound compress compressor concentrate concept concession concrete confirmation constitution consumption
  contact contraction contribution convertible cooler core corpus counter court coverage crack crash crate crawl cream
  credit cricket criterion crossing crystal cup curing cutover cutting cycle dam damage dart deal debt decision decoy
  deed defect delivery den density dependency deposit deposition depot depth derby design detention deviation device
  diagram die diet diff digest dimension disc disclosure dish disorder dispatch display dispute disruption
  distillation district dive division docket domain domino donation dose drain draw drawing dream dress dresser
  dressing drift drip driver duty dyke edition editor element elevator eleven embedding emergency emission enclosure
  encounter energy engagement engine ensemble entry envelope environment epic episode equity error evaluation evidence
  exception exchange exercise exhaust exhibit exit exploit exposure expression eye fabric faculty failure family fault
  federation feed feedback feeder felt fibre filament filling filter finding fine firing fish fix fixture flag flare
  flat flight float fob footprint forge formula formulation foul franchise frost fuel function fund funding gallery
  galley gateway gauge gear gem gist glass glaze glitch goal graft grain grant graph grave grinder group guarantee
  guard gum habitat halter handicap handoff handout handover harness harvest haul hearing heat hedge heel height hint
  hive holding home hook hop huddle hypothesis icon implant incident incubator indicator infection infusion initiative
  injection inning installation installer instrument intake intention interest interpreter interruption intersection
  intervention interview inventory issue iteration jean jig job joker jumper junction jury keyboard kickoff label
  ladder landmark lane lap launch laundry law layout league leak lending length lens level liability licence limit
  lineup link list litter load loader loan loft loop lure machine macro mail mailbox mandate manifest manual map
  marker mash mask mass mastery material matter medal medium memory menu meter method metric mill mint mirror mission
  mixer mixture mod module molar monitor mortar motion mouse move muscle mutation node noise nomination notice novelty
  nucleus nudge nut objective observation occasion offer offering oil opera operation opportunity orange orbit
  oscillator outlet outlier outline output overflow overhaul overhead pace package packet paddle paint painting
  pairing palette pan party passage patching path patrol pattern pawn peak pedal pellet performance permit persona
  phase phrase picking pickup pier pill pilot ping pipeline pitcher pivot placement plane plank player pod poll
  population portfolio posting postmortem pot power practice precinct prediction pregnancy premise presence present
  presentation preserve preset pressure primer print privilege probation probe procedure proceeding product profile
  programme progress projection promotion prompt proof prop property proposal proposition prospect protein protocol
  provider province provision pulse pupil quad qualification quarry quest question queue quota quote rally rattle
  reaction realm reception recommendation reed reef referee referral refuge region registration rein relapse relay
  release relocation removal rental repeater replica request requirement rescue reservoir residency resident
  resignation resolution resort resource response restoration result resume retainer retreat return review revision
  ribbon ride rider riff rig rim risk ritual rival roast robin role roller rollout room rose router routine royalty
  rule ruling runner sale sample sandbox scaffold scan scanner schema scrap screening screw script seam seat section
  sector security seed seeder segment seizure senior sentence sequence sequencer series server service settlement
  share shed shelf shield shoot shortcut shoulder shower shutter sight sign signature site sitting skate skill slab
  slope slug smear snare society socket solvent sound sow spa spare sparring speaker spec specimen speed spell spill
  spindle spine spirit splint split spool spotlight sprint squad squat stable stain stall stamp standby standup staple
  starter statement station stay stepper sticker storage storm story strain strategy straw stray stress study
  submission substitution subtitle subway summit supplement supply surplus survey suspension swap swarming synth
  talent talk tally tamper target tariff team template termination terrain territory testament text theme theory
  threat threshold ticket tile time tin toast toggle tolerance toll tool topic topping torch tote tour trade trailer
  trainer training transaction transcript transcription transfer translation transport treasure treatment tree trial
  tribe trigger truss tub tumbler tune tuning tunnel turnout turnover union upgrade valuation value valve variant vat
  veneer vent ventilator verse viewing vote voting waiver wake walk walkthrough wallet warning washer waste watchdog
  water wax waypoint weakness weed weight width wind withdrawal word worker yield zone`),
    ),
);
