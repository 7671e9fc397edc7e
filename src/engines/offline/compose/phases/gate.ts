import type { Design } from '../../design/design.ts';
import { persons } from '../../knowledge/words/people.ts';
import { grouped } from '../../language/grouped.ts';
import { lastWord, singular } from '../../language/inflect.ts';

/** Of all there are, so many at the end of the first, of a middle and of the last phase. */
const SHARES = { first: 0.1, middle: 0.5, last: 0.9 } as const;

/** The number that says whether to go on: the house's own figures where the idea gives them, else who comes back. */
export function gate(design: Design, at: number, isLast: boolean): string {
  const { user } = design.people;
  const { scale, ownUse, free, openSource } = design.understanding.constraints;
  const share = at === 0 ? SHARES.first : isLast ? SHARES.last : SHARES.middle;
  const counted = scale.filter(({ per, value }) => per === undefined && value <= 100_000);
  const people = counted.find(({ of }) => persons.has(singular(lastWord(of))) || of === 'people');
  if (people) return `${part(people.value, share)} of the ${people.text} use it in a normal week`;
  const [things] = counted;
  if (things && ownUse)
    return isLast
      ? `All ${things.text} are in it, and the old list is closed`
      : `${part(things.value, share)} of the ${things.text} ${part(things.value, share) === '1' ? 'is' : 'are'} in it`;
  if (ownUse?.kind === 'work')
    return at === 0
      ? `Two people of the ${ownUse.house} do a week’s work with it`
      : isLast
        ? `Nobody in the ${ownUse.house} keeps a second list`
        : `Four weeks in a row the ${ownUse.house} works with it`;
  if (ownUse)
    return at === 0
      ? 'It is used on five days of one week'
      : isLast
        ? 'The old way is gone'
        : 'Four weeks without going back';
  if (at === 0) return `5 ${user.many} use it in their own week`;
  if (!isLast) return `40 % of the first ${user.many} return in week four`;
  return free || openSource || !takesMoney(design)
    ? `200 ${user.many} come weekly`
    : `20 pay, or 200 ${user.many} come weekly`;
}

/** Somebody can pay in it: without a way to, nobody counts who does. */
const takesMoney = ({ uses, understanding: { constraints } }: Design): boolean =>
  constraints.technologies.some(({ slot }) => slot === 'payments') ||
  uses.some(({ capability: { id } }) => /^(?:payments|subscriptions|escrow|donations|invoicing)$/.test(id));

const part = (value: number, share: number) => grouped(Math.max(1, Math.round(value * share)));
