import type { Feature } from '../../../../artifacts/features.ts';
import type { Design } from '../../design/design.ts';
import { say } from '../../design/slots.ts';
import { capital, list } from '../../language/inflect.ts';
import { type Draft, sourceOf } from '../features/draft.ts';
import { ACTS, PLAIN_VERBS } from './acts.ts';

const TITLE_MAX = 78;
/** Every product needs them; they say nothing about this one. */
const PLAIN = new Set(['accounts', 'records', 'offline-sync', 'teams']);

/** What people can do at the end of a phase: "Members reserve kiln spaces and pay by the month". */
export function titleOf(features: readonly Feature[], drafts: ReadonlyMap<string, Draft>, design: Design): string {
  const acts = actsOf(features, drafts, design);
  const [first, ...rest] = acts;
  if (!first)
    return features[0] ? `Ready for use: ${features[0].name}` : `Strangers start alone on ${design.product.one}`;
  const same = rest.filter((one) => one.who === first.who && one.does !== first.does).slice(0, 1);
  const both = `${capital(first.who)} ${list([first.does, ...same.map((one) => one.does)])}`;
  return both.length <= TITLE_MAX ? both : `${capital(first.who)} ${first.does}`;
}

/** The same, as far as a goal can list it: who does what, each once. */
export function actsOf(
  features: readonly Feature[],
  drafts: ReadonlyMap<string, Draft>,
  design: Design,
): { who: string; does: string }[] {
  const own = features.flatMap((feature) => drafts.get(feature.name) ?? []);
  const telling = own.filter((draft) => !PLAIN.has(draft.use.capability.id) && !draft.isRegister);
  const ranked = [...telling, ...own.filter((draft) => !telling.includes(draft))];
  const found = ranked.map((draft) => ({ who: draft.use.actor.many, does: actOf(draft, design) }));
  return found.filter((one, at) => found.findIndex(({ does }) => does === one.does) === at);
}

function actOf(draft: Draft, design: Design): string {
  const { use, spec } = draft;
  const heart = spec === use.capability.features[0] && use.verb !== undefined && PLAIN_VERBS.has(use.verb);
  if (heart) return `${use.verb} ${use.object.many}`;
  if (sourceOf(draft) === 'records/find') return `find ${use.object.many}`;
  const act = draft.isRegister ? ACTS.records : ACTS[use.capability.id];
  const said = act === undefined ? `use ${draft.feature.name}` : say(act, use.slots, design.key);
  return said.charAt(0).toLowerCase() + said.slice(1);
}
