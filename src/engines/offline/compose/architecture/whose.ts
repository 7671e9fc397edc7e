import type { Design, Entity } from '../../design/design.ts';
import { isPerson, whoSeesLess } from '../../design/product/roles.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import { peopleCounted } from '../../understand/people-counted.ts';

/** The roles that an account may have: those of the people of the plan, and whoever looks after it. */
export function roles({ people: { user, customer, keeper }, understanding }: Design): string {
  const less = whoSeesLess(understanding);
  const own = isPerson(less, understanding.idea) ? [less] : [];
  const hands = understanding.constraints.ownUse ? handsOf(understanding, [user.one, ...own, keeper.one]) : [];
  const all = [...new Set([user.one, customer?.one ?? user.one, ...own, ...hands, keeper.one])];
  return `role: ${(all.length > 1 ? all : [...all, 'administrator']).join(' | ')}`;
}

/** Those who help, and whom the idea counts beside the others: "two seasonal hands". */
function handsOf({ idea, context, gloss }: Design['understanding'], there: readonly string[]): string[] {
  return peopleCounted(`${idea}. ${context}. ${gloss}`)
    .map(({ of }) => singular(of))
    .filter((one) => HELPS.test(one) && !there.some((other) => lastWord(other) === lastWord(one)))
    .slice(0, 1);
}
const HELPS = /\b(?:hand|helper|apprentice|trainee|intern|assistant|volunteer)$/;

const MEMBERS = /(?:Member|Seat|Player|Participant)$/;
const TENANTS = /^(?:Organisation|Organization|Workspace|Company|Tenant|Firm)$/;

/** Where people talk with a bot, whoever writes is known by the platform’s own number. */
export function onPlatform(entity: Entity, { understanding: { platform }, entities }: Design): string[] {
  if (platform !== 'bot' || entities.some(({ name }) => name === 'Account')) return [];
  const first = entities.find(({ name }) => MEMBERS.test(name));
  return entity === first && !entity.fields.some((field) => /[uU]serId: /.test(field))
    ? ['platformUserId: text, unique, optional']
    : [];
}

/** What keeps apart whose things they are: the chat of its group, the account of its organisation. */
export function groupOf(entity: Entity, { understanding: { platform }, entities, kind }: Design): string[] {
  if (platform === 'bot' && entity.name === 'Chat') {
    const group = entities.find((one) => one.kind === 'group' && /Group|Team|Club|Crew/.test(one.name));
    return group && !entity.relations.some(({ to }) => to === group.name) ? [`belongs to ${group.name}`] : [];
  }
  if (entity.name !== 'Account' || !kind) return [];
  const tenant = entities.find(({ name }) => TENANTS.test(name));
  // Where there is a table of members, an account may be in several.
  const isJoined = entities.some(
    ({ name, relations }) =>
      /Member|Seat|Membership/.test(name) && relations.some(({ to }) => to === tenant?.name || to === 'Account'),
  );
  return tenant && !isJoined && entity.relations.length === 0 ? [`belongs to ${tenant.name}`] : [];
}
