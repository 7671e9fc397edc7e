import { faultSettingsSchema } from './faults.ts';
import type { StandInOptions } from './vendor.ts';

/** Reads the options of a stand-in that runs as a process of its own. Throws on a fault that does not exist. */
export function optionsFromEnv(env: Record<string, string | undefined>): StandInOptions {
  return {
    port: Number(env.MESSAGES_API_PORT ?? 0),
    ...(env.MESSAGES_API_KEY ? { apiKey: env.MESSAGES_API_KEY } : {}),
    speed: {
      firstTokenMs: Number(env.MESSAGES_API_FIRST_TOKEN_MS ?? 0),
      tokensPerSecond: Number(env.MESSAGES_API_TOKENS_PER_SECOND ?? Number.POSITIVE_INFINITY),
    },
    thinkingTokens: Number(env.MESSAGES_API_THINKING_TOKENS ?? 0),
    faults: faultSettingsSchema.parse(JSON.parse(env.MESSAGES_API_FAULTS ?? '{}')),
    // Thousands of prompts would fill the memory of a load test.
    requestsKept: 50,
  };
}
