import { toolNouns } from '../knowledge/words/people.ts';
import { fieldsOfKind, things } from '../knowledge/words/things.ts';
import { singular } from '../language/inflect.ts';
import { type Noun, productWords, readNoun } from './nouns.ts';
import { onThing } from './on-thing.ts';
import { isOffered, mention, nameAct, type State } from './sentence-state.ts';
import type { Token } from './token.ts';

/** The product's own noun stands in the sentence: what stands before it in its name is what it is about. */
export function onProduct(state: State, words: Token[], noun: Noun): void {
  const { before, verb } = productWords(words);
  if (!isOffered(state)) state.reading.productNoun ??= noun.head;
  state.hadProduct = true;
  if (state.verb !== undefined && MAKING.has(state.verb) && !state.done) state.verb = undefined;
  if (words.length === 1 && words[0]?.word === 'crm') {
    nameAct(state, 'manage');
    if (!isOffered(state))
      mention(state, readNoun([{ raw: 'contact', word: 'contact', own: 'contact', kind: 'word', from: 0, to: 0 }]), 2);
    return;
  }
  if (before.length === 0) {
    const known = things.get(noun.head);
    if (state.verb !== undefined && words.at(-1)?.word !== noun.head && known)
      onThing(state, { ...noun, ...known, is: 'thing' });
    else if (verb !== undefined && words.length > 1) nameAct(state, verb);
    return;
  }
  const last = before.at(-1);
  const act = last && before.length > 1 && last.word.endsWith('ing') ? state.verbs.find(last.word) : undefined;
  const object = readNoun(act ? before.slice(0, -1) : before, true);
  if (object.is === 'person') {
    const book = DIARIES.has(noun.head) ? `${noun.head} entry` : undefined;
    if (book)
      state.reading.mentions.push({
        noun: {
          ...object,
          is: 'thing',
          name: book,
          full: book,
          head: 'entry',
          kind: 'document',
          fields: fieldsOfKind.document,
        },
        weight: 3,
      });
    // A "seed library app for gardeners" is for gardeners: the library is what it is like.
    state.reading.people.push({ noun: object, at: object.group ? 'kind' : 'audience' });
    if (act ?? verb) state.reading.clauses.push({ verb: act?.base ?? verb ?? 'manage', object });
    return;
  }
  if (object.is !== 'thing') {
    if (verb !== undefined && words.length > 1) nameAct(state, verb);
    return;
  }
  const activity = act && ACTIVITIES.has(act.base) ? `${object.name} ${act.base}` : undefined;
  if (activity)
    state.reading.mentions.push({
      noun: {
        ...object,
        name: activity,
        full: activity,
        head: act?.base ?? '',
        kind: 'event',
        fields: fieldsOfKind.event,
      },
      weight: 3,
    });
  mention(state, object, 3);
  if (activity) return;
  if (act ?? verb) state.reading.clauses.push({ verb: act?.base ?? verb ?? 'manage', object });
}

const DIARIES = new Set(['diary', 'journal', 'logbook', 'log']);
const ACTIVITIES = new Set(
  'walk ride run hike tour visit repair race swim climb trade hunt dive clean wash trim'.split(' '),
);

/** "Create a platform that …" asks for the platform: nobody in it creates anything. */
const MAKING = new Set(['create', 'build', 'make', 'develop', 'design']);

export const isTool = (words: Token[]) => words.length > 1 && singular(words.at(-1)?.word ?? '') in toolNouns;
