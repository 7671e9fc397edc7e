import type { Feature } from '../../../../artifacts/features.ts';
import type { Entity } from '../../design/design.ts';
import { groundOf, type Ground as Laid } from '../features/built-first.ts';
import type { Draft } from '../features/draft.ts';
import type { Ground } from './ground.ts';

/** Only reads, or sends what is stored already: nothing is written out of reach of the network. */
const INDOORS =
  /^(?:accounts|payments|invoicing|reports|notifications|reminders|subscriptions|audit|forecasting|public-api|chat-commands|exchange-.*|rule-(?:vendors-only|inside-the-house|duty-alarm))$/;
/** Speaks to a machine of somebody else. */
const CALLS_OUT = /\b(?:models?|mails?|e-mails?|adapters?|webhooks?|embeddings?|recogni[sz]\p{L}*|transcri\p{L}*)\b/iu;

/** What a feature owes to the trail, the outbox and the list of hosts that stand before it, a line each. */
export function writeThrough(feature: Feature, plan: Ground): string[] {
  const draft = plan.drafts.get(feature.name);
  if (!draft) return [];
  const own = groundOf(draft);
  if (own) return OF_ITSELF[own] ?? [];
  const at = plan.features.indexOf(feature);
  const before = plan.features.slice(0, at).flatMap(({ name }) => plan.drafts.get(name) ?? []);
  const laid = (ground: Laid): Draft | undefined => before.find((one) => groundOf(one) === ground);
  const [trail, outbox, hosts] = [laid('trail'), laid('outbox'), laid('hosts')];
  const writes = draft.writes.length > 0 || feature.apiSurface.some(({ method }) => method !== 'GET');
  const entry = trail?.writes[0]?.name;
  const change = outbox?.writes[0]?.name;
  return [
    ...(entry && writes && isTrailed(trail?.writes[0], draft)
      ? [`Each write here adds its ${entry}, in one transaction.`]
      : []),
    ...(change && writes && !INDOORS.test(draft.use.capability.id)
      ? [`Without signal, what is written here waits as ${change}; test it.`]
      : []),
    ...(hosts && CALLS_OUT.test(JSON.stringify(draft.spec.steps))
      ? [`Run the test of "${hosts.feature.name}" over this too.`]
      : []),
  ];
}

/** An entry that belongs to one thing is written where that thing is; one that names its record by type, everywhere. */
function isTrailed(entry: Entity | undefined, { writes, use }: Draft): boolean {
  const above = entry?.relations.find(({ says, to }) => says === 'belongs to' && to !== 'Account')?.to;
  return above === undefined || use.object.from === 'given' || writes.some(({ name }) => name === above);
}

const OF_ITSELF: Partial<Record<Laid, string[]>> = {
  trail: ['Try it on seeded rows; later prompts add their own writes.'],
  hosts: ['Run the test over what exists; each later prompt joins it.'],
};
