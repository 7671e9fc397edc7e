import { type Served, startServed } from '../../helpers/served.ts';

/** One of the servers; it has several lives, each a process on a port of its own. */
export interface Member {
  served: Served;
  /** Counts the times it was killed: an answer may only fail to come when this has changed meanwhile. */
  life: number;
  alive: boolean;
}

/** Several `planwright serve` on one database, of which now and then one is killed without a word and started again. */
export class Fleet {
  #env: Record<string, string>;
  #stderr: string[] = [];
  readonly members: Member[] = [];

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(count: number): Promise<void> {
    const served = await Promise.all(Array.from({ length: count }, () => startServed(this.#env)));
    for (const one of served) this.members.push({ served: one, life: 0, alive: true });
  }

  /** One that lives; all of them are never dead at once. */
  pick(random: () => number): Member {
    const alive = this.members.filter((one) => one.alive);
    const member = alive[Math.floor(random() * alive.length)];
    if (!member) throw new Error('no server lives');
    return member;
  }

  async killAndRestart(index: number): Promise<void> {
    const member = this.members[index % this.members.length];
    if (!member) return;
    member.alive = false;
    member.life++;
    await member.served.process.kill('SIGKILL');
    this.#stderr.push(member.served.process.stderr());
    member.served = await startServed(this.#env);
    member.alive = true;
  }

  /** What all of them wrote on stderr in all their lives. */
  stderr(): string[] {
    return [...this.#stderr, ...this.members.map((one) => one.served.process.stderr())];
  }

  /** Memory of each that lives, as its own metrics tell: all of it and the heap's part, in MiB. */
  async memory(): Promise<string> {
    const texts = await Promise.all(
      this.members
        .filter((one) => one.alive)
        .map(async ({ served }) => (await fetch(`${served.url}/metrics`).catch(() => undefined))?.text() ?? ''),
    );
    const mebibytes = (text: string, name: string) =>
      Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20);
    return texts
      .map((text) => [mebibytes(text, 'process_resident_memory_bytes'), mebibytes(text, 'nodejs_heap_size_used_bytes')])
      .map(([all, heap]) => `${all} (${heap})`)
      .join(' ');
  }
}
