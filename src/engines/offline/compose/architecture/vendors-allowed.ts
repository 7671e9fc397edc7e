import type { Design } from '../../design/design.ts';
import { rulesFor } from '../../design/laid-down/rules-for.ts';
import type { Need } from '../../knowledge/schema.ts';
import { clouds, onOwnMachines, pagesOnOwnMachines } from '../../knowledge/stack/clouds.ts';
import { EU_HOMES } from '../../knowledge/stack/regions.ts';
import { services } from '../../knowledge/stack/services.ts';
import type { Understanding } from '../../understand/understand.ts';

/** The one service that was signed off, and where. */
interface SignedOff {
  vendor: string;
  region: string | undefined;
}

const known = new WeakMap<Understanding, { is: SignedOff | undefined }>();

/** "Our CISO has signed off on Azure OpenAI in an EU region and on nothing else": that, and the machines of the house. */
export function signedOff({ understanding }: Pick<Design, 'understanding'>): SignedOff | undefined {
  const told = known.get(understanding) ?? { is: readSignedOff(understanding) };
  known.set(understanding, told);
  return told.is;
}

function readSignedOff(understanding: Understanding): SignedOff | undefined {
  const rule = rulesFor({ understanding }).find(({ concept }) => concept.id === 'vendors-only');
  const vendor = rule?.words.get('vendor');
  if (!rule || vendor === undefined) return undefined;
  const region = rule.words.get('region');
  return { vendor, region: region?.startsWith('in ') ? region : undefined };
}

const SCANS = /\b(?:pages?|documents?|scan(?:s|ned)?|invoices?|receipts?|texts?|contracts?|letters?|forms?|slips?)\b/i;
/** Read by a machine, and left to it where the idea wants no model. */
const OF_MODELS = new Set(['llm', 'embeddings', 'speech', 'vision']);

/**
 * What a part is built with, where the idea names its cloud or rules vendors out: a service of that cloud, a machine of the house,
 * or the usual service with the condition beside it. `does`: what the part is for.
 */
export function allowedFor(need: string, does: string, usual: string, design: Design): string | undefined {
  const { constraints } = design.understanding;
  if (!design.hosted || (OF_MODELS.has(need) && constraints.ownModel)) return undefined;
  const only = signedOff(design);
  const isPages = need === 'vision' && SCANS.test(does);
  const home = constraints.technologies.find(({ name, slot }) => slot === 'hosting' && clouds.has(name))?.name;
  const cloud = clouds.get(only ? (clouds.has(only.vendor) ? only.vendor : '') : (home ?? ''));
  const offer = isPages ? cloud?.pages : cloud?.offers[need as Need];
  if (offer && !isRuledOut(offer, need, design)) return offer;
  if (only) return isPages ? pagesOnOwnMachines : onOwnMachines[need as Need];
  return notOf(need, usual, design);
}

const isRuledOut = (offer: string, need: string, { understanding: { constraints } }: Design) =>
  constraints.forbidden.some(
    ({ name, slot }) => offer.includes(name) || (need === 'llm' && slot === 'llm' && name === 'Azure OpenAI'),
  );

/** What is bought over the network from somebody who may run it anywhere. */
const BOUGHT = /\b(?:service|gateway|API)\b.*|\bobject storage$/;

/** Clouds that are ruled out are ruled out for those who deliver a part, too. */
function notOf(need: string, usual: string, { understanding: { constraints } }: Design): string | undefined {
  const banned = constraints.forbidden.some(({ name }) => clouds.has(name));
  const isBought = services[need as Need]?.cloud === usual && BOUGHT.test(usual);
  return !banned || !isBought || !OUTSIDE.has(need)
    ? undefined
    : `${usual.replace(/,.*$/, '')}, on no cloud that the brief rules out`;
}
const OUTSIDE = new Set([
  'email',
  'sms',
  'esign',
  'identity',
  'vision',
  'speech',
  'translation',
  'embeddings',
  'video',
  'maps',
  'routing',
  'llm',
]);

/** A named model, with the region in which alone it may be called: "Azure OpenAI, in an EU region". */
export function inItsRegion(name: string, design: Pick<Design, 'understanding'>): string {
  const only = signedOff(design);
  if (only && name === only.vendor) return only.region ? `${name}, ${only.region}` : name;
  const { places, laws } = design.understanding.constraints;
  if (!/^(?:Azure OpenAI|Amazon Bedrock|Vertex AI)\b/.test(name) || !laws.includes('EU')) return name;
  const home = EU_HOMES[places.find((place) => place !== 'EU') ?? ''];
  return `${name}, in an EU region${home ? `, ${home} where it is offered` : ''}`;
}

/** It runs on machines of the house, and nobody outside is asked. */
export const isOwn = (tech: string | undefined) =>
  tech !== undefined && /\bown (?:servers?|house|mail server)\b/.test(tech);
