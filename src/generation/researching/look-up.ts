import type { App } from '../../app.ts';
import { valueFor } from '../../by-stage.ts';
import type { EngineRequest } from '../../engines/engine.ts';
import { SearchFailed } from '../../engines/search/search-endpoint.ts';
import { statusOf } from '../../engines/vendor/fault.ts';
import { AppError } from '../../errors.ts';
import { callEngine, type RunLabels } from '../engine-call.ts';
import { dayOf } from '../prompts/day.ts';
import { TooLate, withDeadline } from './deadline.ts';
import { type AskStep, type Finding, type Findings, NOTHING_FOUND } from './findings.ts';
import { lookUpPrompt } from './look-up-prompt.ts';
import { notesWith, numberSources } from './number-sources.ts';
import { searchAtEndpoint } from './search-at-endpoint.ts';
import { searchWithModel } from './search-with-model.ts';
import { WHY_NO_ANSWER, WHY_NOT } from './why-not.ts';

/** Milliseconds for looking up: most of a stage's time is for the research itself, and for mending it. */
export const lookUpMs = ({ config }: Pick<App, 'config'>): number =>
  valueFor(config.stageMinutes, 'research') * 60_000 * 0.4;

export interface LookUpRequest
  extends Pick<EngineRequest, 'idea' | 'context' | 'brief' | 'signal' | 'onTurn' | 'compute'> {
  run: RunLabels;
}

/** Whether research is written from a search: there is one, and it is not switched off. */
export const canLookUp = ({ config, search, engine }: Pick<App, 'config' | 'search' | 'engine'>): boolean =>
  config.search !== 'off' && engine.model !== null && (search !== undefined || engine.searches === true);

/**
 * Looks up what a research is written from: at the operator's endpoint where there is one, else with the model's own
 * search. Whatever goes wrong with that is told as a warning and never fails a run. Rejects with the signal's reason, and
 * with errors that are not about looking up.
 */
export async function lookUp(app: App, request: LookUpRequest): Promise<Findings> {
  const { search } = app;
  if (!canLookUp(app)) return NOTHING_FOUND;
  const ms = lookUpMs(app);
  const found: Finding = { pages: [], prose: [], warnings: [] };
  const failed = await withDeadline(app, { ms, signal: request.signal }, ({ signal, onTurn }) => {
    const tellTurn = () => {
      onTurn();
      request.onTurn?.();
    };
    const ask = stepsOf(app, { ...request, signal, onTurn: tellTurn }, found);
    return search ? searchAtEndpoint(search, ask, found, signal) : searchWithModel(ask, found);
  }).catch((error: unknown) => {
    if (request.signal.aborted) throw request.signal.reason;
    return whyNot(error, ms);
  });
  const sources = numberSources(found.pages, dayOf(app.clock.now()));
  const why = failed ?? (sources.length === 0 ? WHY_NOT.nothing : undefined);
  const has = sources.length === 0 ? 'no sources, and nothing in it was looked up' : 'fewer sources than it could have';
  return {
    sources,
    notes: found.prose.length === 0 ? undefined : notesWith(found.prose, sources),
    warnings: [...found.warnings, ...(why === undefined ? [] : [`The research has ${has}: ${why}`])],
  };
}

/** Each step is a call of its own, so that whatever is checked between calls is checked between these too. */
function stepsOf(app: App, { run, ...request }: LookUpRequest, { warnings }: Finding): AskStep {
  let attempt = 0;
  return async ({ task, ...step }) => {
    const prompt = () => lookUpPrompt(request, step);
    const call = { ...request, stage: 'research' as const, task, upstream: {}, prompt };
    const answer = await callEngine(app, call, { run, attempt: ++attempt });
    request.signal.throwIfAborted();
    warnings.push(...(answer.warnings ?? []));
    return answer;
  };
}

/** Throws what is not about looking up, such as a run that may not go on. */
function whyNot(error: unknown, ms: number): string {
  if (error instanceof TooLate) return WHY_NOT.late(ms);
  if (error instanceof SearchFailed) return WHY_NO_ANSWER[error.code];
  if (!(error instanceof AppError)) throw error;
  if (statusOf(error) === 400) return WHY_NOT.refused;
  if (error.code === 'unprocessable') return WHY_NOT.declined;
  if (error.code === 'engine_unavailable' || error.code === 'engine_timeout') return WHY_NOT.failed;
  throw error;
}
