import type { Command } from 'commander';
import { draftReply } from '../../outreach/answers/draft-reply.ts';
import { removeDraft, updateDraft } from '../../outreach/answers/drafts.ts';
import { sendDraft } from '../../outreach/answers/send-draft.ts';
import type { Draft } from '../../outreach/shapes/draft.ts';
import {
  given,
  inWorkspace,
  type OutreachFlags,
  readGiven,
  refuseNothing,
  withOutreachFlags,
} from '../outreach-flags.ts';
import { tellDone } from '../tell.ts';
import { print, printJson, say } from '../terminal.ts';

interface WordFlags extends OutreachFlags {
  text?: string;
  subject?: string;
}

/** `planwright draft …`: answers to replies, before they are sent. */
export function defineDraft(command: Command): void {
  withWords(one(command, 'edit', 'Change a draft')).action(edit);
  one(command, 'send', 'Send a draft, once').action(send);
  one(command, 'remove', 'Remove a draft').action(remove);
}

/** `planwright reply draft`: stands with the replies, for it is asked of one. */
export function defineReplyDraft(command: Command): void {
  withWords(
    withOutreachFlags(command.command('draft').description('Draft an answer to a reply').argument('<id>', 'Reply id')),
  ).action(draft);
}

const one = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'Draft id'));

const withWords = (command: Command): Command =>
  command
    .option('--text <file>', 'File with your own text; - reads stdin')
    .option('--subject <subject>', 'Subject of the answer');

async function wordsOf({ text, subject }: WordFlags): Promise<Record<string, unknown>> {
  return given({ text: text === undefined ? undefined : await readGiven(text, 'text'), subject });
}

async function draft(id: string, flags: WordFlags): Promise<void> {
  const input = await wordsOf(flags);
  const { signal } = new AbortController();
  const written = await inWorkspace(
    flags,
    (app, workspaceId) =>
      draftReply(app, workspaceId, id, {
        input,
        signal,
        beforeWriting: () => app.actionLimiter.take(workspaceId, 'reply_draft'),
      }),
    // Here a model is asked, where there is one.
    {},
  );
  tellDraft(written, flags.json);
}

async function edit(id: string, flags: WordFlags): Promise<void> {
  const words = await wordsOf(flags);
  refuseNothing(words);
  const changed = await inWorkspace(flags, (app, workspaceId) => updateDraft(app, workspaceId, id, words));
  tellDraft(changed, flags.json);
}

async function send(id: string, flags: OutreachFlags): Promise<void> {
  const mail = await inWorkspace(flags, (app, workspaceId) => sendDraft(app, workspaceId, id));
  const becomes = mail.status === 'queued' ? 'it leaves as soon as a server runs (planwright serve)' : mail.status;
  tellDone(`${id} is handed over as ${mail.id}: ${becomes}.`, mail, flags.json);
}

async function remove(id: string, flags: OutreachFlags): Promise<void> {
  await inWorkspace(flags, (app, workspaceId) => removeDraft(app, workspaceId, id));
  tellDone(`${id} is gone.`, { id, removed: true }, flags.json);
}

/** The mail on stdout, as it would read; what is to be done about it for people alone. */
function tellDraft(written: Draft, json: true | undefined): void {
  if (json) {
    printJson(written);
    return;
  }
  print(`Subject: ${written.subject}\n\n${written.bodyText}`);
  const fill = written.gaps.length === 0 ? '' : ' Fill what stands in [[ ]] first: planwright draft edit.';
  say(`${written.id}, by ${written.writtenBy}.${fill}`);
}
