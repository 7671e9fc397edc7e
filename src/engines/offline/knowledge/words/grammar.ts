import { wordsIn } from '../../language/words-in.ts';

/** Words that hold a sentence together. Folded, lower case. Lists are strings because they are easier to read and extend. */
const words = (text: string) => new Set(wordsIn(text));

export const determiners =
  words(`a an the this that these those my our your their his her its each every any some all both
  another no such which whose what several many few more most less much own other one whatever 的 了 和 在 是 与 及 可以 の は を に で が と`);

export const prepositions =
  words(`to for of with from in on at by into onto between among about via through over under near across
  during before after against per within along around like as than upon toward towards until till since behind beside besides
  inside outside using including featuring alongside plus despite regarding`);

export const conjunctions = words(
  `and or but so then because while when where whenever if unless although though whether nor yet &`,
);

export const pronouns =
  words(`you're you've you'd you'll he's she's they'd they'll we'll i'll im ive youre theyre whats thats none i we you he she it they me us him them myself ourselves yourself themselves someone somebody anyone
  anybody everyone everybody who whom nobody something anything everything nothing there here one's it's i'm we're they're let's i'd
  we'd i've we've`);

export const auxiliaries =
  words(`isn't aren't wasn't weren't didn't didnt isnt arent wasnt hasn't hasnt haven't is are was were be been being am do does did has have had having can could will would shall should may
  might must cannot can't don't doesn't won't isn't aren't wants want wanted need needs needed like likes would'd going`);

export const adverbs =
  words(`not never always also too very really just only even still already again soon later now today tonight
  tomorrow often sometimes usually automatically quickly easily instantly together online offline locally remotely
  almost nearly away back up down out off how why well maybe perhaps basically simply actually else ahead directly safely
  nearby better faster cheaper please etc eg ie ago once twice everywhere anywhere somewhere worldwide forever instead`);

/** Describe taste or praise, not a thing: left out of names. */
export const emptyAdjectives =
  words(`simple easy new best smart small smaller large big great good nice fast quick cheap modern
  beautiful clean powerful lightweight minimal minimalist innovative intuitive seamless different various own real busy
  complete full whole cool awesome amazing better faster cheaper easier simpler friendly user-friendly personalised personalized
  custom customised customized encrypted advanced basic general common available possible right wrong important useful unique
  next-generation ai-powered automated automatic little tiny huge single multiple many several few top main current
  existing first second third last next old open reliable secure efficient effective integrated all-in-one
  affordable independent individual local nearby remote freelance professional amateur young elderly older busy private
  public global international internal worldwide collaborative interactive digital electronic virtual online mobile web-based cloud-based
  curated relevant key proper specific similar honest transparent fair trusted verified
  hourly nightly daily weekly monthly yearly upcoming past recent regular certain overdue missing late early fresh latest live rich famous happy successful viral fun cheap free paid on-premises on-premise on-prem self-hosted open-source cross-platform offline-first native source`);

/** Nouns too thin to be stored or to be a person. */
export const emptyNouns =
  words(`thing things stuff way ways time times money help life lives work job-x experience experiences process
  processes problem problems solution solutions need needs lot lots kind kinds type types sort number numbers amount idea ideas
  use uses user-x case cases end start part parts place-x world people-x one ones bit mode control access ability chance
  goal-x purpose reason fun ease efficiency productivity quality speed support basis level levels feature features
  functionality option options minute minutes hour hours day days week weeks weekend weekends month months year years morning evening night
  today budget deadline euro euros dollar dollars usd eur gbp pound pounds rupee rupees reais real internet connection network
  startup business businesses-x company-x firm-x industry market markets trend home homes phone phones laptop computer browser
  monday tuesday wednesday thursday friday saturday sunday weekday weekdays version beta mvp prototype project-x thousand million hundred
  plan-x order-x advance person-x side team-x tech technology technologies stack code-x language languages english german
  spanish french portuguese hindi country countries region city cities town area areas eu usa europe germany india brazil
  spain france portugal japan china africa asia america anything everything instruction instructions prompt example examples
  interface ui ux screen screens click clicks tap hand hands head fingertip spot step steps piece pieces variety range
  half quarter percent system-x scale growth success value effort attention care-x minute chaos mess overview insight insights
  information details detail data compliant telemedicine telehealth healthcare
  ok okay hello hi dear sir madam pitch please thanks lol pls ps nb fyi tbd etc yeah hey sorry welcome note-x
  romanian polish ukrainian russian turkish arabic chinese japanese korean italian dutch swedish czech greek hebrew urdu bengali tamil punjabi
  vietnamese thai tagalog mandarin cantonese catalan basque galician welsh irish
  no-go go up went wrong yrs yr hrs hr mins min self zero signal reception walk-through mid-size street-x background backstory
  rest remainder track opening running show stuff place age average size colour color dark mo infrastructure button buttons matter matters
  sense mind trust truth luck hope joy reality situation circumstance fact point word words saying note-x look feel feeling
  offline online while moment moments second seconds today tonight yesterday tomorrow summer winter spring autumn season-x holiday-x
  beginning finish top bottom middle side sides front back left right centre center corner edge inside outside background
  majority minority percentage share-x portion total sum average maximum minimum max min everyone everybody
  requirement requirements constraint constraints limitation limitations preference standard standards detail rule-x
  benefit benefits advantage disadvantage pain pains frustration trouble hassle headache nightmare struggle fear worry anxiety-x
  interest attention memory-x knowledge wisdom habit-x culture society community-x public world life name names
  lot bunch couple-x dozen handful plenty rest extra bonus piece bit ton tons load loads pile
  button window windows tab tabs icon icons menu-x font layout-x mac macs iphone ipad android ios linux
  compliance privacy security law laws regulation regulations gdpr hipaa coppa
  medicine fintech finance edtech education agriculture farming hospitality logistics ecommerce e-commerce retail tourism
  marketing hr productivity wellness fitness sustainability gaming sport sports use`);

/** The product itself, never something it stores. */
export const productNouns =
  words(`app apps application applications platform platforms tool tools website websites webapp web-app web-apps homepage site
  software system systems service-x saas micro-saas micro-saa microsaas dashboard dashboards solution product products-x bot chatbot extension plugin plug-in addon add-on cli
  program utility portal marketplace web api sdk library-x framework controller widget game-x device gadget engine-x suite
  assistant companion hub network-x directory-x programme startup mvp prototype command line terminal script page webpage pwa
  desktop mobile online hosted backend frontend server daemon copilot agent-x raspberry pi`);

/** Companies and their products, and places where people write to each other: named in an idea, and never what it keeps. */
export const brands =
  words(`whatsapp instagram facebook messenger telegram signal discord slack teams skype zoom tiktok youtube twitter linkedin
  pinterest reddit snapchat wechat line viber gmail outlook google apple microsoft amazon ebay etsy shopify woocommerce wordpress wix squarespace
  magento stripe paypal klarna sepa twilio mailchimp hubspot salesforce zapier airtable notion trello asana jira confluence github gitlab
  bitbucket excel word-x powerpoint dropbox onedrive icloud xero quickbooks datev lexoffice sevdesk sage-x sap oracle netflix spotify airbnb uber
  booking.com expedia tripadvisor strava garmin fitbit duolingo anki obsidian figma photoshop canva blender unity openai chatgpt gpt claude
  gemini alexa siri kindle synology hetzner aws azure vs vscode intellij raspberry pi arduino esp32 esp8266 mqtt bluetooth wifi zigbee lora
  windows linux ubuntu debian macos iphone ipad android chrome firefox safari edge christie`);
