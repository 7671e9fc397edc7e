import { wordsIn } from '../../language/words-in.ts';

/**
 * Which parts of speech an English word can be, where its form does not tell: base forms, folded. A word that stands nowhere here
 * is taken for a noun, unless its ending says otherwise (see tagger.ts). Extend freely: one word more is one misread idea less.
 */

/** Verbs wherever they stand. */
export const verbsOnly = wordsIn(`
  accept accompany accumulate achieve acknowledge acquire activate adapt add adjust admit adopt adore advertise
  advise affect afford aggregate agree align allocate allow alter amuse analyse analyze annotate announce
  anonymise apologise apologize appear append apply appreciate approve argue arise arrange arrive ask assemble
  assert assess assign assist assume attach attend attract authenticate authorize automate avoid awake babysit
  bathe beat become beg begin behave believe belong bisect bleed boil borrow bother bounce break breathe breed
  brew bring burn bury buy calculate calibrate cancel capture carry catch categorise categorize cause celebrate
  chew choose circumvent clarify classify climb cling collaborate collect collide combine come commit communicate
  commute compare compete compile complain complete comply compose compute conduct configure confirm conform
  confuse congratulate connect consider consist consolidate constitute construct construe consult consume contain
  continue contradict contribute convert convey coordinate correspond cough countermand countersign cram create
  creep crowdfund cry cuddle curate customize dare decide declare decode decompress decrypt dedicate
  deduplicate deem defend defer define defrost delay delete delight deliver demonstrate denote deny depend deploy
  deprecate derive descend describe designate detach detect determine develop diagnose differ dig digitise
  digitize dip disable disagree disambiguate disappear disclaim disclose discourage discover discuss dislike
  distinguish distribute ditch dodge donate download drag draw dread drift drown dry dump earn eat edit educate
  eliminate embed empower enable encode encounter encourage encrypt endorse enforce engage enhance enrol enroll
  ensure enter entertain enumerate erase establish evaluate evolve exaggerate examine exceed exclude execute exist
  expand expect expend expire explain explode explore export expose extend extract facilitate fade fail fancy
  fasten feel fiddle finalize find finish flee follow forage forbid forecast forget forgive freelance frighten
  frustrate fulfill fundraise gather generate get give glue govern grab graze greet grind grow hang happen hate heal
  hear hesitate hide hold housesit hurry hurt identify ignore illustrate imagine implement imply impose improve
  include incorporate incur indicate inform infringe ingest inherit initialize inject injure insist inspect
  inspire install integrate intend interact interfere interpret interrupt interview introduce invalidate invite
  invoke involve iterate join juggle keep kick knit know laugh learn leave lend let linger listen live localize
  locate look loosen lose maintain make manage manipulate mean meet mend mention merge migrate mimic minimise
  minimize mirror misplace miss moan moderate modify mow multiply nag navigate neglect negotiate nod nominate
  normalize notify obey observe obtain occur omit onboard operate optimise optimize organise organize outsource
  overbook override overrule overwrite owe parse participate pass pay perform permit persist personalise
  personalize persuade pertain phone photograph pick ping plough pluck populate postpone pour practise pray
  predict prefer prepare prescribe preserve prevent prioritise prioritize proceed produce prohibit promote
  propagate propose protect prove provide prune publish pull punish put qualify quantify raise reach react read
  rearrange reassure rebook rebuild receive recertify recognise recognize recommend reconcile recover recruit
  recycle redeem redirect redistribute reduce refactor refer refine reflect refuse register regret rehearse reject
  rejoin relate relinquish rely remain remember remind remove rename render renew reopen replace represent
  reproduce require reschedule resell reserve resolve respond restart restore restrict resubmit resume retain
  retrieve retry reuse revert revise revoke rewrite rinse rise rush sanitize satisfy save say scatter scold scream
  see seek seem select sell send serve settle sew shave shiver shout shrink shuffle shut sigh simplify simulate
  sing sit skip sneak sneeze soak solder solve spawn speak specify spell spend spill spoil squeeze stand stare
  stay steal sterilise sterilize stir streamline struggle stutter submit subscribe succeed suffer suggest
  summarise summarize supersede supervise suppose suppress survive swallow sweep swell synchronise synchronize
  take tangle teach tell tempt tend terminate thank thaw think thrive throw tidy tighten toss transcribe transform
  translate transmit traverse try tutor twist understand undo unify unlock unpack unplug untangle unwind upcycle
  upload utilize validate vanish vary verify violate visualise visualize wait waive wander warn wash weave weed
  weep whisper win wipe withdraw worry wrestle write yawn yell yield zip`);

