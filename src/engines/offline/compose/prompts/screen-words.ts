import type { Design } from '../../design/design.ts';
import { lastWord, list, singular } from '../../language/inflect.ts';
import { pattern } from '../../language/pattern.ts';
import { languageOf } from '../../understand/spoken.ts';
import type { Token } from '../../understand/token.ts';
import { tokenize } from '../../understand/tokens.ts';

/** A word that the owner uses, as it is written, and what the plan calls the thing. */
interface OwnWord {
  said: string;
  entity?: string | undefined;
}

const WORDS_MAX = 16;
const NAVIGATION_MAX = 4;
/** What belongs to a noun behind it: "familles d'accueil", "demandes d'adoption", "pedido de compra". */
const BEHIND = pattern(
  /^\s(?:d['’]|(?:de la|de l['’]|de|des|du|del|da|do|das|dos|à|di|della)\s)(?!(?:une?|uma?|una|cada|chaque|toda?s?|tous?|toute?s?|cette?|ces?|est[ea]s?|ess[ea]s?|nossa?|notre|nos)(?!\p{L}))\p{Ll}[\p{L}\p{M}]{2,}/u,
);
/** Says where, when or what sort of program: no word of a screen. */
const NO_TERM =
  /^(?:app|site|web|page|programme?|programa|software|tool|year|day|month|week|evening|morning|time|hour|minute|door|home|thing|no|person|people|rule|village|want)$/;

/** The idea's own nouns in the order of the text, each once; empty for English. */
function ownWords({ understanding, entities }: Design): OwnWord[] {
  if (understanding.language === 'en') return [];
  const { mentions, people } = understanding.reading;
  const nouns = new Set([...mentions, ...people].flatMap(({ noun }) => noun.name.split(' ').map(singular)));
  const { tokens, text } = tokenize(understanding.idea);
  // One word may stand for several in English ("refuge" is an animal shelter): the last of them is what it is.
  const heads = new Map(tokens.filter(({ kind }) => kind === 'word').map((token) => [token.from, token]));
  const found = new Map<string, OwnWord>();
  let end = 0;
  for (const token of [...heads.values()].sort((a, b) => a.from - b.from)) {
    const word = singular(token.word);
    const bare = text.slice(token.from, token.to).replace(EDGES, '');
    if (token.from < end || !nouns.has(word) || !isTerm(token, word, bare)) continue;
    const behind = BEHIND.exec(text.slice(token.to))?.[0] ?? '';
    end = token.to + behind.length;
    const key = `${word}${behind}`;
    if (found.has(key)) continue;
    found.set(key, {
      said: `${bare}${behind}`,
      entity: entities.find(({ one }) => singular(lastWord(one)) === word)?.name,
    });
  }
  return [...found.values()].slice(0, WORDS_MAX);
}

/** An article that leans on the word, and what ends the sentence behind it. */
const EDGES = pattern(/^[^\p{L}]*(?:[ldnsjmtc]['’])?|[^\p{L}\p{M}]+$/giu);
const LETTERS_MIN = 3;

const isTerm = (token: Token, word: string, bare: string) =>
  bare.length >= LETTERS_MIN &&
  !token.unknown &&
  !token.verb &&
  !token.adjective &&
  !token.named &&
  !NO_TERM.test(word) &&
  !/\p{Lu}.*\p{Lu}/u.test(bare);

/** The languages of the screens besides English: those that the brief names, else the one it is written in. */
function spokenHere({ understanding: { constraints, idea, platform } }: Design): string[] {
  if (platform === 'api' || platform === 'cli') return [];
  const own = languageOf(idea);
  const named = constraints.languages.length > 0 ? constraints.languages : own ? [own] : [];
  return named.filter((name) => name !== 'English');
}

/** What the screens say where they do not speak English: the owner's own words, and where all others are kept. */
export function glossary(design: Design): string[] {
  const languages = spokenHere(design);
  if (languages.length === 0) return [];
  const words = ownWords(design).map(({ said, entity }) => (entity ? `${said} (${entity})` : said));
  const own =
    words.length > 0 ? [`- In the owner's words, for navigation, fields and buttons: ${words.join(', ')}.`] : [];
  return [
    [
      `Screens, mails and errors in ${list(languages)}. Code keeps the names above.`,
      ...own,
      '- All other words stand in one file a language. Somebody who speaks it reads it.',
    ].join('\n'),
  ];
}

/** What the navigation is called: as the owner says it, else by the things of the plan. */
export function navigation(design: Design): string {
  const own = ownWords(design);
  const main = [...own.filter(({ entity }) => entity), ...own.filter(({ entity }) => !entity)];
  const one = main.filter(({ entity }, at) => !entity || main.findIndex((other) => other.entity === entity) === at);
  const words =
    one.length > 0
      ? one.slice(0, NAVIGATION_MAX).map(({ said }) => `“${said}”`)
      : design.entities.slice(0, 2).map(({ many }) => many);
  return `Name the navigation in their words: ${list(words)}.`;
}
