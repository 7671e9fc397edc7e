import type { Language } from '../knowledge/words/translations.ts';
import { singular } from '../language/inflect.ts';
import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';
import type { Noun } from './nouns.ts';
import { readNoun } from './nouns.ts';
import type { Clause, Reading } from './reading.ts';
import { tokenize } from './tokens.ts';

const ROLE = "(?<role>(?:[\\p{L}'’-]{1,30}\\s){0,3}?[\\p{L}'’-]{1,30})";
const ENDS =
  '(?=\\s(?:with|in|at|and|who|for|from|of|on|by|near|here|since|that|running|doing|working|so|but|or|to|looking|trying|living|based)(?!\\p{L})|\\s?[.,;:!?–—(]|\\s?-\\s|$)';

/** How writers say what they are, by language; the first that is found counts. */
const said = lazy(
  (): Partial<Record<Language | 'en', RegExp[]>> => ({
    en: [
      pattern(
        `(?:^|[.!?\\n]\\s*|[,;–—-]\\s|\\s(?:and|so|but)\\s)(?:hi,? |hello,? )?(?:i['’]?m|im|i am|as)\\s(?:just |basically |also )?(?:an?|the)\\s${ROLE}${ENDS}`,
        'iu',
      ),
      pattern(`^(?<role>(?:[\\p{L}'’-]{1,30}\\s){0,3}[\\p{L}'’-]{1,30}) here(?=[.,;:!?–—]|\\s-|$)`, 'iu'),
      pattern(
        `(?:^|[.!?\\n]\\s*)we(?:['’]re| are) (?:the |all |just )?(?:\\d+ |two |three |four |five |six |seven |eight |nine |ten |twelve |a few |some )${ROLE}${ENDS}`,
        'iu',
      ),
    ],
    de: [
      pattern(
        `(?:^|[.!?\\n]\\s*|[,;–—-]\\s)(?:ich bin|bin) (?:eine? |der |die |selbst(?:st)?ändige[rn]? )?${ROLE}(?=\\s(?:in|im|und|mit|aus|bei|von|an|am|seit|auf)(?!\\p{L})|\\s?[.,;:!?–—(]|$)`,
        'iu',
      ),
    ],
    fr: [
      pattern(
        `(?:^|[.!?\\n]\\s*|[,;–—-]\\s)je suis (?:une? |le |la )?${ROLE}(?=\\s(?:à|au|en|dans|et|avec|de|du|des|chez|depuis|sur)(?!\\p{L})|\\s?[.,;:!?–—(]|$)`,
        'iu',
      ),
    ],
    es: [
      pattern(
        `(?:^|[.!?\\n]\\s*|[,;–—-]\\s)soy (?:una? |el |la )?${ROLE}(?=\\s(?:en|y|con|de|del|desde|por)(?!\\p{L})|\\s?[.,;:!?–—(]|$)`,
        'iu',
      ),
    ],
    pt: [
      pattern(
        `(?:^|[.!?\\n]\\s*|[,;–—-]\\s)(?:eu )?sou (?:uma? |o |a )?${ROLE}(?=\\s(?:em|no|na|e|com|de|do|da|há)(?!\\p{L})|\\s?[.,;:!?–—(]|$)`,
        'iu',
      ),
    ],
  }),
);

/** Says how somebody feels or is, not what somebody does. */
const NO_ROLE = new Set(
  `of person people sibling bit lot mess fan beginner newbie noob nobody person human guy girl man woman kind type sort only one same first last total complete
  big small huge old new user customer member sucker victim slave idiot nerd believer disaster little tired sick only-child left bloody`.split(
    /\s+/,
  ),
);

