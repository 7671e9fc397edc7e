import type { Design } from '../../design/design.ts';
import { isMechanism } from '../../design/mechanisms/build.ts';
import { pick } from '../../language/hash.ts';
import { list } from '../../language/inflect.ts';
import { draftFeatures } from '../features/features.ts';
import { nearest } from './competitors.ts';
import { type House, houseGate, houseOf } from './own-house.ts';
import { priceOf } from './price.ts';

/** What to do first, what would stop it, and what was assumed, in one sentence. */
export function recommend(design: Design): string {
  const house = houseOf(design);
  return [house ? buildOrBuy(design, house) : proveFirst(design), assumed(design)].filter(Boolean).join(' ');
}

function proveFirst(design: Design): string {
  const { people, entities, key } = design;
  const main = entities[0]?.many ?? 'entries';
  const asked = priceOf(design);
  const test = design.kind
    ? pick(
        [
          `Before building, watch five ${people.user.group} at it for an hour each, as they do it today`,
          `Ask six ${people.user.group} to show, step by step, how they did it last time`,
          `Spend a morning each with four ${people.user.group} while they do it their own way`,
          `For two weeks, do it by hand for five ${people.user.group}`,
        ],
        key,
      )
    : pick(
        [
          `Before building, sit with five ${people.user.group} at their ${main}`,
          `Look after the ${main} of ten ${people.user.group} by hand`,
          `Let eight ${people.user.group} show where ${main} last went wrong`,
        ],
        key,
      );
  const payers = asked.payer[1];
  const go =
    asked.model === 'donation'
      ? 'Go on if three of them come back unasked in week two.'
      : asked.model === 'commission' && asked.named
        ? `Go on if three deals are closed by hand with ${asked.price} paid.`
        : `Go on if three ${payers} pay ${asked.price} in advance.`;
  return `${test}. Build "${firstFeature(design)}" first. ${go} If fewer do, stop or change the audience.`;
}

function buildOrBuy(design: Design, house: House): string {
  const rivals = nearest(design, 2);
  const sample = house.things
    ? /\d{3}/.test(house.things.text)
      ? `fifty of the ${house.things.text}`
      : `all ${house.things.text}`
    : house.people
      ? /\d{2}/.test(house.people.text)
        ? `five of the ${house.people.text}`
        : `the ${house.people.text}`
      : `one real week`;
  const buy =
    rivals.length > 0
      ? `Try ${list(rivals, 'or')} for an afternoon with ${sample}. ${pick(BUY, `${design.key}buy`)}`
      : `Play it through on paper with ${sample} before anything is built.`;
  return `Build or buy comes first. ${buy} Else build "${firstFeature(design)}", and put it to use before the next feature. It has worked when ${houseGate(house)}; if that fails twice, go back to the old way.`;
}

const BUY = [
  'If it covers two thirds of the need, buy it.',
  'Buy it where two thirds of the need are met.',
  'Should it do two thirds of the job, take it instead.',
  'Two thirds of the need met is enough: then pay for it.',
];

/** The first feature of the matter itself, what the idea asks for before a list of things: nobody tries a product for its sign-in. */
function firstFeature(design: Design): string {
  const drafts = draftFeatures(design);
  const own = drafts.filter(({ use }) => !['accounts', 'teams', 'audit'].includes(use.capability.id));
  // As the summary of the features names them: what the idea speaks of most comes first, and what holds everywhere is no beginning.
  const [asked] = own
    .filter(
      ({ use: { because, capability }, feature, isRegister }) =>
        feature.priority === 'P0' &&
        because === 'asked' &&
        capability.id !== 'records' &&
        !capability.id.startsWith('rule-') &&
        !isRegister,
    )
    .sort(
      (a, b) => Number(isMechanism(b.use.capability)) - Number(isMechanism(a.use.capability)) || b.points - a.points,
    );
  return (asked ?? own[0] ?? drafts[0])?.feature.name ?? design.product.one;
}

/** "Assumed where the idea is silent: a responsive web app and one developer." */
function assumed(design: Design): string {
  const parts = design.assumptions
    .filter((one) => !(houseOf(design) && /price|audience|region/i.test(one)))
    .map((one) => {
      const [silence = '', taken = ''] = one.split(': ');
      return /not known/.test(silence) ? `${taken} (${silence.charAt(0).toLowerCase()}${silence.slice(1)})` : taken;
    });
  if (parts.length === 0) return '';
  return pick(
    [
      `Assumed where the idea is silent: ${list(parts)}.`,
      `Assumed, as the idea does not say: ${list(parts)}.`,
      `What the idea leaves open is assumed: ${list(parts)}.`,
    ],
    `${design.key}assumed`,
  );
}
