import { contentWords } from '../../../../artifacts/reading/words.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Entity, isOption, type Part } from '../design.ts';
import { type Detail, detailsIn } from './found.ts';
import { entryPart, into, isCalled, textOf } from './into.ts';
import { type Column, columnFor, POSITIONS } from './measured.ts';

/**
 * The parts with the details that the idea names: what is noted of a thing is a typed column of it with a way in and a test, a code
 * that is scanned is printed and scanned in a test, months are preset. Columns are added to `entities` in place.
 */
export function withDetails(parts: readonly Part[], entities: readonly Entity[], understanding: Understanding): Part[] {
  const details = detailsIn(understanding);
  // "Scan a QR on each wheel, note the tread depth": what is noted next is noted of the same.
  const scanned = details.find((one) => one.is === 'scanned');
  return details.reduce<Part[]>(
    (so, detail) => {
      if (detail.is === 'scanned') return withCode(detail, so, entities);
      if (detail.is === 'months') return withMonths(detail, so);
      return withNoted(detail, detail.of ?? (scanned?.is === 'scanned' ? scanned.of : undefined), so, entities);
    },
    [...parts],
  );
}

const replaced = (parts: readonly Part[], part: Part, by: Part) => parts.map((one) => (one === part ? by : one));

/** What carries a code of its own. */
const CODED = /^(?:tag|tagCode|code|qrCode|barcode|labelCode): /;

/** Where on a thing the code sits, which is no thing itself. */
const SIDES = new Set([
  'bottom',
  'top',
  'side',
  'back',
  'front',
  'lid',
  'cap',
  'tag',
  'label',
  'sticker',
  'screen',
  'foil',
]);

/** The thing of that name; else, of a known kind, the smallest that carries a code. */
const thingFor = (said: string, entities: readonly Entity[]): Entity | undefined =>
  entities.find((one) => isCalled(one, said)) ?? coded(entities);

const coded = (entities: readonly Entity[]): Entity | undefined =>
  entities.find(
    ({ kind, fields, relations }) =>
      kind === 'item' &&
      fields.some((field) => CODED.test(field)) &&
      relations.some(({ says }) => says === 'belongs to'),
  );

function withCode(
  { code, of }: Extract<Detail, { is: 'scanned' }>,
  parts: Part[],
  entities: readonly Entity[],
): Part[] {
  // "Each wheel when", "a chain sling": the second word counts where the plan keeps such a thing.
  const [first = '', second] = of.split(' ');
  const name = second !== undefined && entities.some((one) => isCalled(one, of)) ? of : first;
  const isSide = SIDES.has(name);
  const thing = isSide ? coded(entities) : thingFor(name, entities);
  if (!thing) return parts;
  const said = singular(lastWord(isSide ? thing.one : name));
  if (!thing.fields.some((field) => CODED.test(field)))
    thing.fields = [...thing.fields, 'code: text, unique, optional'];
  const scan = /\bscan|\btags?\b|\blabel/;
  const own = parts.find(({ use }) => use.capability.id === 'scanning' && !isOption(use));
  const entry = own ?? entryPart(thing, parts, scan);
  if (!entry) return parts;
  // A code that sits there already is read, and none is printed.
  const isPrinted = !isSide && (code === 'QR code' || code === 'barcode');
  const by = into(
    entry,
    {
      criteria: [
        isPrinted
          ? `Each ${said} gets a printed tag with a ${code} of its own; 20 of 20 tags are read by the camera within a second each, one of them dirty.`
          : `20 of 20 ${said}s are known by their ${code} within a second each; one that was never seen is offered as new.`,
        `A ${code} of another ${said} is refused with its owner’s number; a torn one is typed by the number printed beside it.`,
      ],
      steps: [
        isPrinted
          ? `Print one ${code} for each ${said}, 20 mm wide, with its number in letters beside it; scanning it opens exactly that ${said}.`
          : `Store the ${code} with the ${said}; reading it opens exactly that ${said}.`,
      ],
      by: `known by its scanned ${code}`,
    },
    thing,
  );
  return replaced(parts, entry, by);
}

/** Where it is given back or looked at again, beside what was noted at first. */
const AGAIN = /\b(?:hand(?:ed)? (?:out|over|back)|hand-?over|compared|given back|returned?)\b/;
const ENTERED = /\b(?:taken? in|intake|in condition|notes?|enter|tick|done|measure|log)\b/;