/** Verbs more often than nouns. */
export const verbsFirst = wordsIn(`
  act address attribute blame block build bypass cut deal discard display exploit express fetch gain guess handle
  help highlight hire hit increase intercept land lay lead matter lock love mount offset overlap pop prompt push recall
  replay ring scrape slash spread stack strip surface surprise talk tap tick toggle transfer tweak underscore wish`);

/** Nouns more often than verbs. */
export const nounsFirst = wordsIn(`
  abort access aim alert answer appeal attempt award balance bear benefit bid bill bind book bundle call care
  catalogue challenge change chase chat check claim clean clone coach code comment compress concern conflict
  contact control cook copy cost count counter couple cover craft crash crawl cure date debug decline demand design
  disconnect discount dispatch dispute divide document drive email escape estimate exchange excuse exercise exit face
  fall fax feed figure file fill film filter fire fit fix flag flutter focus force freeze fund gift grade grant
  group guarantee guide hack halt hammer hand harm harvest honor hook host import indent index insert invoice
  issue jump label lack launch leak lease lift limit link lint list load log map mark market mask match
  measure mentor message misuse mix model monitor move name note offer order overflow overrun pack paint park part
  pitch plan plant play plot point pool post practice press preview price print process profile program promise
  pump purchase quarrel query question quiz quote race rank rate record redact refund relay release rent repair
  repeat reply report request rescue research reset rest result return review reward ride risk roast route run
  sample scale scan schedule score scratch screen scroll seal search set shape share ship shop show sign signal
  sketch sleep slip sort sound source speed split spot spray stage stamp start stock stop store stream study style
  supply support surf swap switch sync tag target task taste test text tip touch trace track trade train travel
  treat trick trigger trim truncate trust tune tunnel turn type update upgrade use value vent view visit volunteer
  vote walk waste watch water wear weigh work wrap`);

