import type { Design, Entity } from '../../design/design.ts';
import { singular } from '../../language/inflect.ts';

/** "takenBy: reference, optional" in its parts. */
const REFERENCE = /^(\w+): (list of )?references?((?: or |,).*)?$/;

/** Another row of the same table: what it replaces, what it was split from, the one above it. */
const SAME_TABLE =
  /^(?:merged|replace[sd]?|parent|duplicate|repeat|correct|reverse|rematch|retried|retries|previous|next|split|follows?|carried|linked|possible|copied|superior|upstream|transfer|refund|settled|waits|same|swap|successor|return)|(?:Of|Into)$/;

/** Only says again what the table's relation says. */
const OF_RELATION = new Set(['subject', 'object', 'item', 'thing', 'target', 'what', 'record']);

/** Who works with the product and has an account where there are accounts. */
const WORKS =
  /(?:^by|By)$|^(?:owner|author|assignee|approver|manager|deputy|standIn|substitute|person|people|responsible|user|recorder|leader|keyHolder|by|to|from|members?|participants|learner|player|host|reader|recipient|receiver|sender|voter|holder|reviewer|driver|witness|payer|payee|requester|buyer|seller|referee|taker|judge|narrator|interviewer|guide|coach|teacher|worker|respondent|customer|madeFor|subscriber|chosen)$/;
/** Whom a record is about: somebody outside, unless a function of the product brings the table along. */
const OUTSIDE =
  /^(?:customer|buyer|seller|payer|payee|holder|subscriber|narrator|interviewer|respondent|recipient|driver|person|people|from|to)$/;
const WHOSE = /^(?:owner|by)$|By$/;
/** Tables of those who work with the product, where nobody has an account. */
const PEOPLE = /(?:Member|Seat|Player|Participant|User|Profile|Person|Employee|Volunteer)$/;

/** Names a table for every reference: what it can point to nowhere is written down as a text. */
export function resolved(fields: readonly string[], entity: Entity, design: Design): string[] {
  return fields.flatMap((field) => {
    const [, name = '', many = '', rest = ''] = REFERENCE.exec(field) ?? [];
    if (!name) return [field];
    const stem = name.replace(/(?<=\p{Ll})Ids?$/u, '');
    const flags = rest.startsWith(' or ') ? ', optional' : rest;
    const says = (type: string) => [`${name}: ${many}${type}${flags}`];
    if (fields.some((one) => one.startsWith(`${stem}Type: `))) return says('identifier');
    const table = named(stem, entity, design);
    if (table) return says(`reference to ${table}`);
    if (SAME_TABLE.test(stem)) return [`${name}: ${many}reference to ${entity.name}${many ? '' : ', optional'}`];
    const [above] = entity.relations.filter(({ says: how }) => how !== 'has many');
    if (above && /^(?:first|second|other)$/.test(stem)) return says(`reference to ${above.to}`);
    if (OF_RELATION.has(stem)) return above ? [] : says('text');
    const person = WORKS.test(stem) ? personFor(stem, entity, design) : undefined;
    if (person) return says(`reference to ${person}`);
    // Where nobody has an account, a name that is typed in says who it was.
    return WHOSE.test(stem) ? [`${name}: ${many}text, optional`] : says('text');
  });
}

/** The table that the name ends in: "receiverEntrant" is an Entrant, "policy" an InsurancePolicy where that is the only one. */
function named(stem: string, entity: Entity, { entities }: Design): string | undefined {
  const words = stem
    .replace(/(\p{Lu})/gu, ' $1')
    .toLowerCase()
    .split(' ');
  const last = singular(words.pop() ?? '');
  const whole = [...words, last];
  for (let at = 0; at < whole.length; at += 1) {
    const end = whole.slice(at).join('');
    const same = entities.find(({ name }) => name.toLowerCase() === end);
    // A thing that names its own kind would be made of itself; "secondMember" of a Member is another row.
    if (same && (same !== entity || at > 0)) return same.name;
  }
  const alike = entities.filter((one) => one !== entity && one.name.toLowerCase().endsWith(last) && last.length > 3);
  return alike.length === 1 ? alike[0]?.name : undefined;
}

function personFor(stem: string, entity: Entity, { entities, people, kind }: Design): string | undefined {
  if ((entity.from === 'idea' || entity.from === 'field') && !kind && OUTSIDE.test(stem)) return undefined;
  const accounts = entities.find(({ name }) => name === 'Account');
  if (accounts) return accounts.name;
  const own = [people.user.name, people.keeper.name];
  return entities.find((one) => one !== entity && (own.includes(one.name) || PEOPLE.test(one.name)))?.name;
}
