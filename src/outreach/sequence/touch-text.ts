import { AppError } from '../../errors.ts';
import { isGreeting } from '../inbox/trim/greeting.ts';
import { type MergeData, mergeScope, plainText } from './merge-scope.ts';
import { seedOf, tidy } from './render.ts';
import { parseTemplate, renderTemplate } from './template.ts';

export type TouchChannel = 'linkedin' | 'x' | 'phone' | 'other';

/** What a channel takes: LinkedIn's note to a new contact holds 300 characters. */
export const TOUCH_CHARS_MAX: Readonly<Record<TouchChannel, number>> = {
  linkedin: 300,
  x: 1_000,
  phone: 1_000,
  other: 1_000,
};

export interface TouchStep {
  id: string;
  channel: TouchChannel;
  /** What it should say, a template like a mail's body; null: the campaign's pitch says it. */
  note: string | null;
}

/** How another wording differs from the first. */
export interface TouchVariant {
  /** What its choices hang on. */
  seed: string;
  /** In place of the usual greeting, on the channels that have one. */
  greeting?: string | undefined;
  /** At its end, where the channel has room for it. */
  ask?: string | undefined;
}

/**
 * The words for a person to post, or for a call to keep in hand: the same each time. Throws as `renderStep` does, and
 * unprocessable when there is neither note nor pitch.
 */
export function touchText({
  step,
  pitch,
  variant,
  ...data
}: { step: TouchStep; pitch: string; variant?: TouchVariant } & MergeData): string {
  const says =
    step.note === null
      ? tidy(pitch)
      : tidy(renderTemplate(noteOf(step.note), mergeScope(data), variant?.seed ?? seedOf(data.lead.id, step.id)));
  if (says === '') {
    throw new AppError(
      'unprocessable',
      'The touch has nothing to say. Write a note in the step, or a pitch in the campaign.',
    );
  }
  const between = step.channel === 'linkedin' || step.channel === 'x' ? ' ' : '\n\n';
  const max = TOUCH_CHARS_MAX[step.channel];
  const beginning = beginningOf(step.channel, says, { ...data, greeting: variant?.greeting });
  const whole = beginning === '' ? says : `${beginning}${between}${says}`;
  const asking = variant?.ask === undefined ? whole : `${whole}${between}${variant.ask}`;
  return fitted(asking.length <= max ? asking : whole, max);
}

/** Whom to call, or a greeting: none where the text greets itself. */
function beginningOf(channel: TouchChannel, says: string, data: MergeData & { greeting: string | undefined }): string {
  if (channel === 'phone') return `Call ${person(data)}.`;
  return greets(says, data) ? '' : (data.greeting ?? greeting(data));
}

/** "Hi Ada, I saw …", "Hello there! I saw …", "Ada, I saw …": by what stands before the first comma or the like. */
function greets(text: string, { lead }: MergeData): boolean {
  const call = /^([^,!:;–—\n，！：]{1,60})[,!:;–—\n，！：]/.exec(text)?.[1]?.trim() ?? '';
  const names = [brief(lead.firstName), brief(lead.lastName)].filter((name) => name !== '');
  if (names.includes(call)) return true;
  return isGreeting(call) && (call.split(/\s+/).length <= 3 || names.some((name) => call.includes(name)));
}

function noteOf(note: string) {
  return parseTemplate('note', note);
}

function greeting({ lead }: MergeData): string {
  const name = brief(lead.firstName);
  return name === '' ? 'Hello,' : `Hi ${name},`;
}

function person({ lead }: MergeData): string {
  const name = [brief(lead.firstName), brief(lead.lastName)].filter((part) => part !== '').join(' ');
  const place = [brief(lead.role), brief(lead.company)].filter((part) => part !== '').join(', ');
  const called = name === '' ? brief(lead.email) : name;
  return place === '' ? called : `${called} (${place})`;
}

/** A name for a greeting: a field may be as long as its writer liked, a greeting may not. */
export function brief(value: string | null): string {
  return fitted(plainText(value ?? '').replace(/\s+/g, ' '), 60);
}

/** Text of at most so many characters, cut after a sentence if half of it stays, else after a word. */
export function fitted(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const sentence = Math.max(...['. ', '! ', '? ', '.\n'].map((end) => cut.lastIndexOf(end)));
  if (sentence >= max / 2) return cut.slice(0, sentence + 1);
  const word = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  // A word without end is cut anywhere but within a character.
  const kept = word >= max / 2 ? cut.slice(0, word) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}