export const adjectives = wordsIn(`
  abbreviated able aborted absent absolute abstract abstracted acceptable accessible accurate achy active actual
  additional adequate adjacent afraid aggregated aggressive agreeable agricultural alarming alcoholic alive
  allergic alone alphabetical alternate amateur amazed amazing ambiguous analogous ancient angry annoyed annoying
  annual anonymous anxious apparent appropriate approximate apt arbitrary archival artificial ashamed asleep
  asthmatic atomic audited authoritative autistic auxiliary available average aware awful awkward bad
  balanced bald bare basic beneficial benign best better bidirectional big bilingual binding bitter  blessed
   blonde blue blunt blurred bogus bold boolean bored boring bossy botched brave brief bright brilliant
  broken bumpy busy callable calm canned canonical capable careful careless caring cautious chartered cheap
  cheaper cheerful chilly choreographic chronic classified cleaner clever clickable clinical clumsy coastal 
  collaborative comfortable common comparable compatible competent complex compliant complicated comprehensive
  concerned concise concurrent conditional confident configurable configured conflicting confused confusing
  conscious consistent consolidated constant consuming contiguous continuous contributory convenient conventional
  corresponding corrupt corrupted corrupting cosy courteous cozy crazy creamy creative credible
  crisp critical crooked crowded crucial cruel cryptic cryptographic cultural cumbersome curious curly current
  customary cute damaged damp dangerous dangling dark dead deaf decent declaratory deep deeper defunct deliberate
  delicate delicious dense dental dependent derogatory descriptive desirable desperate deterministic detrimental
  diagnostic different difficult dimensional dirty disabled disappointed dissimilar distant distinct
  distinguishing distributable dizzy doubtful dramatic drunk dual  dull dumb dusty dynamic dyslexic eager early
  easier easy edible edited efficient electric elegant embarrassed empty energetic enforceable entire equal
  equitable everyday evil exact exceptional excess excessive excited exciting exclusive exhausted exhaustive
  exotic expensive experimental explicit exploitable exportable expressible extensive external extraneous factual
  faint fair fake false familiar fast fastest  fatal faulty feasible festive fewest fierce final
  financial   fitting flaky  flexible flushed foggy folding following fond foolish forbidden
  foreign formal fragile frail frequent fresh friendly frightened frozen full fullest functional fundamental funny
  furious fussy futile fuzzy generic gentle genuine  glad global golden good gorgeous grammatical
  graphical grateful great greater greatest greedy grey grim grumpy guilty handmade handwritten handy hard
  hardened harmful harmless harsh hazy healthy heavy helpful helpless hexadecimal hidden high higher historical
  hollow holy homeless homemade hopeful hopeless horrible hostile hot huge humble humid hungry icy identical ill
  illegal imaginary immediate impatient implicit important impossible impressed inaccessible incapable inclusive
  incoming incomplete inconsistent inconvenient incorrect incredible incremental individual indoor industrial
  ineffective inefficient inexpensive infected infinite inflected inflectional informal informational informative
  inner innocent insane insensitive insufficient intact integral intellectual intense intentional interactive
  interested interesting intermediate intermittent interpretable intuitive invalid invisible involved irrelevant
  irrevocable irritated itchy jealous jolly joyful judicial juicy keen knowledgeable large largest last late
  latest latter lax lazy legal lengthy lenient lightweight likely linguistic literal literary little lively
  loadable localized logical lone lonely long longest loose lost loud loudest lovely low lower lowest loyal lucky
  mad magic main major malformed malicious mandatory married masculine mature meaningful meaningless
  medical melted memorable mental merry messier messy mid-range mid-sized mild minimal minimum miserable
  misleading mistaken modern moist monthly moody moral muddy multilingual multiple municipal musical musty mutual
  mysterious naive naked narrow nasty  natural naughty nearby nearest neat necessary needless negative
  negligent nervous neutral new newer newest nice nicer nightly noisy nonexclusive nonstatic normal
  nosy notable numb numeric numerous nutritious obese obsolete obvious occasional odd offline ok okay old older
  oldest ongoing onsite opposite optional ordinary organic outdated outdoor outer outermost outgoing outstanding
  overall overdue overgrown overnight overriding overt overweight painful pale parallel partial patched
  pathological peaceful pending perfect permanent permissible permissive perpetual persistent photographic
  physical picky plain playful pleasant pleased plump pointless poisonous polite poor popular populated portable
  posh positional positive possible powerful practicable practical pre-existing precious precise
  predictable preferred pregnant prejudicial prepackaged prepaid pretended pretty prevailing previous primary
  private problematic productive programmable prominent promotional prone proper proprietary proud provable
  punctual pure pursuant questionable quiet racy rainy random rare raw reachable readable ready real realistic
  reasonable recent recognisable recoverable recursive redistributed redundant referenced refreshing regular
  relative relaxed relevant reliable religious remote renewable repetitive respective responsible restrictive
  reusable richer ridiculous ripe risky robust romantic rotten rough rounded rude ruined rural rusty
  sad safe safer salty same sandy sane satisfied scalable scarce scared scary scattered scientific scripted
  seasonal semantic sensible sensitive separable separate separated sequential serious severe shallow sharp
  shiny shocked short shorter shy sick significant silent silly simple simpler simplest simulated single sixth
  skilled skinny sleepy slim slippery sloppy slow slowest small smaller smallest smart smelly smooth sober social
  soft solar sole sore sorry sour spaced sparse specific spicy spontaneous squashed stable stale standardized
  steady steep sticky stiff straight straightforward strange strict strong stronger stubborn stupid sturdy subject
  subsequent substantial subtle successful sudden sufficient sugary suitable sunny supplementary sure surgical
  surprised susceptible suspicious sweet swift symbolic synchronous synthetic talented tall taller tame tasty
  technical tedious temporary tempting  tense terrible terrified thankful thick thin thirsty thorough
  threaded tight timely tiny tired top torn tough toxic traditional tricky trivial tropical true truncated
  trustworthy typical ugly unable unaffected unaltered unattended unauthorized unaware unborn uncertain unchanged
  unclear uncomfortable uncommitted uncommon unconditional undefined undesired unencumbered uneven unexpected
  unfair unfinished unhappy unhealthy unified unintended unique unknown unlikely unlimited unmodified unnecessary
  unnoticed unpaid unpleasant unprocessed unread unrecognised unrelated unrestricted unsafe unseen unsigned
  unsolicited unspecified unsure untidy untouched untracked unused unusual unwanted unwell upcoming upfront upper
  upset urban urgent usable useful useless usual vague valid validated valuable variable various vast verbal
  verbatim verbose veterinary vibrant vintage visible vivid volatile voluntary vulnerable warm wasteful watery
  weak wealthy weary weighted weird wet whole wicked wide wider wild willing windy wise wonderful wooden woolly
  worldwide worried worse worth worthy wounded writable wrong yearly young younger yummy`);

