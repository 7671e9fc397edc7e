import type { Domain } from '../../knowledge/schema.ts';
import { customers, groups, keepers, persons, relatives } from '../../knowledge/words/people.ts';
import { lastWord, plural, singular } from '../../language/inflect.ts';
import { actingPerson, type Noun } from '../../understand/nouns.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Understanding } from '../../understand/understand.ts';
import { ALWAYS_OUTSIDE, isOnlyTold, onlyObjects } from '../only-told.ts';
import { likely } from './likely.ts';
import { oddsBy, oftenUsers } from './odds.ts';
import { placeSigns, type SetSign } from './place-signs.ts';
import { wordsOf } from './words.ts';

type Told = Reading['people'][number];

/** Somebody who may use the product. */
export interface Role {
  /** As the text names them, or as the field or the trade does. */
  name: string;
  head: string;
  noun: Noun | undefined;
  told: Told[];
  at: number[];
  /** What the field has them for. */
  field: 'user' | 'customer' | 'keeper' | undefined;
}

/** Everybody who may be meant: whom the text names, whom the field knows, and who uses many products. */
export function rolesOf(understanding: Understanding, domain: Domain | undefined): Role[] {
  const roles = new Map<string, Role>();
  const of = (name: string): Role => {
    const head = singular(lastWord(name.toLowerCase()));
    const known = roles.get(head) ?? { name, head, noun: undefined, told: [], at: [], field: undefined };
    roles.set(head, known);
    return known;
  };
  for (const told of [...understanding.reading.people, ...understanding.contextReading.people]) {
    const role = of(actingPerson(told.noun));
    role.told.push(told);
    role.noun ??= told.noun;
  }
  wordsOf(understanding).forEach(({ one }, at) => {
    if (roles.has(one) || isRole(one)) of(one).at.push(at);
    else if (one in groups) of(groups[one] || one).at.push(at);
    else if (one === 'freelance') of('freelancer').at.push(at);
  });
  for (const field of FIELD) {
    const name = domain?.people[field];
    if (name) of(name).field ??= field;
  }
  for (const head of oftenUsers()) of(head);
  return [...roles.values()];
}

const FIELD = ['user', 'customer', 'keeper'] as const;
const isRole = (word: string) => word.length > 2 && (persons.has(word) || customers.has(word) || keepers.has(word));

/** What speaks for or against somebody being the one who uses the product most. */
export function signsOfRole(role: Role, understanding: Understanding): Map<string, number> {
  const signs = new Map<string, number>([['bias', 1]]);
  const set: SetSign = (sign, is = true) => {
    if (is) signs.set(sign, is === true ? 1 : is);
  };
  const { head, noun, told, at, field } = role;
  const { reading, contextReading, constraints, platform, wishes } = understanding;
  set(`r:${head}`);
  set(`ending:${/(?:er|or|ist|ian|ant|ent|man)$/.exec(head)?.[0] ?? '-'}`);
  set('told', told.length > 0);
  set('unsaid', told.length === 0 && at.length === 0);
  set('word-only', told.length === 0 && at.length > 0);
  for (const one of told) set(`at:${one.at}`);
  set('first-told', told.includes(reading.people[0] ?? NOBODY));
  set('only-told', told.length > 0 && told.every((one) => isOnlyTold(one, understanding)));
  set(
    'in-context',
    told.some((one) => contextReading.people.includes(one)),
  );
  set(`part:${noun?.part ?? '-'}`);
  set('group', noun?.group !== undefined);
  set('relative', relatives.has(head));
  set(`field:${field ?? '-'}`);
  if (field) set(`field:${field}:${told.length > 0 || at.length > 0 ? 'said' : 'unsaid'}`);
  set(
    'subject',
    reading.clauses.some(({ subject }) => subject?.head.toLowerCase() === head),
  );
  set('first-subject', reading.clauses.find(({ subject }) => subject)?.subject?.head.toLowerCase() === head);
  set(
    'done-to',
    reading.clauses.some(({ object }) => object?.head.toLowerCase() === head),
  );
  set(
    'wished-for',
    wishes.some(({ says }) => says.toLowerCase().includes(plural(head)) || says.toLowerCase().includes(head)),
  );
  set('own-use', constraints.ownUse !== undefined && told.length === 0);
  set(`platform:${platform}:${told.length > 0 ? 'told' : (field ?? 'other')}`);
  set('someone-told', reading.people.length > 0 && told.length === 0);
  if (oftenUsers().includes(head)) for (const [id, amount] of likely(understanding)) set(`${head}>${id}`, amount);
  placeSigns(at, wordsOf(understanding), (sign, is) => {
    set(`r-${sign}`, is);
  });
  return signs;
}

const NOBODY: Told = { noun: { is: 'empty', name: '', full: '', head: '', kind: 'person', fields: [] }, at: 'beside' };

/** Somebody who may use the product, and the log odds that it is they who use it most. */
export interface Likely {
  role: Role;
  odds: number;
}

/** What neither the text nor the field names has to be clearly likelier. */
const UNSAID = 0.7;
const isSaid = ({ told, at, field }: Role) => told.length > 0 || at.length > 0 || field !== undefined;

const judgements = new WeakMap<Understanding, Likely[]>();

/** Everybody who may use the product, the likeliest first. Learned; see learn/kept.ts. Once for a text, whose field is one. */
export function likelyUsers(understanding: Understanding, domain: Domain | undefined): Likely[] {
  const known =
    judgements.get(understanding) ??
    rolesOf(understanding, domain)
      .filter(({ head, told }) => told.length === 0 || !ALWAYS_OUTSIDE.test(head))
      .filter(({ told }) => told.length === 0 || !told.every((one) => onlyObjects(one, understanding)))
      .map((role) => ({ role, odds: oddsBy(signsOfRole(role, understanding), 'user') - (isSaid(role) ? 0 : UNSAID) }))
      .sort((a, b) => b.odds - a.odds);
  judgements.set(understanding, known);
  return known;
}
