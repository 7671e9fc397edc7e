import { expect, it } from 'vitest';
import { folderOf, validate } from './open-spec.ts';
import { exported, smallPlan } from './plans.ts';

it('OpenSpec itself accepts an export, by its strict rules', async () => {
  expect(await validate(folderOf(exported('openspec', smallPlan())))).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 passed, 0 failed'),
  });
});