/** Adjectives that stand for a thing as well ("legal", "white", "medium"). */
export const adjectivesOrNouns = wordsIn(`
  flat tender cold native giant fat blank blind due academic accusative advisory alpha alternative applicable arithmetic artistic asynchronous authenticated
  automatic beta black brown capital central certain chained circular closest collateral collective commercial
  compulsory conceptual concrete conforming corporate crude custom daily dated derivative desired digital
  discoverable double dozen easiest editorial effective electronic eligible enumerable equivalent essential
  excellent executable expert exponential extra faithful fewer fleet former fourth free further given green happy
  hex highest honest hourly idempotent idle inaccurate incompatible independent informed initial initiative
  internal international joint lapsed larger latent licensable light linear manifest mathematical maximum median
  micro miscellaneous modular muted national net non-ascii non-null non-numeric non-plaintext numerical official
  online opaque open original overloaded pandemic past patent patient personal preceding printable professional
  quick red relational rental rich ruling satisfactory secret serial shaped shortest similar slight special square
  standard static statutory technological third total transparent unanswered unchangeable undocumented
  uninteresting universal unplanned unsent unsold unsupported virtual waivable weekly white worst yellow`);

export const adverbs = wordsIn(`
  abroad afterwards again ago ahead alike almost aloud already also altogether always anew anymore anyway anywhere
  apart aside away back backward backwards beforehand closer downstairs earlier else elsewhere enough even
  eventually ever everywhere exactly far faster finally forever forth forward forwards furthermore halfway harder
  hardly hence herself himself honestly hopefully how however indeed indoors instead irrespective just later least
  longer maybe meanwhile moreover mostly nearly never nevertheless now nowadays nowhere often once otherwise
  outdoors perhaps prior quite rather regardless roughly seldom sideways somehow sometime sometimes somewhat
  somewhere soon sooner still thereafter thereby therefore thus together tonight too twice upstairs very well
  whatsoever wherever why yesterday`);

/** Verbs that are adjectives as well. */
export const verbsOrAdjectives = wordsIn(`
  open close clean clear dry warm cool empty slow cross duplicate correct secure welcome narrow complete`);

/** Verbs that are the first half of a name before these nouns: "leave slips", "pick lists", "work orders". */
export const namesBegunByVerbs = new Set(
  `leave: slip request day form balance calendar planner application entitlement|pay: slip packet day sheet|return: slip label desk
  order: form sheet book slip pad|pick: list sheet|work: order sheet permit log plan|call: sheet list sign log|log: book sheet
  mark: sheet book|test: result report bench run case|change: request order log|repair: order shop job ticket|rent: book roll receipt
  report: card|score: card sheet board|run: sheet book list|cut: list sheet|watch: list|wish: list|visit: report note|load: sheet list
  seat: plan map chart|seed: list swap order|stock: list take sheet|plant: list label|match: report sheet day|hand: over
  guard: rota roster|duty: rota|shift: plan rota|plan: sheet|record: book card sheet|sign: sheet|swap: list board shop|share: list
  support: ticket desk|ship: list|track: record sheet|transport: order|treat: plan|water: meter bill|box: office number`
    .split(/\||\n/)
    .flatMap((row) => {
      const [verb = '', nouns = ''] = row.trim().split(': ');
      return nouns.split(' ').map((noun) => `${verb} ${noun}`);
    }),
);
