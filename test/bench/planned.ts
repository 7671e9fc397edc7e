import type { App } from '../../src/app.ts';
import type { Caller } from '../../src/generation/caller.ts';
import { generate } from '../../src/generation/generate.ts';
import type { GenerationTool } from '../../src/generation/tool.ts';

/** A run of its own for the idea, to its end. Throws unless it succeeds. */
export async function planned(app: App, tool: GenerationTool, idea: { idea: string; context?: string }): Promise<void> {
  const { id, name, tier } = await app.workspaces.ensureLocal(app.config.localCredits);
  const caller: Caller = {
    workspace: { id, name, tier },
    key: undefined,
    requestId: app.ids.next('request'),
    signal: new AbortController().signal,
  };
  const { run } = await generate(app, caller, tool, idea, {
    sameness: { kind: 'fresh' },
    waitMs: Number.POSITIVE_INFINITY,
  });
  if (run.status !== 'succeeded') throw new Error(`a run ended as ${run.status}`);
}
