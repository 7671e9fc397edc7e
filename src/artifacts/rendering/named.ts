import { fieldNames } from '../coherence/plan/fields.ts';
import { operationNamer } from '../coherence/plan/paths.ts';
import { phraseAt } from '../coherence/plan/phrases.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

/** What the author of a prompt calls by name in its texts. */
export interface Named {
  entities: ReadonlySet<string>;
  /** `Reading.page`. */
  fields: ReadonlySet<string>;
  /** `POST /harvests`, `EVENT Nightly sweep`. */
  operations: ReadonlySet<string>;
  settings: ReadonlySet<string>;
}

const WORD = /(?<![\p{L}\p{N}_/.@-])([\p{L}_][\p{L}\p{N}_]*)(?:\.([\p{L}_][\p{L}\p{N}_]*))?/gu;
const SETTING = /[\p{L}\p{N}_]+/gu;
const REQUEST = /(?<![\w/])(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|WS) {1,4}(\/[^\s`"'(),;|]*)/g;
const OTHER = /(?<![\w/])(?:WS|CLI|EVENT) /g;

/** Finds entities as words or in `Entity.field`, operations by their keys, and settings. */
export const namerOf = oncePer((plan: Plan): ((texts: readonly string[]) => Named) => {
  const operationOf = operationNamer(plan);
  const fields = fieldNames(plan);
  const keys = new Set(plan.operationsByKey.keys());
  // `Page screen` is about a screen, not about an entity `Page`.
  const others = new Set([...plan.nodes.keys(), ...plan.screens.map(({ name }) => name), ...plan.people]);
  return (texts) => {
    const found = {
      entities: new Set<string>(),
      fields: new Set<string>(),
      operations: new Set<string>(),
      settings: new Set<string>(),
    };
    for (const text of texts) {
      for (const { 0: whole, 1: word = '', 2: field, index } of text.matchAll(WORD)) {
        if (!plan.entities.has(word)) continue;
        const isField = field !== undefined && fields.get(word)?.has(field) === true;
        if (isField) found.fields.add(whole);
        else if (field !== undefined || (phraseAt(text, index, others) ?? '').length > word.length) continue;
        found.entities.add(word);
      }
      for (const [word] of text.matchAll(SETTING)) {
        // A setting that is a common word, such as `port`, would be found everywhere.
        if (plan.settings.has(word) && /\p{Lu}/u.test(word)) found.settings.add(word);
      }
      for (const [, method = '', path = ''] of text.matchAll(REQUEST)) {
        const key = operationOf(method, path.replace(/(?:\*\*)?[.:!?]{0,9}$/, ''));
        if (key !== undefined) found.operations.add(key);
      }
      for (const { index } of text.matchAll(OTHER)) {
        const key = phraseAt(text, index, keys);
        if (key !== undefined) found.operations.add(key);
      }
    }
    return found;
  };
});