function withNoted(
  { what, says }: Extract<Detail, { is: 'noted' }>,
  of: string | undefined,
  parts: Part[],
  entities: readonly Entity[],
): Part[] {
  const known = what.flatMap((one) => columnFor(one) ?? []);
  // What any table keeps already is told there; of a thing that is named, what comes with a function of the plan.
  const tables =
    of === undefined
      ? entities
      : entities.filter(({ from, kind, fields }) => from === 'capability' && !isWork({ kind, fields }));
  const columns = known.filter((one) => !tables.some((entity) => isKept(one, entity)));
  if (columns.length === 0 || entities.some((one) => what.some((said) => one.one === said))) return parts;
  const named = of === undefined ? undefined : thingFor(of, entities);
  const thing = workOn(named, entities) ?? named ?? entities[0];
  const entry = thing && entryPart(thing, parts, ENTERED);
  if (!thing || !entry) return parts;
  const said = of === undefined ? singular(lastWord(thing.one)) : singular(lastWord(of));
  const position = POSITIONS.get(said);
  const loose = /^values: /;
  thing.fields = [
    ...thing.fields.filter((field) => !loose.test(field)),
    ...(position && !thing.fields.some((field) => field.startsWith('position:')) ? [position] : []),
    ...columns.filter((one) => !isKept(one, thing)).map(({ field }) => field),
  ];
  if (named && named !== thing)
    named.fields = named.fields.filter((field) => !columns.some(({ name }) => field.startsWith(`${name}:`)));
  const all = columns.map((one) => one.says).join(' and ');
  const first = into(
    entry,
    {
      criteria: columns.map(({ criterion }) => criterion(said)),
      steps: [
        `Put ${all} on the form for each ${said}${position ? ', by its position' : ''}: large plus and minus and no free text, saved with ${columns.map(({ name }) => name).join(' and ')}.`,
      ],
      by: `with ${all}`,
    },
    thing,
  );
  const so = replaced(parts, entry, first);
  const again = so.find((one) => one !== first && AGAIN.test(textOf(one)) && touches(one, thing));
  if (!again || says === '') return so;
  // Measured twice, it has two columns: the second would write over what was shown at the intake.
  const out = columns.flatMap(({ name, field }) => (isMeasure(field) ? [field.replace(name, outName(name))] : []));
  thing.fields = [...thing.fields, ...out.filter((field) => !thing.fields.includes(field))];
  return replaced(
    so,
    again,
    into(again, {
      criteria: [
        `${capital(all)} from the intake stands beside each ${said} before it goes out, next to what is measured then${out.length > 0 ? ' and kept on its own' : ''}.`,
      ],
    }),
  );
}

const isMeasure = (field: string) => /: (?:integer|decimal)/.test(field);
/** "treadDepthTenths" → "treadDepthOutTenths" */
const outName = (name: string) => (/(?:Tenths|Mm)$/.test(name) ? name.replace(/(Tenths|Mm)$/, 'Out$1') : `${name}Out`);

const touches = ({ use, spec }: Part, entity: Entity) =>
  [...spec.writes, ...spec.reads].some((key) => use.entities.get(key) === entity);

const isWork = ({ kind, fields }: Pick<Entity, 'kind' | 'fields'>) =>
  kind === 'event' && fields.some((field) => field.startsWith('doneAt:'));

/** Noted where the work is done: each time a row of its own, and no single value that the next one writes over. */
const workOn = (thing: Entity | undefined, entities: readonly Entity[]): Entity | undefined =>
  thing &&
  entities.find(
    ({ kind, fields, relations }) =>
      isWork({ kind, fields }) && relations.some(({ says, to }) => says === 'belongs to' && to === thing.name),
  );

/** It is kept already, under whatever longer name. */
function isKept({ says, name }: Column, { one, fields }: Entity): boolean {
  const words = says.split(' ').map((word) => singular(word));
  return fields.some((field) => {
    const own = (field.split(':')[0] ?? '').replace(/([A-Z])/g, ' $1').toLowerCase();
    return (
      own.replaceAll(' ', '') === name.toLowerCase() || words.every((word) => `${one} ${own}`.split(' ').includes(word))
    );
  });
}

const ROUNDS = /\b(?:seasons?|rounds?|waves?|invit\p{L}*|remind\p{L}*|yearly|schedul\p{L}*|recurring|campaigns?)\b/gu;

/** Months that the idea names are preset where such rounds are planned. */
function withMonths({ months, says }: Extract<Detail, { is: 'months' }>, parts: Part[]): Part[] {
  const words = [...contentWords(says)].filter((word) => !months.some((one) => one.toLowerCase() === word));
  const rated = parts
    .filter(({ use }) => !isOption(use))
    .map((part) => {
      const text = textOf(part);
      return {
        part,
        points: new Set(text.match(ROUNDS) ?? []).size + words.filter((word) => text.includes(word)).length,
      };
    })
    .sort((a, b) => b.points - a.points);
  const [best] = rated;
  if (!best || best.points < LEAST) return parts;
  const all = months.join(' and ');
  return replaced(
    parts,
    best.part,
    into(best.part, {
      criteria: [
        `${capital(all)} ${months.length > 1 ? 'are' : 'is'} preset from the first start: on a test clock “${says}” begins on the first day of ${months.join(' and of ')}, and on the last day of the month before it does not.`,
        'A year later the same months come round again by themselves; the dates of one year can be moved without moving the next.',
      ],
      steps: [
        `Seed one yearly round for ${months.join(' and one for ')}, first to last day of the month, as a draft that waits for one tap.`,
      ],
    }),
  );
}

const LEAST = 2;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
