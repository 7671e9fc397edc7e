import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { answerOf, serviceThat } from './anthropic/ask.ts';

/** A call that is under way at the vendor. */
interface Held {
  /** What it was asked, in one word. */
  name: string;
  answer(): void;
  refuse(status: number, headers?: Record<string, string>): void;
}

/** A vendor that answers each call when the test says so. */
export async function heldVendor() {
  const asked: string[] = [];
  const open: Held[] = [];
  let sent = '';
  const { url } = await serviceThat(
    (_request, response) => {
      const name = JSON.parse(sent).messages[0].content[0].text;
      asked.push(name);
      const held = hold(name, response, () => {
        if (open.includes(held)) open.splice(open.indexOf(held), 1);
      });
      open.push(held);
    },
    (body) => {
      sent = body;
    },
  );
  const named = (name: string): Held => {
    const one = open.find((held) => held.name === name);
    if (!one) throw new Error(`no call named ${name} is under way`);
    return one;
  };
  return {
    url,
    /** The names of all calls, in the order in which they came. */
    asked,
    open,
    named,
    /** Resolves when these calls are under way, in any order. */
    holds: (...names: string[]) => expect.poll(() => open.map(({ name }) => name).sort(), FAST).toEqual(names.sort()),
    /** Resolves when so many calls are under way. */
    holdsCalls: (count: number) => expect.poll(() => open.length, FAST).toBe(count),
  };
}

export const FAST = { timeout: 15_000, interval: 5 };

function hold(name: string, response: ServerResponse, ends: () => void): Held {
  const end = (status: number, headers: Record<string, string>, body: string) => {
    ends();
    response.writeHead(status, headers).end(body);
  };
  response.once('close', ends);
  return {
    name,
    answer: () => end(200, { 'content-type': 'text/event-stream' }, answerOf(['{}'])),
    refuse: (status, headers = {}) => end(status, headers, '{}'),
  };
}
