import type { Feature } from '../../../../artifacts/features.ts';
import type { Design } from '../../design/design.ts';
import { say } from '../../design/slots.ts';
import { verbsFirst, verbsOnly } from '../../knowledge/words/lexicon.ts';
import { capital, list } from '../../language/inflect.ts';
import { lazy } from '../../language/lazy.ts';
import { type Draft, isHeart, sourceOf } from '../features/draft.ts';
import { toldHere } from '../features/struck.ts';
import { ACTS, PLAIN_VERBS } from './acts.ts';

const TITLE_MAX = 72;
/** Every product needs them; they say nothing about this one. */
const PLAIN = new Set(['accounts', 'records', 'offline-sync', 'teams']);

/** What people can do at the end of a phase: "Members reserve kiln spaces and pay by the month". */
export function titleOf(features: readonly Feature[], drafts: ReadonlyMap<string, Draft>, design: Design): string {
  const [first, ...rest] = actsOf(features, drafts, design);
  const named = inUse(features.map(({ name }) => name));
  if (!first)
    return (
      named ??
      `${design.understanding.constraints.ownUse ? 'Newcomers' : 'Strangers'} start alone on ${design.product.one}`
    );
  const second = rest.find((one) => one.who === first.who && one.tells === first.tells && !one.does.includes(' and '));
  const alone = `${capital(first.who)} ${first.does}`;
  const both = second && !first.does.includes(' and ') ? `${alone} and ${second.does}` : alone;
  const others = rest.filter(({ tells }) => tells).map((one) => `${shortOf(one.who)} ${one.does}`);
  return (
    [both, alone, `${shortOf(first.who)} ${first.does}`, `${shortOf(first.who)} ${first.alone}`, ...others].find(
      (one) => one.length <= TITLE_MAX,
    ) ??
    named ??
    design.product.one
  );
}

/** "Marketplace operators" of "tool marketplace operators". */
const shortOf = (who: string) => capital(who.split(' ').slice(-2).join(' '));

/** As many names as a title holds. */
function inUse([first, second]: readonly string[]): string | undefined {
  if (!first) return undefined;
  const both = second ? `In daily use: ${first}, ${second}` : `In daily use: ${first}`;
  return both.length <= TITLE_MAX ? both : `In daily use: ${first}`;
}

/** Somebody can do something; `tells` where it is what this product is about, not what every product has. */
interface Act {
  who: string;
  does: string;
  tells: boolean;
  /** `does` about its first thing only. */
  alone: string;
}

/** Who can do what with these features, each once, the most telling first. */
export function actsOf(features: readonly Feature[], drafts: ReadonlyMap<string, Draft>, design: Design): Act[] {
  const own = features.flatMap((feature) => drafts.get(feature.name) ?? []);
  const found = own
    .filter((draft) => isHeart(draft) || draft.spec.act !== undefined || sourceOf(draft) === 'records/find')
    .map((draft) => {
      const does = actOf(draft, design);
      return { who: whoOf(draft), does, tells: tells(draft), alone: does };
    })
    .sort((a, b) => Number(b.tells) - Number(a.tells));
  return together(found.filter((one, at) => found.findIndex(({ does }) => does === one.does) === at));
}

/** "keep tools" and "keep loans" are said as "keep tools and loans". */
function together(acts: readonly Act[]): Act[] {
  const told = new Map<string, Act & { things: string[] }>();
  for (const act of acts) {
    const [verb = '', ...rest] = act.does.split(' ');
    const thing = rest.join(' ');
    const joins =
      (PLAIN_VERBS.has(verb) || verb === 'keep') &&
      !/^to | (and|in|into|with|by|for|where) /.test(` ${thing} `.replace(/^ (?=to )/, ''));
    const key = joins ? `${act.who} ${verb}` : `${act.who} ${act.does}`;
    const known = told.get(key);
    if (!known) told.set(key, { ...act, things: [thing] });
    else if (known.things.length < 3) {
      known.things.push(thing);
      known.does = `${verb} ${list(known.things)}`;
    }
  }
  return [...told.values()];
}

/** Whoever wants it first. */
function whoOf({ use, spec }: Draft): string {
  const [story] = spec.act ? spec.stories.flat() : [];
  return (story && use.slots.get(story.as)?.many) ?? use.actor.many;
}

const tells = ({ use: { capability }, spec, isRegister }: Draft) =>
  !PLAIN.has(capability.id) && !capability.id.startsWith('rule-') && spec.effort !== 'XS' && !isRegister;

function actOf(draft: Draft, design: Design): string {
  const { use } = draft;
  const heart = isHeart(draft) && use.verb !== undefined && PLAIN_VERBS.has(use.verb);
  if (heart) return `${use.verb} ${use.object.many}`;
  if (sourceOf(draft) === 'records/find') return `find ${use.object.many}`;
  const act =
    draft.spec.act ??
    (draft.isRegister ? 'keep {objects}' : (ACTS[use.capability.id] ?? own(use.capability.id, draft)));
  const said = toldHere(say(act, use.slots, design.key), design);
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** What is this product's own ("Count hens") is called as people do it; a new capability by its feature. */
const own = (id: string, { feature }: Draft) =>
  id.startsWith('act-')
    ? asDone(feature.name)
    : id.startsWith('rule-')
      ? 'keep to the rules of {objects}'
      : `use ${feature.name}`;

const verbs = lazy(() => new Set([...verbsOnly, ...verbsFirst]));

/** "Rows due at each tide" is seen by people, "Find a tube in ten seconds" is done by them. */
function asDone(name: string): string {
  const [first = ''] = name.split(' ');
  const low = first.toLowerCase();
  return verbs().has(low) || PLAIN_VERBS.has(low) || name.length < 4
    ? name
    : `see ${/^[A-Z][a-z]/.test(first) ? low : first}${name.slice(first.length)}`;
}
