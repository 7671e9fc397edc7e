import { expect, it } from 'vitest';
import { stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';

it('offers its user to plan a product and to build from a plan', async () => {
  const { client } = await stdioClient();
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['plan', 'build', 'revise']);
  const { messages } = await client.getPrompt({ name: 'plan', arguments: { idea: PLAIN_IDEA } });
  expect(messages).toMatchObject([{ role: 'user', content: { text: expect.stringContaining(`Idea: ${PLAIN_IDEA}`) } }]);
  await expect(client.getPrompt({ name: 'build' })).rejects.toThrow('The prompt build needs plan.');
  await expect(client.getPrompt({ name: 'destroy' })).rejects.toThrow('use one of plan, build, revise');
});
