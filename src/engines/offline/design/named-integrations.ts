import { type Integration, integrations } from '../knowledge/stack/integrations.ts';
import { type Technology, technologies } from '../knowledge/stack/technologies.ts';
import { lazy } from '../language/lazy.ts';
import { placesOf } from '../language/stands.ts';
import { readPartners } from '../understand/partners.ts';
import { isPlainWord } from '../understand/plain-sense.ts';
import { isServer } from '../understand/platform.ts';
import { isTalkedOver } from '../understand/rejected.ts';
import { isNegatedAt } from '../understand/stance.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Design } from './design.ts';

const NAMED_MAX = 6;

/** The services that idea and context name, do not rule out and are not likened to ("the Strava for knitters"). */
export function namedIntegrations({ understanding }: Pick<Design, 'understanding'>): Integration[] {
  const { idea, context, constraints, likened } = understanding;
  const low = `${idea} ${context}`.toLowerCase().replaceAll('-', ' ');
  const ruledOut = constraints.without.join(' ');
  const avoided = [...likened, ...constraints.forbidden.map((one) => one.name)].map((one) => one.toLowerCase());
  const isMeant = (word: string) =>
    !ruledOut.includes(word) && !isLeft(low, word) && placesOf(low, word).some((at) => isUsed(low, at, word));
  const known = integrations().filter(
    ({ name, words }) =>
      !avoided.includes(name.toLowerCase()) && (words.some(isMeant) || constraints.technologies.some(isRoom(name))),
  );
  const kept = withoutRivals(known, low);
  const named = known.map(({ name }) => name.toLowerCase());
  const others = readPartners(`${idea}. ${context}`, understanding.language)
    .map((name) => name.replace(/[.,;:!?]+$/, ''))
    .filter(
      (name) => ![...avoided, ...named, ...choices()].some((one) => ` ${name.toLowerCase()} `.includes(` ${one} `)),
    )
    .map(
      (name) =>
        // A name that is also a plain word is told by how it stands: "data warehouse is Snowflake".
        integrations().find((one) => one.name === name) ?? {
          name,
          words: [],
          carries: 'the data that the brief names',
          tech: `the interface of ${name}`,
        },
    );
  return [...kept, ...others, ...devicesThere(understanding)].slice(0, NAMED_MAX);
}

/** Of these a product takes one: "video over Jitsi, since Zoom cuts people off". */
const ONE_OF = new Set(['meetings', 'maps']);
const TAKEN =
  /(?<!\p{L})(?:with|via|over|on|through|by|in|using|uses?|like|prefer|mit|über|auf|mittels|con|por|sobre|em|com|avec|sur|via|par|su|tramite)(?: (?:our|the|own|my|unser\p{L}*|el|la|o|a|le))?\s$/u;

/** Without those that are only named beside the one that is chosen. */
function withoutRivals(known: readonly Integration[], low: string): Integration[] {
  const groupOf = ({ carries }: Integration) => carries.split(/[ ,]/)[0] ?? '';
  const isTaken = ({ words }: Integration) =>
    words.some((word) => placesOf(low, word).some((at) => TAKEN.test(low.slice(0, at))));
  return known.filter((one) => {
    const rivals = known.filter((other) => other !== one && groupOf(other) === groupOf(one));
    return !ONE_OF.has(groupOf(one)) || isTaken(one) || !rivals.some(isTaken);
  });
}

/** Where a house talks to each other, heard by less than its whole name: "we're on Azure DevOps + Teams". */
const isRoom = (integration: string) => (technology: Technology) =>
  technology.slot === 'chat' && technology.name === integration;

/** Boards that stand in the house already, of a product that is no device itself. */
function devicesThere({ platform, constraints, idea, context }: Understanding): Integration[] {
  if (platform === 'device' || isServer(`${idea} ${context}`)) return [];
  return constraints.technologies
    .filter(({ slot }) => slot === 'device')
    .map(({ name }) => ({
      name: `${name} boards`,
      words: [],
      carries: 'what each board reads and what it is told to do',
      tech: `${constraints.technologies.some((one) => one.name === 'Bluetooth') ? 'Bluetooth Low Energy' : 'MQTT'} to the ${name} boards that are there`,
    }));
}

/** What the stack is built with is no partner. */
const choices = lazy(() =>
  technologies()
    .filter(({ slot }) => slot !== 'other' && slot !== 'chat')
    .flatMap(({ words }) => words),
);

/** "We left Salesforce last year": whatever else is said of it. */
const isLeft = (low: string, word: string) =>
  placesOf(low, word).some((at) => LEFT.test(low.slice(Math.max(0, at - LEFT_REACH), at)));
const LEFT_REACH = 30;
const LEFT = /\b(?:left|quit|dropped|ditched|abandoned|cancelled|canceled|(?:moved|switched|got) (?:off|away from)) $/;

/** Neither ruled out nor only where people talk today: "our WhatsApp group is chaos". */
const isUsed = (low: string, at: number, word: string) =>
  !isPlainWord(low, at, word) && !isNegatedAt(low, at, word.length) && !isTalkedOver(low, at, word.length);
