import { quote } from '../../artifacts/reading/names.ts';
import { counted } from '../../engines/counted.ts';
import type { ToProve } from '../../generation/building/proof.ts';
import { table } from '../terminal.ts';
import type { Seen } from './look-at-files.ts';
import type { Ran } from './run-command.ts';
import { visible } from './visible.ts';

/** What is longer is not read before it is agreed to. */
const COMMAND_CHARS_MAX = 1_000;

/** What was looked at and seen, for people. Everything from the plan is shown without what a terminal acts on. Pure. */
export function seenLines({ prompt, planId, since }: ToProve, { folder, lookedAt, withoutGit, files }: Seen): string[] {
  const written = new Date(since.at).toISOString().slice(0, 19).replace('T', ' ');
  const how = lookedAt === 'git' ? 'git' : `times of modification (${visible(withoutGit ?? '')})`;
  const rows = files.map(({ path, state, by }) => [`  ${visible(path)}`, state, by === 'time' ? 'by its time' : '']);
  return [
    `${prompt.id} ${quote(visible(prompt.name))} of ${planId}, as it reads since version ${since.version}, ${written} UTC.`,
    `Folder: ${visible(folder)}`,
    `Looked at: ${how}`,
    files.length > 0 ? table(['  FILE', 'STATE', ''], rows) : 'Neither the prompt nor the last claim names a file.',
    ...prompt.person.map(({ what, who }) => `Not checked, by hand: ${visible(what)} (${visible(who)})`),
  ];
}

const LACKING = {
  unchanged: 'has not changed since the prompt was written',
  missing: 'is missing',
  outside: 'lies outside the folder, so it was not looked at',
  unreadable: 'cannot be read as a file',
} as const;

/** What the files lack, a sentence each. Pure. */
export const filesLack = ({ files }: Seen): string[] =>
  files.flatMap(({ path, state }) => (state === 'changed' ? [] : [`${visible(path)} ${LACKING[state]}.`]));

/** Why a command is not run, whatever a person says. Pure. */
export function commandLacks(command: string | undefined, hasFiles: boolean): string[] {
  const give = 'Give one with --command "npm test".';
  if (command === undefined || command.trim() === '') {
    const nothing = hasFiles ? '' : ' No file is named either: nothing can be proven.';
    return [`There is no test command: no claim names one.${nothing} ${give}`];
  }
  if (visible(command) !== command)
    return [`The command has characters that are not seen here, or several lines; it is not run. ${give}`];
  if (command.length > COMMAND_CHARS_MAX)
    return [`The command is longer than ${COMMAND_CHARS_MAX} characters; it is not run. Put it into a script. ${give}`];
  return [];
}

/** What a command lacks that was run. Pure. */
export function runLacks({ exitCode, signal, timedOut, stoppedBy }: Ran, timeoutSeconds: number): string[] {
  if (stoppedBy !== undefined) return [`The command was stopped (${stoppedBy}).`];
  if (timedOut)
    return [`The command did not end within ${counted(timeoutSeconds, 'second')} (--timeout) and was stopped.`];
  if (exitCode === 0) return [];
  return [exitCode === null ? `The command was ended by ${signal}.` : `The command exited with ${exitCode}.`];
}

/** That a prompt is proven, and by what. Pure. */
export function provenLine(id: string, { files, commit }: Seen): string {
  const held = commit === undefined ? '' : `, in commit ${commit.slice(0, 12)}`;
  const shown =
    files.length === 0 ? 'no file is named' : `files that are there and have changed: ${files.length}${held}`;
  return `${id} is proven. The command exited with 0; ${shown}.`;
}

/** That a prompt is not proven, and what lacks. Pure. */
export function notProvenLines(id: string, lacks: readonly string[], provenBefore: boolean): string {
  const before = provenBefore ? ' It was proven before, and that stays recorded.' : '';
  return `${id} is not proven:\n${lacks.map((one) => `- ${one}`).join('\n')}\nNothing was recorded.${before}`;
}
