import type { Effort } from '../../config.ts';
import { isTooLong } from '../vendor/fault.ts';
import { isOpenAi } from './access.ts';

/**
 * What of the protocol is used with an endpoint. They all speak chat completions, and each refuses or ignores other parts
 * of it: what is refused is left out, and the same call made again.
 */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'text';
  /** Whether the instruction shows the schema too: an endpoint may take `response_format` and do nothing with it. */
  schemaInWords: boolean;
  /** How the length of the answer is limited. */
  tokens: 'max_completion_tokens' | 'max_tokens' | 'none';
  /** How much a model thinks where nothing else is asked for; undefined leaves that to the endpoint. */
  effort: Effort | undefined;
  /** Words for how much to think that were refused. */
  refusedEfforts: readonly Effort[];
  stream: boolean;
  /** Whether a stream is asked to tell its tokens. */
  usage: boolean;
}

/** How an endpoint is spoken to first. */
export function firstDialect(baseUrl: string): Dialect {
  const asked = { format: 'json_schema', stream: true, usage: true, refusedEfforts: [] } as const;
  // A stage has five minutes unless set otherwise: at the vendor's own default, thinking alone could take them.
  return isOpenAi(baseUrl)
    ? { ...asked, schemaInWords: false, tokens: 'max_completion_tokens', effort: 'low' }
    : { ...asked, schemaInWords: true, tokens: 'max_tokens', effort: undefined };
}

/** How much the model is told to think: what is asked for or usual, unless it was refused. */
export function effortIn({ effort, refusedEfforts }: Dialect, asked: Effort | undefined): Effort | undefined {
  const wanted = asked ?? effort;
  return wanted !== undefined && refusedEfforts.includes(wanted) ? undefined : wanted;
}

/**
 * The dialect with which a refused call is made again: without what the complaint names, else with less help for the
 * answer's shape, at last without anything that can be left out. Undefined when there is nothing to leave out.
 */
export function simpler(dialect: Dialect, complaint: string, asked?: Effort): Dialect | undefined {
  const { tokens, format } = dialect;
  if (dialect.usage && /stream_options|include_usage/.test(complaint)) return { ...dialect, usage: false };
  const effort = effortIn(dialect, asked);
  const refusedEfforts = effort === undefined ? dialect.refusedEfforts : [...dialect.refusedEfforts, effort];
  if (effort !== undefined && complaint.includes('reasoning_effort')) return { ...dialect, refusedEfforts };
  if (tokens === 'max_tokens' && complaint.includes('max_completion_tokens')) {
    return { ...dialect, tokens: 'max_completion_tokens' };
  }
  if (tokens !== 'none' && (/max_(?:completion_)?tokens/.test(complaint) || isTooLong(complaint))) {
    return { ...dialect, tokens: 'none' };
  }
  if (isTooLong(complaint)) return undefined;
  if (dialect.stream && /"stream"|\bto stream\b|\bstreaming\b/.test(complaint)) {
    return { ...dialect, stream: false, usage: false };
  }
  if (format === 'json_schema') return { ...dialect, format: 'json_object', schemaInWords: true };
  if (format === 'json_object') return { ...dialect, format: 'text' };
  const isBare = tokens === 'none' && effort === undefined && !dialect.usage;
  return isBare ? undefined : { ...dialect, tokens: 'none', refusedEfforts, usage: false };
}
