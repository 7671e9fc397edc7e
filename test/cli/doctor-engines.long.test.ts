import { describe, expect, it } from 'vitest';
import { GET_A_MODEL } from '../../src/engines/decide.ts';
import { freshData, shellJson } from './shell.ts';

interface Check {
  name: string;
  ok: boolean;
  says: string;
}

const checksOf = (json: Record<string, unknown>): Check[] => json.checks as Check[];
describe('planwright doctor', () => {
  it.each([
    [{}, `outline (rules, no model), because no model has a key. ${GET_A_MODEL}`],
    [{ OPENAI_API_KEY: 'sk-1' }, 'openai, gpt-6.1-terra at api.openai.com, because OPENAI_API_KEY is set'],
    [
      { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', PLANWRIGHT_MODEL: 'qwen3:32b' },
      'openai, qwen3:32b at 127.0.0.1:11434, because OPENAI_BASE_URL is set',
    ],
    [
      { PLANWRIGHT_ENGINE: 'outline', ANTHROPIC_API_KEY: 'sk-1' },
      `outline (rules, no model), because PLANWRIGHT_ENGINE says so. ${GET_A_MODEL}`,
    ],
    [
      { ANTHROPIC_API_KEY: 'sk-1' },
      'anthropic, claude-sonnet-5-5 at api.anthropic.com, because ANTHROPIC_API_KEY is set',
    ],
    [
      {
        ANTHROPIC_AUTH_TOKEN: 'sk-1',
        ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/ai',
        PLANWRIGHT_MODEL: 'claude-opus-5-5, review=claude-fable-5-2',
      },
      'anthropic, claude-opus-5-5 at 127.0.0.1:9, claude-fable-5-2 for review, because ANTHROPIC_AUTH_TOKEN is set',
    ],
  ])('says which engine would write, and why, without asking it: %j', async (env, says) => {
    const { json } = await shellJson(['doctor', '--no-call'], { ...freshData(), ...env });
    expect(checksOf(json).find((check) => check.name === 'engine')).toEqual({ name: 'engine', ok: true, says });
    expect(JSON.stringify(json)).not.toContain('sk-1');
  });

  it.each([
    [{}, /^no mail leaves: .*PLANWRIGHT_PUBLIC_URL.*--demo-mail/],
    [{ PLANWRIGHT_DEMO_MAIL: 'true' }, /^a demo/],
    [{ PLANWRIGHT_PUBLIC_URL: 'https://plan.example' }, /unsubscribe at https:\/\/plan\.example/],
  ])('says whether a campaign would send: %j', async (env, says) => {
    const { json } = await shellJson(['doctor'], { ...freshData(), ...env });
    expect(checksOf(json).find((check) => check.name === 'outreach')).toMatchObject({
      ok: true,
      says: expect.stringMatching(says),
    });
  });
});
