import type { App } from '../../app.ts';
import type { ModelStage } from '../../by-stage.ts';
import { modelFor } from '../../engines/engine.ts';
import { HOST } from '../../plans/names.ts';
import type { Author } from '../../plans/versions.ts';
import type { Caller } from '../caller.ts';
import { HOST_PRICES, STAGE_PRICES } from './prices.ts';
import type { Submitted } from './submitted.ts';

/** Who wrote what is submitted, and what it costs once it is accepted. */
export interface WrittenBy extends Author {
  prices: Readonly<Record<Submitted, number>>;
  /** The run that its calls to a model were made for; a new one for each artefact unless given. */
  runId?: string;
}

/** The IDE's own model. */
export const byHost = ({ key }: Caller): WrittenBy => ({
  ...{ engine: HOST, model: null, keyId: key?.id ?? null },
  prices: HOST_PRICES,
});

/** The service's own model. */
export const byEngine = ({ engine }: App, artifact: ModelStage, run: { runId: string }): WrittenBy => ({
  ...{ engine: engine.name, model: modelFor(engine, artifact), keyId: null },
  ...{ prices: STAGE_PRICES, ...run },
});
