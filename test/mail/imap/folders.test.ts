import { expect, it } from 'vitest';
import { spamFolders } from '../../../src/mail/imap/folders.ts';

const folder = (path: string, ...flags: string[]) => ({ path, flags: new Set(flags) });

it('reads as spam what the server says is, and else what is called so', () => {
  const named = [folder('INBOX'), folder('Spam'), folder('INBOX.Junk E-mail'), folder('Trash')];
  expect(spamFolders(named)).toEqual(['Spam', 'INBOX.Junk E-mail']);
  expect(spamFolders([...named, folder('Unerwünschtes', '\\junk')])).toEqual(['Unerwünschtes']);
});

it('leaves out names that hold no mail, and reads three folders at most', () => {
  expect(spamFolders([folder('Spam', '\\Noselect'), folder(`${'x/'.repeat(300)}Spam`)])).toEqual([]);
  expect(spamFolders(['a', 'b', 'c', 'd'].map((parent) => folder(`${parent}/Spam`)))).toHaveLength(3);
});
