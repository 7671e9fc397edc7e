import { type Technology, technologies } from '../knowledge/stack/technologies.ts';
import { capital } from '../language/inflect.ts';
import { literal } from '../language/literal.ts';
import { placesOf } from '../language/stands.ts';
import { isPlainWord } from './plain-sense.ts';
import { isTalkedOver } from './rejected.ts';
import { isNegated } from './stance.ts';

/** Technologies that a text names, and the groups between which it leaves the choice: "Go or Rust". */
export interface NamedTechnologies {
  named: Technology[];
  /** "Nothing may go to OpenAI": named to be avoided. */
  avoided: Technology[];
  either: Technology[][];
}

/** Words that mean something else as often: they count only where a technology can stand, written as a name. */
const DOUBTFUL = new Set(
  'vue matrix fly signal rust spring dart r julia scala unreal godot express phoenix unity react swift oracle go ruby rails flask angular electron node llama claude tailwind edge chrome square paddle fabric forge entra astro neon remix convex influx cassandra qt bun'.split(
    ' ',
  ),
);
const BEFORE =
  '(?:In|With|Using|Native|native|pure|plain|Preferimos|prefieren|Prefiero|preferem|préférons|bevorzugen|salon|room|Raum|sala|canal|channel|our|notre|unsere[nm]?|unserem|es|ist|est|é|written|built|coded|developed|programmed|made|implemented|backend|front-?end|stack|server|using|use|uses|write|writes|learn|learning|thru|from|supports?|supported|runs?|maintain|speak|prefer|like|knows?|have|has|want|wants|do|does|only|choose|be|is|in|with|on|for|by|via|through|over|durch|über|par|por|per|either|and|or|so|than|oder|und|mit|auf|en|con|o|y|avec|ou|et|em|com|e|[,:/(+&])';
const AFTER =
  '(?=-(?:Datenbank|Server|Backend|App|Anwendung|Umgebung)[a-zäöü]*|\\s{0,2}[.,;:!?()/+&]|\\sin \\p{Lu}|\\s{0,2}$|\\s(?:is (?:our|the|a|what|fine|ok|okay|good|great|best)|than|if (?:you|possible|it)|please|pls|plz|all day|bitte|por favor|preferred|obviously|backend|server|stack|app|application|api|boot|native|on rails|or|and|with|where|wo|wie|como|comme|only|code|extension|developer|cli|command|program|tool|library|binary|service|database|db|that|which|\\d+c?|CLI|API|Database|DB|Server|oder|und|o|y|ou|et|e|for|as|on|api|rather|instead|because|since|so|here|everywhere|anyway|behind|in front|at the front|at the back|daily|login|sign-in|SSO|ID|tenant)\\b)';

