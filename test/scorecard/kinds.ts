import type { Mutator } from './mutator.ts';
import { edgeDropped, stateWithoutExit, transitionDropped } from './mutators/architecture.ts';
import { demandUncited, figureDropped, guardUncited, prohibitionBroken } from './mutators/demands.ts';
import { fieldRemoved, fieldRenamed, optionalMadeRequired, shownNeverRead } from './mutators/fields.ts';
import { operationDropped, pathRenamed } from './mutators/operations.ts';
import { featureLater } from './mutators/phases.ts';
import { criterionLost, dependencyLost, operationLost, promptMovedEarlier } from './mutators/prompts.ts';
import { rowDeleted, writeDropped } from './mutators/rows.ts';

/** A way to break a plan. `thing`: something is removed, renamed, required or ruled out. `flow`: the order is broken. */
export interface Kind {
  name: string;
  group: 'thing' | 'flow';
  mutate: Mutator;
}

/** Every way to break a plan: one line a kind. */
export const KINDS: readonly Kind[] = [
  { name: 'field-removed', group: 'thing', mutate: fieldRemoved },
  { name: 'field-renamed', group: 'thing', mutate: fieldRenamed },
  { name: 'optional-made-required', group: 'thing', mutate: optionalMadeRequired },
  { name: 'shown-never-read', group: 'thing', mutate: shownNeverRead },
  { name: 'operation-dropped', group: 'thing', mutate: operationDropped },
  { name: 'path-renamed', group: 'thing', mutate: pathRenamed },
  { name: 'write-dropped', group: 'thing', mutate: writeDropped },
  { name: 'demand-uncited', group: 'thing', mutate: demandUncited },
  { name: 'guard-uncited', group: 'thing', mutate: guardUncited },
  { name: 'prohibition-broken', group: 'thing', mutate: prohibitionBroken },
  { name: 'figure-dropped', group: 'thing', mutate: figureDropped },
  { name: 'criterion-lost', group: 'thing', mutate: criterionLost },
  { name: 'operation-lost', group: 'thing', mutate: operationLost },
  { name: 'transition-dropped', group: 'flow', mutate: transitionDropped },
  { name: 'state-without-exit', group: 'flow', mutate: stateWithoutExit },
  { name: 'edge-dropped', group: 'flow', mutate: edgeDropped },
  { name: 'dependency-lost', group: 'flow', mutate: dependencyLost },
  { name: 'prompt-moved-earlier', group: 'flow', mutate: promptMovedEarlier },
  { name: 'feature-later', group: 'flow', mutate: featureLater },
  { name: 'row-deleted', group: 'flow', mutate: rowDeleted },
];
