import type { Capability } from '../knowledge/schema.ts';
import { hostOf } from '../knowledge/stack/hosts.ts';
import type { Integration } from '../knowledge/stack/integrations.ts';
import { placesOf } from '../language/stands.ts';
import type { Understanding } from '../understand/understand.ts';
import { fromActs } from './asked-by-acts.ts';
import { fromWords } from './asked-by-words.ts';
import { isDemanded } from './demands-in.ts';
import type { Ground } from './design.ts';
import { exchangeWith, type Way } from './exchange.ts';
import { fromField } from './from-field.ts';
import { likelihoods } from './likelihood.ts';
import { isLinkedOut, linkTo } from './linked-out.ts';
import { namedIntegrations } from './named-integrations.ts';
import { isNoFeature } from './no-feature.ts';
import type { Wish } from './wish.ts';

/** Every wish, the strongest reason first: verbs of the idea, what nothing works without, its words, hints, its field. */
export function collectWishes(ground: Ground): Wish[] {
  const asked = [
    ...fromActs(ground),
    ...fromPartners(ground),
    ...fromAnalogy(ground),
    ...fromNeed(ground),
    ...fromDemands(ground),
    ...fromWords(ground),
  ];
  const named = asked.filter(({ capability }) => !capability.features.every(({ name }) => isNoFeature(name[0] ?? '')));
  return [...named.filter(isAsked), ...named.filter((wish) => !isAsked(wish)), ...fromField(ground, named)];
}

/** Not only hinted at. */
const isAsked = ({ because }: Wish) => because !== 'field';

const PARTNERS_MAX = 2;

/** Programs of others that the brief names: what passes between them and the product is built, not only drawn. */
function fromPartners({ understanding }: Ground): Wish[] {
  const host = hostOf(understanding)?.name;
  const spoken = understanding.constraints.technologies.filter(({ slot }) => slot === 'chat').map(({ name }) => name);
  const lives = understanding.platform === 'bot' || understanding.platform === 'plugin' ? [host, ...spoken] : [host];
  return namedIntegrations({ understanding })
    .filter(
      ({ name, carries, tech }) =>
        !OF_OTHERS.test(carries) && !NO_PARTNER.test(`${name} ${tech}`) && !lives.includes(name),
    )
    .slice(0, PARTNERS_MAX)
    .map((partner) => ({
      capability: isLinkedOut(partner, understanding)
        ? linkTo(partner)
        : exchangeWith(partner, TALKS.test(partner.carries) ? 'talk' : wayOf(partner, understanding)),
      because: 'asked' as const,
      need: 'usual' as const,
    }));
}

/** Where people talk: nothing is kept in step with it. */
const TALKS = /^messages\b/;

/** A format of files, a directory that people sign in with, a printer, a screen over the own database: nothing is kept in step. */
const NO_PARTNER =
  /\bfiles$|\bLDAP|\bdirectory\b|\bprinters?\b|\bZPL\b|\bGrafana\b|\bPower ?BI\b|\bMetabase\b|\bTableau\b/i;

/** Read from, written to, or both, as the brief says it beside the name. */
function wayOf({ name, words }: Integration, { idea, context }: Understanding): Way {
  const low = `${idea} ${context}`.toLowerCase();
  const said = [name.toLowerCase(), ...words].flatMap((word) =>
    placesOf(low, word).map((at) => low.slice(Math.max(0, at - 44), at)),
  );
  const reads = said.some((before) => READS.test(before));
  const writes = said.some((before) => WRITES.test(before));
  return reads === writes ? 'both' : reads ? 'in' : 'out';
}

const READS =
  /\b(?:reads?|reading|imports?|pulls?|gets?|fetch\w*|loads?|takes?|comes?|come in|data|off|out of|from)\b[^.;!?]{0,24}$/;
const WRITES =
  /\b(?:push\w*|exports?|sends?|posts?|writes?|uploads?|hands?|opens?|creates?|adds?|goes?|into|to)\b[^.;!?]{0,24}$/;

/** Other functions bring these along; a server of models keeps nothing that could be exchanged. */
const OF_OTHERS =
  /^prompts and answers$|^transcripts of speech$|payment|documents to sign|sign-in|account|messages?$|mails?$|map|notification|files?$|calls?$/i;

/** "The list has been tampered with": who changed what is then kept, and not only promised by the stack. */
function fromDemands({ understanding, capabilities }: Ground): Wish[] {
  return capabilities
    .filter(({ id }) => isDemanded(id, understanding))
    .map((capability) => ({ capability, because: 'asked' as const, need: 'usual' as const }));
}

const POINT_OF_IT = 2;

/** "Uber for …" asks for what Uber does. */
function fromAnalogy({ understanding, capabilities, entities }: Ground): Wish[] {
  return (understanding.analogy?.capabilities ?? []).flatMap((id, at) => {
    const capability = capabilities.find((one) => one.id === id);
    // Whatever is let there is what the idea names, a room as well as a van.
    const object = id === 'lending' ? entities.find(({ from }) => from === 'idea') : undefined;
    return capability
      ? [
          {
            capability,
            object,
            because: 'asked' as const,
            need: at < POINT_OF_IT ? ('core' as const) : ('usual' as const),
          },
        ]
      : [];
  });
}

/** Without these the rest cannot work: the main thing must be kept, people be known, work go on without signal. */
function fromNeed(ground: Ground): Wish[] {
  const { understanding, capabilities, hosted } = ground;
  const { platform, offline } = understanding;
  const own = platform === 'device' || platform === 'cli';
  if (platform === 'device')
    return named(['telemetry', ...(acts(understanding) ? ['control'] : []), 'alerts', 'records'], capabilities);
  const { price, free } = understanding.constraints;
  const paidOnce = hosted && !free && (price?.per === 'once' || price?.per === 'use');
  const paidAgain = hosted && !free && (price?.per === 'month' || price?.per === 'year');
  const wanted = [
    'records',
    ...(platform === 'api' ? ['public-api'] : []),
    ...(hosted && opensByLink(understanding) ? ['sharing'] : []),
    ...(platform === 'bot' ? ['chat-commands'] : []),
    ...(hosted && !own && platform !== 'bot' ? ['accounts'] : []),
    ...(offline && !own ? ['offline-sync'] : []),
    ...(paidAgain ? ['subscriptions'] : []),
    ...(paidOnce || (hosted && namesPayments(ground)) ? ['payments'] : []),
  ];
  return named(wanted, capabilities);
}

/** "No accounts, just a link": the link is the way in. */
const opensByLink = ({ idea, context, constraints }: Understanding) =>
  constraints.without.includes('accounts') &&
  /\b(?:just|only|by|via|over|with|through|from|open) (?:an? |the |one |that )?(?:secret |private |shared )?links?\b|\blinks? (?:is|are) enough\b|\bwhoever has the link\b/i.test(
    `${idea} ${context}`,
  );

/** What only measures moves nothing. */
const acts = (understanding: Understanding) => (likelihoods(understanding).get('control') ?? 0) > MOVES;
const MOVES = -1.5;

function named(ids: string[], capabilities: readonly Capability[]): Wish[] {
  return ids.flatMap((id) => {
    const capability = capabilities.find((one) => one.id === id);
    return capability ? [{ capability, because: 'needed' as const, need: 'core' as const }] : [];
  });
}

/** "with Mercado Pago": who is to carry the money is named. */
const namesPayments = ({ understanding: { constraints } }: Ground) =>
  constraints.technologies.some(({ slot }) => slot === 'payments');
