// The stand-in for the vendor's API as a process of its own. Prints { "url", "apiKey" } once it listens. All settings are
// optional: MESSAGES_API_PORT, MESSAGES_API_KEY, MESSAGES_API_FIRST_TOKEN_MS, MESSAGES_API_TOKENS_PER_SECOND,
// MESSAGES_API_THINKING_TOKENS, MESSAGES_API_FAULTS (FaultSettings as JSON). PUT /control changes the faults.
import { startMessagesApi } from '../messages-api/messages-api.ts';
import { optionsFromEnv } from '../messages-api/options-from-env.ts';

const api = await startMessagesApi(optionsFromEnv(process.env));
process.stdout.write(`${JSON.stringify({ url: api.url, apiKey: api.apiKey })}\n`);
process.once('SIGTERM', () => void api.close());
