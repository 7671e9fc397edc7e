import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bundled } from '../helpers/processes.ts';
import { getAskers } from './load/askers.ts';
import { load } from './load/load.ts';
import { compare } from './measure.ts';
import { report } from './report.ts';
import type { Bench } from './row.ts';
import { ROWS } from './rows/index.ts';

describe('the bench', () => {
  it.each(ROWS)('measures $name beside its peers', async (row) => {
    const bench: Bench = { planwright: bundled('src/cli/main.ts'), effort: 'smoke', say: () => undefined };
    const measured = await row.run(bench);
    expect(new Set(measured.map((one) => one.name)).size).toBe(measured.length);
    for (const { name, ours, peers } of measured) {
      expect(peers.length, name).toBeGreaterThan(0);
      for (const side of [ours, ...peers]) expect(Number.isFinite(side.median), `${name} of ${side.label}`).toBe(true);
    }
    expect(report(measured)).toContain(measured[0]?.title);
  });

  it('takes turns, leaves the warm-up out, and calls the worse tenth p90 whatever is better', async () => {
    const order: string[] = [];
    const side = (label: string, figures: number[]) => ({
      label,
      run: async () => {
        order.push(label);
        return { speed: figures.shift() ?? Number.NaN };
      },
    });
    const [speed] = await compare({
      name: 'row',
      title: 'a row',
      metrics: [{ name: 'speed', unit: 'calls/s', better: 'higher' }],
      rounds: 3,
      warmUps: 1,
      sides: [side('ours', [999, 10, 30, 20]), side('theirs', [1, 5, 5, 5])],
    });
    expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs', 'theirs', 'ours']);
    expect(speed).toMatchObject({
      name: 'row.speed',
      ours: { median: 20, p90: 10, rounds: [10, 30, 20] },
      peers: [{ label: 'theirs', median: 5, ratio: 4 }],
    });
  });
});

describe('the load', () => {
  it('counts only right answers, chunked or with a length, and stops at a wrong one', async () => {
    let answered = 0;
    const server = createServer((request, response) => {
      answered++;
      response.statusCode = request.url === '/busy' && answered > 50 ? 429 : 200;
      if (answered % 2) response.end('{"fine":true}');
      else response.write('{"fine":', () => response.end('true}'));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    // A server on a port has an address with one.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { calls, p50, p99 } = await load(getAskers({ url: `${url}/`, expect: 'fine' }, 4), { calls: 40 });
      expect([calls, answered]).toEqual([40, 40]);
      expect(p99).toBeGreaterThanOrEqual(p50);
      const busy = load(getAskers({ url: `${url}/busy`, expect: 'fine' }, 4), { calls: 40 });
      await expect(busy).rejects.toThrow('a wrong answer under load, 429');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
