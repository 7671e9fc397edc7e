import type { App } from '../../src/app.ts';
import type { Caller } from '../../src/generation/caller.ts';
import { type Generated, type GenerateOptions, generate } from '../../src/generation/generate.ts';
import { generationTools } from '../../tools/generation.ts';
import { PLAIN_IDEA } from './plain-artifacts.ts';
import { seedWorkspace } from './test-app.ts';

/** A caller with a workspace of its own, as a door would have made it out. */
export async function newCaller(app: App, seed: Parameters<typeof seedWorkspace>[1] = {}): Promise<Caller> {
  const { key } = await seedWorkspace(app, seed);
  const principal = await app.keys.authenticate(key.secret);
  return { ...principal, requestId: app.ids.next('request'), signal: new AbortController().signal };
}

/** Calls a tool by its name with a sound idea, to its end, as REST does without an Idempotency-Key. */
export function run(
  app: App,
  caller: Caller,
  toolName: string,
  { input = {}, ...options }: { input?: object } & Partial<GenerateOptions> = {},
): Promise<Generated> {
  const tool = generationTools.get(toolName);
  if (!tool) throw new Error(`no tool ${toolName}`);
  const call = { idea: PLAIN_IDEA, ...input };
  return generate(app, caller, tool, call, {
    sameness: { kind: 'fresh' },
    waitMs: Number.POSITIVE_INFINITY,
    ...options,
  });
}

/** What the ledger says: balance and what is held of it. */
export const creditsOf = (app: App, caller: Caller) => app.ledger.balance(caller.workspace.id);
