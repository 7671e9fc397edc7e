import { freePort } from '../helpers/free-port.ts';
import { type Served, startServed } from '../helpers/served.ts';

type Member = Pick<Served, 'process' | 'url'>;

/** Real `serve` processes on one database, of which any may die at any moment; another takes its place. */
export class Fleet {
  readonly #env: Record<string, string>;
  #alive: Member[] = [];
  #all: Member[] = [];
  #starting = new Set<Promise<void>>();
  #ended = false;
  kills = 0;

  private constructor(env: Record<string, string>) {
    this.#env = env;
  }

  static async start(env: Record<string, string>, count: number): Promise<Fleet> {
    const fleet = new Fleet(env);
    for (let member = 0; member < count; member++) await fleet.#join();
    return fleet;
  }

  /** Where one of them answers; undefined while none lives. */
  url(chance: number): string | undefined {
    return this.#alive[Math.floor(chance * this.#alive.length)]?.url;
  }

  /** `kill -9` of one of them, at once; its successor starts meanwhile. */
  kill(chance: number): void {
    const [victim] = this.#alive.splice(Math.floor(chance * this.#alive.length), 1);
    if (!victim || this.#ended) return;
    this.kills += 1;
    victim.process.child.kill('SIGKILL');
    const started = this.#join().finally(() => this.#starting.delete(started));
    this.#starting.add(started);
    // Told by stop().
    started.catch(() => undefined);
  }

  /** Stops all in good order. Throws when one did not end so, or when a successor did not start. */
  async stop(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#starting);
    const exits = await Promise.all(this.#alive.splice(0).map(({ process }) => process.kill('SIGTERM')));
    const bad = exits.find(({ code }) => code !== 0);
    if (bad) throw new Error(`A process ended with ${JSON.stringify(bad)}.`);
  }

  /** What they have logged as errors, in all. */
  errors(): string[] {
    return this.#all.flatMap(({ process }) => process.stderr().split('\n').filter(Boolean));
  }

  async #join(): Promise<void> {
    // What it prints is its public address, where it cannot be reached from here.
    const port = await freePort();
    const { process } = await startServed(this.#env, { port });
    const served = { process, url: `http://127.0.0.1:${port}` };
    this.#all.push(served);
    this.#alive.push(served);
  }
}
