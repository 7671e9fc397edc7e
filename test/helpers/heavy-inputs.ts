import { plainArtifacts } from './plain-artifacts.ts';

/** A request that takes as much work as its length allows: each has stopped a server before, or is made to. */
export interface Heavy {
  name: string;
  tool: 'research' | 'architecture' | 'features' | 'phases' | 'prompt-pack' | 'blueprint';
  body: Record<string, unknown>;
  /** What the answer may be over REST: an outline, words that ask for nothing, or input beyond its bounds. */
  statuses: readonly number[];
}

const IDEA = 2_000;
const CONTEXT = 8_000;
/** Some of these ask for nothing that an outline could set out. */
const WORDS = [200, 400, 422];
const { architecture, features } = plainArtifacts;

/** A text of so many characters that repeats a piece. */
const filled = (piece: string, length: number): string =>
  [...piece.repeat(Math.ceil(length / [...piece].length))].slice(0, length).join('');

/** The same piece in idea and context, as long as both may be. */
const words = (piece: string) => ({ idea: filled(piece, IDEA), context: filled(piece, CONTEXT) });

const entity = (name: string) => ({ entity: name, fields: ['id'], relationships: [] });

export const HEAVY: readonly Heavy[] = [
  {
    name: 'an entity of 30,000 letters of two scripts',
    tool: 'features',
    body: {
      idea: 'A tool library for a street',
      architecture: { ...architecture, dataModel: [entity(filled('aб', 30_000)), ...architecture.dataModel] },
    },
    statuses: [400],
  },
  { name: 'mixed scripts without spaces', tool: 'blueprint', body: words('aбγ漢กa'), statuses: WORDS },
  {
    name: 'spaceless Chinese with Latin names',
    tool: 'blueprint',
    body: words('用户预订Dog美容师App付款'),
    statuses: [200],
  },
  { name: 'one letter', tool: 'blueprint', body: words('a'), statuses: WORDS },
  { name: 'one digit', tool: 'research', body: words('1'), statuses: WORDS },
  { name: 'nested quotes', tool: 'blueprint', body: words('“"\'‘«„'), statuses: WORDS },
  { name: 'brackets that open only', tool: 'blueprint', body: words('(a [b {c '), statuses: WORDS },
  { name: 'many short sentences', tool: 'blueprint', body: words('We log tides. '), statuses: WORDS },
  { name: 'a sentence without an end', tool: 'blueprint', body: words('and users can book and '), statuses: WORDS },
  { name: 'figures with commas', tool: 'blueprint', body: words('1,000,000.5 % of $2,000; '), statuses: WORDS },
  { name: 'combining marks', tool: 'blueprint', body: words('a\u0301\u0327\u0323'), statuses: WORDS },
  {
    name: 'lists of 300 features of 4,000 characters',
    tool: 'phases',
    body: {
      idea: 'A tool library for a street',
      features: {
        ...features,
        features: Array.from({ length: 200 }, (_, at) => ({
          ...features.features[0],
          name: `Feature ${at}`,
          description: filled(`Members borrow tool ${at}. `, 3_900),
        })),
      },
    },
    statuses: [200],
  },
  {
    name: 'an artefact that is nested too deep',
    tool: 'features',
    body: {
      idea: 'A tool library for a street',
      architecture: { ...architecture, extra: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) },
    },
    statuses: [400],
  },
];
