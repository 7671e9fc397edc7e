import { beforeAll, describe, expect, it } from 'vitest';
import { CLASSIFICATIONS } from '../../src/outreach/shapes/reply.ts';
import { type LabelledReply, readReplySet, replySetFiles } from './reply-set.ts';

let open: LabelledReply[];
let heldOut: LabelledReply[];
let all: LabelledReply[];

beforeAll(async () => {
  const files = await replySetFiles();
  open = (await Promise.all(files.open.map(readReplySet))).flat();
  heldOut = await readReplySet(files.heldOut);
  all = [...open, ...heldOut];
});

describe('the replies the classifier is measured on', () => {
  it('are eleven hundred, each with an id of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(1100);
    expect(new Set(all.map((reply) => reply.id)).size).toBe(all.length);
  });

  it('show every class at least 80 times, and at least 16 times out of sight', () => {
    for (const name of CLASSIFICATIONS) {
      const ofClass = (reply: LabelledReply) => reply.classification === name;
      expect([name, all.filter(ofClass).length >= 80]).toEqual([name, true]);
      expect([name, heldOut.filter(ofClass).length >= 16]).toEqual([name, true]);
    }
  });

  it('come in fourteen languages with at least 25 replies each, and about a third in English', () => {
    const counts = countBy(all, (reply) => reply.language);
    expect([...counts.values()].filter((count) => count >= 25).length).toBeGreaterThanOrEqual(14);
    expect((counts.get('en') ?? 0) / all.length).toBeGreaterThan(0.3);
    expect((counts.get('en') ?? 0) / all.length).toBeLessThan(0.4);
  });

  it('have in the held-out file every language that the open ones have often', () => {
    const often = [...countBy(open, (reply) => reply.language)].filter(([, count]) => count >= 20);
    const held = countBy(heldOut, (reply) => reply.language);
    expect(often.map(([language]) => language).filter((language) => (held.get(language) ?? 0) < 4)).toEqual([]);
  });

  it('are hard at least a third of the time, in the open and out of sight', () => {
    for (const replies of [open, heldOut]) {
      expect(replies.filter((reply) => reply.hard).length / replies.length).toBeGreaterThan(1 / 3);
    }
  });

  it('are held out for a fifth', () => {
    expect(heldOut.length / all.length).toBeGreaterThan(0.19);
    expect(heldOut.length / all.length).toBeLessThan(0.21);
  });

  it('come from people and companies that do not exist', () => {
    expect(all.filter((reply) => !/\.example>?$/.test(reply.from)).map((reply) => reply.id)).toEqual([]);
    expect(twice(all.map((reply) => reply.from))).toEqual([]);
  });

  it('never say the same text twice, whatever its case, spaces and stops', () => {
    expect(twice(all.map((reply) => plain(reply.text)))).toEqual([]);
  });

  it('are written in other words out of sight than in the open: no six words in a row are the same', () => {
    const known = new Set(open.flatMap(runs));
    expect(heldOut.flatMap(runs).filter((run) => known.has(run))).toEqual([]);
  });
});

function countBy<T>(values: readonly T[], key: (value: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(key(value), (counts.get(key(value)) ?? 0) + 1);
  return counts;
}

const twice = (values: readonly string[]) =>
  [...countBy(values, (value) => value)].filter(([, count]) => count > 1).map(([value]) => value);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{So}]+/gu) ?? [];

/** The words alone; a text without any, such as a single full stop, is itself. */
const plain = (text: string) => words(text).join(' ') || text;

function runs(reply: LabelledReply): string[] {
  const all = words(reply.text);
  return all.slice(5).map((_, index) => all.slice(index, index + 6).join(' '));
}