/** What the writer is: "im a chimney sweep, 900 flues a year", "Pipe organ tuner here". Undefined where the text does not say. */
export function selfRole(text: string, language: Language | 'en'): Noun | undefined {
  for (const way of said()[language] ?? []) {
    const role = way.exec(text)?.groups?.role?.replace(/['’]s$/, '');
    if (!role) continue;
    const tokens = tokenize(role, language, language).tokens.filter(({ kind }) => kind === 'word');
    const words = tokens.map(({ word }) => word.toLowerCase());
    const head = singular(words.at(-1) ?? '');
    if (head.length < 3 || words.some((word) => NO_ROLE.has(word)) || tokens.some(({ unknown }) => unknown)) continue;
    const noun = readNoun(tokens, true);
    if (noun.is === 'person' && noun.part !== undefined && noun.head === head) return noun;
    if (language !== 'en' || noun.is === 'product' || !ENDING.test(head)) continue;
    const name = singular(
      words
        .filter((word) => !MOOD.has(word))
        .slice(-3)
        .join(' '),
    );
    return { ...noun, is: 'person', name, full: name, head, kind: 'person', part: 'user' };
  }
  return language === 'en' ? byTrade(text) : undefined;
}

/** "I tune pianos, about 340 of them": a piano tuner. Only where the text begins so. */
function byTrade(text: string): Noun | undefined {
  const { verb = '', things = '' } = TRADE().exec(text)?.groups ?? {};
  const agent = AGENTS.get(verb.toLowerCase());
  const thing = singular(things.toLowerCase());
  if (!agent || thing === things.toLowerCase()) return undefined;
  const name = `${thing} ${agent}`;
  return { is: 'person', name, full: name, head: agent, kind: 'person', fields: [], part: 'user' };
}

/** Those who do such things for others or by themselves, by what they say they do. */
const AGENTS = new Map(
  'tune tuner,repair repairer,fix repairer,restore restorer,teach teacher,breed breeder,grow grower,clean cleaner,collect collector,translate translator,paint painter,sharpen sharpener,groom groomer,walk walker,bake baker,brew brewer,roast roaster,fit fitter,carve carver,bind binder,photograph photographer,make maker,build builder,train trainer,inspect inspector,foster fosterer,weave weaver,stuff stuffer,dye dyer'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);
const TRADE = lazy(() =>
  pattern(
    `^(?:hi,? |hello,? )?(?:i|we)(?: still| also| mostly)? (?<verb>${[...AGENTS.keys()].join('|')})(?: (?:the|some|all|old|vintage|antique|rescue|\\d+|about \\d+))?(?: (?!and|or|the|for|in|with|a|my|our|it|them)[\\p{L}-]{2,14})?? (?<things>[\\p{L}-]{2,14}s)(?=[,.;:!?–—]| (?:in|for|at|and|from|on|by|around|near|all|with)(?!\\p{L}))`,
    'iu',
  ),
);

/** Says nothing of the trade. */
const MOOD = new Set(
  'unlucky lucky proud humble mere simple busy lone single lonely grumpy lazy retired former volunteer'.split(' '),
);

/** Who does something is mostly called so: "tuner", "caterer", "chimney sweep", "optician". */
const ENDING =
  /(?:er|or|ist|ian|ant|ent|man|woman|men|wright|smith|eer|ess|eur|ard|ic|sweep|cook|chef|nurse|vet|guide|clerk|judge|coach|monk|priest|nun|witch|host|hostess|scout|aide|scribe|valet)$/;

/** The reading with the writer among its people, before those who are only told of, and without acts that are none. */
export function withSelf(reading: Reading, text: string, language: Language | 'en'): Reading {
  const self = selfRole(text, language);
  const isAct = ({ says }: Clause) => says === undefined || !isNoAct(says, self, text);
  const people = self
    ? [
        { noun: self, at: 'subject' as const },
        ...reading.people.filter(({ noun }) => noun.name !== self.name && !self.name.endsWith(` ${noun.head}`)),
      ]
    : reading.people;
  return {
    ...reading,
    people,
    clauses: reading.clauses.filter(isAct),
    mentions: self ? reading.mentions.filter(({ noun }) => noun.name !== self.name) : reading.mentions,
  };
}

/** "a chimney sweep, 900 flues", "the affineur's phone when …", "probes that already publish". */
function isNoAct(says: string, self: Noun | undefined, text: string): boolean {
  const first = says.split(/[\s,]/)[0]?.toLowerCase() ?? '';
  if (self?.name.endsWith(` ${first}`) && !says.toLowerCase().startsWith(`${first} the`)) return true;
  const at = text.indexOf(says);
  return at > 0 && /(?:['’]s|\balready)\s$/i.test(text.slice(Math.max(0, at - 10), at));
}
