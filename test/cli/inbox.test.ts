import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/stores.ts';
import { bounceOf, letter } from '../outreach/inbox/pipeline/post.ts';
import { freshData, shell } from './shell.ts';

const linesOf = (stdout: string): Record<string, unknown>[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('planwright inbox inspect', () => {
  it('says of each file what it is, one line each, and keeps nothing', async () => {
    const folder = temporaryFolder();
    const file = (name: string, source: Uint8Array) => {
      writeFileSync(join(folder, name), source);
      return join(folder, name);
    };
    const quoted = 'Please call me on Tuesday at 10.\n\nOn Fri, Jan 9, 2026 Ada <ada@acme.example> wrote:\n> Hello';
    const files = [
      file('bounce.eml', bounceOf({ recipient: 'eve@corp.example', messageId: null })),
      file('reply.eml', letter({ text: quoted })),
      join(folder, 'none.eml'),
      file('away.eml', letter({ headers: ['Auto-Submitted: auto-replied'], text: 'I am out of the office.' })),
      file('own.eml', letter({ from: 'Ada@acme.example' })),
      folder,
      file('empty.eml', Buffer.from('')),
    ];
    const data = freshData();
    const said = await shell(['inbox', 'inspect', ...files, '--own', 'ada@acme.example', '--json'], data);
    expect(linesOf(said.stdout)).toEqual([
      {
        ...{
          id: files[0],
          kind: 'bounce',
          text: '',
          classification: null,
          confidence: null,
          needsAction: false,
          via: null,
        },
        bounce: {
          hard: true,
          verdict: 'recipient-gone',
          reason: 'user_unknown',
          status: '5.1.1',
          recipients: ['eve@corp.example'],
        },
      },
      {
        ...{ id: files[1], kind: 'reply', bounce: null, text: 'Please call me on Tuesday at 10.', needsAction: true },
        ...{ classification: 'meeting_request', confidence: expect.any(Number), via: expect.any(String) },
      },
      expect.objectContaining({ id: files[3], kind: 'auto', classification: 'out_of_office', via: 'headers' }),
      expect.objectContaining({ id: files[4], kind: 'own', classification: null }),
      expect.objectContaining({ id: files[6], kind: 'reply', classification: 'other', text: '' }),
    ]);
    expect(said.code).toBe(1);
    expect(said.stderr.trim().split('\n')).toEqual([
      `planwright: ${files[2]}: there is no such file`,
      `planwright: ${files[5]}: it is a folder; name its files`,
    ]);
  });

  it('reads one JSON object a line on stdin, and goes on after one that is none', async () => {
    const lines = [
      JSON.stringify({ id: 'a', subject: 'Re: x', from: 'Eve <eve@corp.example>', text: 'Remove me.\n\n> Hello' }),
      'no json',
      '',
      JSON.stringify({ id: 'b', text: 7 }),
      JSON.stringify({ id: 'c', headers: { 'Auto-Submitted': 'auto-replied' }, text: 'We have received your mail.' }),
      JSON.stringify({ text: 'x'.repeat(5_000_000) }),
      JSON.stringify({ subject: null, text: 'Was kostet das?' }),
    ];
    const said = await shell(['inbox', 'inspect', '--json'], freshData(), lines.join('\n'));
    expect(linesOf(said.stdout)).toMatchObject([
      { id: 'a', kind: 'reply', text: 'Remove me.', classification: 'unsubscribe_request', via: 'rules' },
      { id: 'c', kind: 'auto', classification: 'auto_reply' },
      { id: '7', kind: 'reply', classification: 'question', needsAction: true },
    ]);
    expect(said.code).toBe(1);
    expect(said.stderr).toMatch(
      /^planwright: line 2: it is no JSON.*\n.*line 4: text must be a string\.\n.*line 6: it is longer/,
    );
  });

  it('says what is missing when an engine is wanted and none is set', async () => {
    const said = await shell(['inbox', 'inspect', '--engine', '-'], { ...freshData(), PLANWRIGHT_ENGINE: 'outline' });
    expect(said).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/--engine needs a model/) });
  });
});
