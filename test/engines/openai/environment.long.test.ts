import { expect, it } from 'vitest';
import { freshData, shell } from '../../cli/shell.ts';
import { CHAT_MODEL } from '../../helpers/chat-api/chat-api.ts';
import { endpoint } from './ask.ts';

const IDEA = 'A booking app for mobile dog groomers with SMS reminders and deposits';

it('plans with a server of one’s own that asks for no key, and says who wrote', async () => {
  const api = await endpoint({ apiKey: '' });
  const env = { ...freshData(), OPENAI_BASE_URL: `${api.url}/v1/`, PLANWRIGHT_MODEL: CHAT_MODEL };
  const { code, stdout, stderr } = await shell(['generate', 'research', IDEA, '--json'], {
    ...env,
    PLANWRIGHT_LOG_LEVEL: 'debug',
  });
  expect(JSON.parse(stdout).meta).toMatchObject({ engine: 'openai', model: CHAT_MODEL, creditsCharged: 25 });
  expect(code).toBe(0);
  expect(stderr).toContain('the model answered');
  for (const word of ['dog groomers', 'summary']) expect(stderr).not.toContain(word);
});

it('asks an endpoint that is set beside a key of Anthropic only when it is told to', async () => {
  const api = await endpoint();
  const env = { ...freshData(), ANTHROPIC_API_KEY: 'sk-ant-1', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' };
  const both = { ...env, OPENAI_BASE_URL: `${api.url}/v1`, OPENAI_API_KEY: api.apiKey, PLANWRIGHT_MODEL: CHAT_MODEL };
  const { stderr } = await shell(['generate', 'research', IDEA, '--json'], both);
  expect(stderr).toContain('ANTHROPIC_BASE_URL');
  expect(api.total).toBe(0);
  const { stdout } = await shell(['generate', 'research', IDEA, '--json'], { ...both, PLANWRIGHT_ENGINE: 'openai' });
  expect(JSON.parse(stdout).meta).toMatchObject({ engine: 'openai' });
});

it('says at the start what is missing', async () => {
  const env = { ...freshData(), PLANWRIGHT_ENGINE: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  expect((await shell(['generate', 'research', IDEA], env)).stderr).toContain('Set PLANWRIGHT_MODEL to its id there');
});
