import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openOutreach } from './outreach/outreach.ts';
import { IDEA, openRest, type Rest } from './rest.ts';

/** In which turns of the event loop ten requests of one body that is refused are answered. */
async function answersOf(rest: Rest, body: unknown): Promise<Set<number>> {
  let turn = 0;
  const at = new Set<number>();
  let open = 10;
  const answers = Array.from({ length: open }, async () => {
    const { status } = await rest.generate('architecture', body);
    expect(status).toBe(400);
    at.add(turn);
    open--;
  });
  for (; open > 0; turn++) await nextTurn();
  await Promise.all(answers);
  return at;
}

it.each([
  ['are read', `{"idea": "${'x'.repeat(100_000)}`],
  ['are checked', { idea: IDEA, research: { summary: 'x'.repeat(5_000) } }],
])('large bodies that come at once %s one at a time, and others are answered in between', async (_, body) => {
  await using rest = await openRest();
  // Two answers can fall between two looks of the test.
  expect((await answersOf(rest, body)).size).toBeGreaterThan(7);
});

it('large bodies of outreach count as those of plans do: beyond the budget they are refused', async () => {
  await using outreach = await openOutreach();
  const statuses: number[] = [];
  const lead = JSON.stringify({ email: 'ada@example.com', company: 'x'.repeat(1_000_000) });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(lead.length) };
  for (let sent = 0; sent < 24; sent++) {
    void outreach.ask('POST', '/leads', lead, { headers }).then(({ status }) => statuses.push(status));
  }
  await expect.poll(() => statuses).toContain(429);
  expect((await outreach.ask('GET', '/leads')).status).toBe(200);
});
