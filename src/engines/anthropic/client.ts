import type Anthropic from '@anthropic-ai/sdk';
import type { ModelRequest } from '../model.ts';
import { type FetchWatch, watchedFetch } from '../vendor/watched-fetch.ts';

/** Who calls the Messages API, and where. One of the two credentials must be there; the key goes before the token. */
export interface Access {
  apiKey: string | undefined;
  authToken: string | undefined;
  baseUrl: string;
}

/** Attempts after the first that the SDK makes by itself: on 408, 409, 429, 5xx, 529 and connections that fail. */
const SDK_RETRIES = 2;
/** Milliseconds until headers must have come: a stage's own limit. The caller's signal ends a call at any time. */
const TIMEOUT_MS = 5 * 60_000;
/** Seconds a stage waits before a retry when it is told to: all of it must fit into five minutes. */
const RETRY_AFTER_SECONDS_MAX = 60;
/** Bytes of an answer as it comes over the wire: about 100 for each token, of which a request allows 32,000. */
const BYTES_MAX = 16 * 2 ** 20;

const nothing = () => undefined;
/** The SDK's own logger writes to stdout, which is the protocol's, and has prompts and answers in it. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * A client for one call. Everything is said here, so that nothing is taken from the environment or from profiles on
 * disk: not the credential, not the address, not the log level, no tracing. The SDK is loaded with the first call, so
 * that a process that never asks a model pays nothing for it.
 */
export async function openClient(
  access: Access,
  {
    waitSecondsMax,
    limitMs = TIMEOUT_MS,
    ...watch
  }: Pick<FetchWatch, 'clock' | 'idleMs' | 'onIdle' | 'tellsBusy'> & Pick<ModelRequest, 'waitSecondsMax' | 'limitMs'>,
): Promise<Anthropic> {
  const { Anthropic } = await import('@anthropic-ai/sdk');
  const { apiKey = null, authToken = null, baseUrl } = access;
  return new Anthropic({
    ...(apiKey === null ? { authToken } : { apiKey }),
    webhookKey: null,
    baseURL: baseUrl,
    maxRetries: SDK_RETRIES,
    timeout: Math.max(TIMEOUT_MS, limitMs),
    logger: SILENT,
    logLevel: 'off',
    openTelemetry: { traces: false, propagation: false },
    fetch: watchedFetch({
      ...watch,
      retryAfterSecondsMax: Math.min(RETRY_AFTER_SECONDS_MAX, waitSecondsMax ?? RETRY_AFTER_SECONDS_MAX),
      bytesMax: BYTES_MAX,
    }),
  });
}

/** Sent with each call: ANTHROPIC_CUSTOM_HEADERS, which the SDK reads by itself, may add headers but no credential. */
export const credentialHeaders = ({ apiKey, authToken }: Access): Record<string, string | null> => ({
  authorization: `Bearer ${apiKey ?? authToken}`,
  'x-api-key': null,
});

/** The variable to mend when the credential is refused. */
export const credentialName = ({ apiKey }: Access): string =>
  apiKey === undefined ? 'ANTHROPIC_AUTH_TOKEN' : 'ANTHROPIC_API_KEY';
