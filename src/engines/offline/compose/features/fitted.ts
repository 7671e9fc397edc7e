import type { Design, Use } from '../../design/design.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { literal } from '../../design/slots.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { fitsHere } from './fits-here.ts';
import { callKeep, commandKeep } from './keep-without-screens.ts';
import { lawfulAccounts } from './lawful.ts';
import { paidBy } from './paid-by.ts';
import { withSaidLoads } from './said-loads.ts';
import { withSaidBoxes } from './said-sizes.ts';
import { withSaidTimes } from './said-times.ts';
import { signInSpec } from './sign-in.ts';
import { typedInChat } from './typed-in-chat.ts';

/** The feature as this platform, this way to sign in and pay, and what the idea lists ask for it. */
export const fitted = (use: Use, spec: CapabilityFeature, design: Design): CapabilityFeature =>
  fitsHere(
    typedInChat(withSaidLoads(use, withSaidBoxes(ofItsKind(use, spec, design), design), design), design),
    design,
  );

/** Keep something for whoever is asked, for a while. */
const HOLDS = new Set(['waitlist', 'booking']);

function ofItsKind(use: Use, spec: CapabilityFeature, design: Design): CapabilityFeature {
  if (use.capability.id === 'accounts') return lawfulAccounts(signInSpec(spec, design), design);
  if (use.capability.id === 'payments') return paidBy(spec, design);
  if (HOLDS.has(use.capability.id)) return withSaidTimes(spec, design);
  if (isProductHeart(use.capability)) return withListed(spec, use);
  return spec.key === 'keep' ? withSaid(keptOn(spec, design), use) : spec;
}

/** Of a known kind the first feature that writes such a thing holds what the idea lists of it. */
function withListed(spec: CapabilityFeature, { capability, entities }: Use): CapabilityFeature {
  const key = spec.writes.find((one) => entities.get(one)?.said);
  const entity = key === undefined ? undefined : entities.get(key);
  const first = capability.features.find(({ writes }) => key !== undefined && writes.includes(key));
  if (!entity?.said || first?.key !== spec.key) return spec;
  const listed = `Each ${entity.one} holds ${literal(entity.said.join(', '))}: a test saves and shows them all.`;
  return { ...spec, criteria: [listed, ...spec.criteria] };
}

function keptOn(spec: CapabilityFeature, { understanding: { platform } }: Design): CapabilityFeature {
  if (platform === 'cli') return commandKeep(spec);
  return platform === 'api' || platform === 'bot' ? callKeep(spec) : spec;
}

/** What the idea lists to be noted is tested first. */
function withSaid(spec: CapabilityFeature, { object }: Use): CapabilityFeature {
  if (!object.said || object.said.length === 0) return spec;
  const listed = `Each {object} holds ${literal(object.said.join(', '))}: a test saves and shows them all.`;
  return { ...spec, criteria: [listed, ...spec.criteria] };
}
