import type { Understanding } from '../understand/understand.ts';
import type { Entity, Part } from './design.ts';

/**
 * The entities without nouns that are no things of the product: what is a value of another's field ("turn, grade or lift" is work on a
 * row), and how it is done today ("the plan is chalk on the barn door"). The first, and what a feature is built on, stays.
 */
export function withoutNoThings(
  entities: readonly Entity[],
  parts: readonly Part[],
  understanding: Understanding,
): Entity[] {
  const values = new Set(entities.flatMap(({ fields }) => fields.flatMap((field) => listedIn(field, understanding))));
  const touched = new Set(parts.flatMap(({ use }) => (use.capability.id === 'records' ? [use.object] : builtOn(use))));
  const out = new Set(
    entities
      .slice(1)
      .filter((one) => one.from === 'idea' && !touched.has(one))
      .filter((one) => values.has(one.one) || isTodaysWay(one, understanding)),
  );
  if (out.size === 0) return [...entities];
  const gone = new Set([...out].map(({ name }) => name));
  return entities
    .filter((one) => !out.has(one))
    .map((one) =>
      one.relations.some(({ to }) => gone.has(to))
        ? { ...one, relations: one.relations.filter(({ to }) => !gone.has(to)) }
        : one,
    );
}

const builtOn = ({ object, entities }: Part['use']): Entity[] => [object, ...entities.values()];

const LIST_MIN = 3;

/** The values of a field that are a list of the idea: "work: turn | grade | lift". */
function listedIn(field: string, { grams }: Understanding): string[] {
  const values = field.includes('|') ? field.replace(/^[^:]*:|,.*$/g, '').split('|') : [];
  const trimmed = values.map((value) => value.trim());
  return trimmed.length >= LIST_MIN && trimmed.every((value) => grams.has(value)) ? trimmed : [];
}

const ON_WHAT =
  'chalk|pencil|paper|a (?:white|black)?board|a (?:spread|excel )?sheet|an excel|a notebook|a ring binder|a folder|a note|a wall|a list|a whatsapp group|written|scribbled|scrawled|kept in (?:a|an|my|our|his|her)|on (?:a|the|my|our) (?:white|black)?(?:board|wall|paper|door|barn|fridge|back)|in (?:a|my|our) (?:head|notebook|binder|drawer)';

/** Each time the idea says the noun it says what it is made of now. */
function isTodaysWay({ one, many }: Entity, { idea, context }: Understanding): boolean {
  const low = `${idea} ${context}`.toLowerCase();
  const said = (noun: string, rest: string) =>
    low.match(new RegExp(`(?<!\\p{L})${noun.replace(/[^\p{L}\p{N} -]/gu, '.')}(?!\\p{L})${rest}`, 'gu'))?.length ?? 0;
  const now = said(one, ` (?:is|was) (?:${ON_WHAT})`) + (many === one ? 0 : said(many, ` (?:are|were) (?:${ON_WHAT})`));
  return now > 0 && now >= said(one, '') + (many === one ? 0 : said(many, ''));
}
