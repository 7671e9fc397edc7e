import type { ArtifactName, Artifacts } from '../../src/artifacts/artifacts.ts';
import type { Engine } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { plainArtifacts } from './plain-artifacts.ts';
import { plainBrief } from './plain-brief.ts';

/** Answers each stage at once with a fixed artefact; the five name the same things, and the brief demands nothing. */
export function fixtureEngine(artifacts: Artifacts = plainArtifacts): CountingEngine {
  const asked: ArtifactName[] = [];
  return {
    name: 'outline',
    model: null,
    version: 'fixture-1',
    writes: 'stored',
    asked,
    async generate({ stage, signal, idea, context }) {
      if (signal.aborted) throw aborted();
      if (stage === 'brief') return { output: plainBrief(idea, context) };
      asked.push(stage);
      return { output: structuredClone(artifacts[stage]) };
    },
  };
}

/** The same by a model of this name, which reads ten tokens and writes two for each artefact. */
export function modelEngine(model: string): CountingEngine {
  const inner = fixtureEngine();
  return {
    ...inner,
    name: 'anthropic',
    model,
    async generate(request) {
      const answer = await inner.generate(request);
      return request.stage === 'brief' ? answer : { ...answer, usage: { inputTokens: 10, outputTokens: 2 } };
    },
  };
}

/** An engine that remembers which stages it was asked for, in order. */
export interface CountingEngine extends Engine {
  asked: readonly ArtifactName[];
}

/** Holds stages back until the test lets them through. */
export class Gate {
  #open = new Set<ArtifactName | 'all'>();
  #waiting: { stage: ArtifactName; pass: () => void }[] = [];
  #arrivals: { stage: ArtifactName; arrived: () => void }[] = [];

  /** Lets a stage through, now and later; without a stage, all of them. */
  open(stage: ArtifactName | 'all' = 'all'): void {
    this.#open.add(stage);
    for (const one of this.#waiting.filter((waiting) => this.#isOpen(waiting.stage))) one.pass();
    this.#waiting = this.#waiting.filter((waiting) => !this.#isOpen(waiting.stage));
  }

  /** Resolves once a stage waits at the gate: the run is then surely in it. */
  reached(stage: ArtifactName): Promise<void> {
    if (this.waiting.includes(stage)) return Promise.resolve();
    return new Promise((arrived) => this.#arrivals.push({ stage, arrived }));
  }

  /** The stages that wait now. */
  get waiting(): ArtifactName[] {
    return this.#waiting.map((one) => one.stage);
  }

  /** Resolves when the stage may go on; rejects as soon as the signal aborts. */
  pass({ stage, signal }: { stage: ArtifactName; signal: AbortSignal }): Promise<void> {
    if (signal.aborted) return Promise.reject(aborted());
    if (this.#isOpen(stage)) return Promise.resolve();
    return new Promise((pass, reject) => {
      const waiter = { stage, pass };
      this.#waiting.push(waiter);
      for (const one of this.#arrivals.filter((arrival) => arrival.stage === stage)) one.arrived();
      this.#arrivals = this.#arrivals.filter((arrival) => arrival.stage !== stage);
      const abort = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiter);
        reject(aborted());
      };
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  #isOpen(stage: ArtifactName): boolean {
    return this.#open.has('all') || this.#open.has(stage);
  }
}

/** Each stage but the brief waits at the gate before the inner engine answers it; it honours the signal. */
export function slowEngine(inner: Engine, gate: Gate): Engine {
  return {
    name: inner.name,
    model: inner.model,
    version: inner.version,
    writes: inner.writes,
    async generate(request) {
      const { stage, signal } = request;
      if (stage !== 'brief') await gate.pass({ stage, signal });
      return inner.generate(request);
    },
  };
}

/** Rejects every stage, or only the one named, with the error. */
export function failingEngine(
  error: unknown = new AppError('engine_unavailable', 'The engine is away.'),
  only?: ArtifactName,
): CountingEngine {
  const inner = fixtureEngine();
  return {
    ...inner,
    async generate(request) {
      const answer = await inner.generate(request);
      if (only === undefined || only === request.stage) throw error;
      return answer;
    },
  };
}

const aborted = (): Error => new DOMException('The run was stopped.', 'AbortError');
