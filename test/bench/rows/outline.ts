import { join } from 'node:path';
import { type App, createApp } from '../../../src/app.ts';
import type { ArtifactName, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { readConfig } from '../../../src/config.ts';
import { createOutlineEngine } from '../../../src/engines/outline/index.ts';
import type { GenerationTool } from '../../../src/generation/tool.ts';
import { silentLog } from '../../../src/system/log.ts';
import type { Workers } from '../../../src/system/workers.ts';
import { generateBlueprint } from '../../../tools/generate_blueprint.ts';
import { generateResearch } from '../../../tools/generate_research.ts';
import { IDEAS } from '../../helpers/ideas.ts';
import { computeInline, inlineWorkers } from '../../helpers/inline-workers.ts';
import { compare, type Metric, type Side } from '../measure.ts';
import { planned } from '../planned.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

const SIZES = {
  full: { rounds: 5, warmUps: 1, ideas: IDEAS },
  quick: { rounds: 3, warmUps: 1, ideas: IDEAS },
  smoke: { rounds: 1, warmUps: 0, ideas: IDEAS.slice(0, 2) },
};
type Ideas = typeof IDEAS;

const METRICS: Metric[] = [
  { name: 'perSecond', unit: 'plans/s', better: 'higher' },
  { name: 'cpuPerPlan', unit: 'ms CPU/plan', better: 'lower' },
];

/**
 * Outlines, one after the other, in this process: through `generate` on a SQLite file (run, hold, checks, checkpoint,
 * charge, all synced to the disk), and by the engine alone, unchecked and not stored.
 */
export const outline: Row = {
  name: 'outline',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

async function measure({ effort }: Bench, folder: string) {
  const { ideas, ...rounds } = SIZES[effort];
  const [inThreads, inline] = await Promise.all([
    openOn(join(folder, 'threads')),
    openOn(join(folder, 'inline'), inlineWorkers),
  ]);
  try {
    const comparisonOf = (name: string, title: string, tool: GenerationTool) =>
      compare({
        name,
        title,
        metrics: METRICS,
        ...rounds,
        sides: [
          timed('through generate, on SQLite', ideas, (idea) => planned(inThreads, tool, idea)),
          timed('the same, computed on the event loop', ideas, (idea) => planned(inline, tool, idea)),
          timed('engine and checks alone, without a store', ideas, (idea) => composed(tool.stages, idea)),
        ],
      });
    return [
      ...(await comparisonOf('outline-research', 'outline engine: research', generateResearch)),
      ...(await comparisonOf('outline-blueprint', 'outline engine: a blueprint of five stages', generateBlueprint)),
    ];
  } finally {
    await Promise.all([inThreads.close(), inline.close()]);
  }
}

const openOn = (folder: string, workers?: Workers): Promise<App> =>
  createApp({
    config: readConfig({
      PLANWRIGHT_DATA_DIR: folder,
      PLANWRIGHT_ENGINE: 'outline',
      PLANWRIGHT_LOCAL_CREDITS: '1000000000',
    }),
    log: silentLog,
    ...(workers ? { workers } : {}),
  });

function timed(label: string, ideas: Ideas, work: (idea: Ideas[number]) => Promise<void>): Side {
  return {
    label,
    async run() {
      const startedAt = performance.now();
      const usedBefore = process.cpuUsage();
      for (const idea of ideas) await work(idea);
      const { user, system } = process.cpuUsage(usedBefore);
      return {
        perSecond: (ideas.length / (performance.now() - startedAt)) * 1000,
        cpuPerPlan: (user + system) / 1000 / ideas.length,
      };
    },
  };
}

const engine = createOutlineEngine();

async function composed(stages: readonly ArtifactName[], { idea, context }: Ideas[number]): Promise<void> {
  const made: PartialArtifacts = {};
  for (const stage of stages) {
    const { judged } = await engine.generate({
      stage,
      idea,
      context,
      upstream: made,
      run: { workspaceId: 'ws_1', runId: 'run_1' },
      compute: computeInline,
      prompt() {
        throw new Error('the outline engine reads no prompt');
      },
      signal: new AbortController().signal,
    });
    if (judged && 'output' in judged) Object.assign(made, { [stage]: judged.output });
  }
}