/** Reads what is to be used; what is ruled out is sorted out later. `lemmas` are folded words with blanks around them. */
export function readTechnologies(text: string, gloss: string, lemmas: string): NamedTechnologies {
  const low = ` ${text.toLowerCase()} `;
  const english = ` ${gloss.toLowerCase()} `;
  const named = technologies().filter((technology) =>
    technology.words.some((word) =>
      DOUBTFUL.has(word)
        ? asName(text, word)
        : lemmas.includes(` ${word} `) ||
          (/[.#:]/.test(word) && low.includes(` ${word}`)) ||
          (BUILT_ON.has(technology.slot) && stands(low, word)),
    ),
  );
  const teams =
    TEAMS.test(text) &&
    (BESIDE_TEAMS.test(text) || IN_TEAMS.test(text)) &&
    !isNegated(low, 'teams') &&
    !/\b(?:no|not|without) teams\b/.test(low);
  const meant = named.filter(
    (one) => !isAnother(one, low) && (one.slot !== 'chat' || one.words.some((word) => isMeant(low, word))),
  );
  if (teams) meant.push(...technologies().filter((one) => one.recipe === 'teams' && !meant.includes(one)));
  const avoided = meant.filter((technology) =>
    technology.words.some((word) => isNegated(low, word) || isNegated(english, word)),
  );
  // A word of two meanings that is written as a name and ruled out as one: "none of that React stuff".
  const shunned = technologies().filter(
    (one) => !meant.includes(one) && one.words.some((word) => DOUBTFUL.has(word) && isShunnedName(text, low, word)),
  );
  return { named: meant, avoided: [...avoided, ...shunned], either: groupsOf(meant, low) };
}

const isShunnedName = (text: string, low: string, word: string) =>
  low.includes(word) &&
  new RegExp(`(?<!^|[.!?]\\s)\\b${literal(capital(word))}\\b`, 'u').test(text) &&
  isNegated(low, word);

/** Teams, the program, is only told by its capital and by what stands with it: "Azure DevOps + Teams". */
const TEAMS = /(?<![.!?] |^)\bTeams\b(?! of\b)/;
const IN_TEAMS = /\b(?:in|on|over|via|through|with|inside) (?:MS )?Teams\b(?! of\b)/;
const BESIDE_TEAMS =
  /\b(?:Microsoft|Office 365|M365|Outlook|Azure|SharePoint|Slack|Zoom|Webex|Power ?(?:BI|Automate))\b/;

/** Wherever it stands it is part of another name: "Azure DevOps", "Amazon sellers". */
function isAnother({ name, words }: Technology, low: string): boolean {
  const others = OTHERS[name];
  const belongs = PARTS[name];
  if (belongs) {
    const all = words.flatMap((word) => placesOf(low, word));
    return all.length > 0 && all.every((at) => belongs.test(low.slice(Math.max(0, at - PART_REACH), at)));
  }
  if (!others) return false;
  const places = words.flatMap((word) =>
    placesOf(low, word).map((at) => ({ word, after: low.slice(at + word.length) })),
  );
  return (
    places.length > 0 && places.every(({ word, after }) => others.test(after) && !(word === 'aws' && HOUSE.test(after)))
  );
}

/** "We are an AWS shop": what they build on. */
const HOUSE = /^ (?:shop|house)\b/;

/** The end of another name, wherever it stands: "Azure OpenAI". */
const PARTS: Record<string, RegExp> = { 'OpenAI API': /\bazure $/ };
const PART_REACH = 8;

const OTHERS: Record<string, RegExp> = {
  'Cloudflare Workers': /^ (?:r2|kv|d1|pages|images|stream|tunnel|access|turnstile|dns|waf)\b/,
  Azure: /^ (?:devops|boards|repos|pipelines|ad\b|active directory|openai)/,
  AWS: /^(?:['’]s)? (?:sellers?|vendors?|marketplace|listings?|orders?|returns?|fba|prime|reviews?|wish ?lists?|store|shop|products?|links?|alexa|echo|kindle|rainforest)/,
};

/** Hardly anything else: "a single Rust binary". */
const PROGRAM =
  '\\s(?:front-?end|front end|client|UI|binary|backend|server|person|guy|CLI|cli|API|library|service|codebase|monolith|stack|databases?|Database|DB|scripts?|package|packages|people|developers?|devs?|shop|shops|house|team|folks|programmers?)\\b';

const isMeant = (low: string, word: string) =>
  placesOf(low, word).some((at) => !isPlainWord(low, at, word) && !isTalkedOver(low, at, word.length));

const made = new Map<string, RegExp>();

function asName(text: string, word: string): boolean {
  if (!text.toLowerCase().includes(word)) return false;
  const pattern =
    made.get(word) ??
    new RegExp(
      `(?:^|\\s)- ${word.charAt(0).toUpperCase()}${literal(word.slice(1))}(?=[ ,.;])|\\b${word.charAt(0).toUpperCase()}${literal(word.slice(1))}${PROGRAM}|\\b(?:an?|all|both) ${literal(word)} (?:shop|house|team|people|devs?)\\b|(?:^|[.;!?]\\s)${literal(word)}(?=\\s(?:because|cause|please|pls|plz|since)\\b)|\\b(?:write|code in|speak|know|prefer|love|like|use) ${literal(word)}(?=(?: (?:all day|at work|every day|daily|best|for a living|day in)\\b|[,.;]|$))|\\b(?:writes?|codes? in|programs? in|fluent in|knows?)\\s{0,2}${word.charAt(0).toUpperCase()}${literal(word.slice(1))}\\b|(?:^|[.;!?]\\s|\\b${BEFORE}\\s{0,2}|[,:/(+&]\\s{0,2})(?:${word.charAt(0).toUpperCase()}${literal(word.slice(1))}|${literal(word)}(?:js|\\.js))${AFTER}`,
      'u',
    );
  made.set(word, pattern);
  return (
    pattern.test(text) ||
    (word === 'square' && BY_SQUARE.test(text)) ||
    (LISTED.has(word) &&
      new RegExp(
        `(?:[,(+&]|\\b(?:be|in|with|using))\\s?${literal(word)}(?:\\s?[,.)+&]|\\s(?:please|pls|plz|because|cause|since)\\b)`,
      ).test(text))
  );
}

/** Conditions are cut out before words are folded: what a program is built on is looked for in the text as well. */
const stands = (low: string, word: string) =>
  low.includes(word) && new RegExp(`(?<![\\p{L}\\p{N}])${literal(word)}(?![\\p{L}\\p{N}])`, 'u').test(low);

/** In a list of requirements also without a capital: "rust, single binary". */
const LISTED = new Set(['rust', 'ruby', 'rails', 'flask', 'swift', 'react', 'angular', 'tailwind']);

/** "We take money through square" */
const BY_SQUARE =
  /\b(?:takes?|taking|paid|pays?|payments?|cards?|money|deposits?|till|reader)\b[^.;!?]{0,30}\b(?:through|with|via|on|by|from) square\b/i;

const BUILT_ON = new Set<Technology['slot']>([
  'language',
  'backend',
  'client',
  'database',
  'hosting',
  'auth',
  'payments',
]);
const CHOSEN = new Set<Technology['slot']>(['language', 'backend', 'client', 'database', 'hosting']);

function groupsOf(named: Technology[], low: string): Technology[][] {
  const open = named.filter((one) => CHOSEN.has(one.slot));
  const groups: Technology[][] = [];
  for (const one of open)
    for (const other of open) {
      if (one === other || one.slot !== other.slot || !orBetween(low, one, other)) continue;
      const group = groups.find((known) => known.includes(one) || known.includes(other));
      if (group) group.push(...[one, other].filter((each) => !group.includes(each)));
      else groups.push([one, other]);
    }
  return groups;
}

const orBetween = (low: string, one: Technology, other: Technology) =>
  one.words.some((first) =>
    other.words.some((second) =>
      [' or ', ', or ', '/', ' / ', ' oder ', ' o ', ' ou '].some((word) => low.includes(` ${first}${word}${second}`)),
    ),
  );
