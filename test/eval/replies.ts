import { type Classified, LABELS, type ReplyWords } from '../../src/outreach/inbox/classify/classified.ts';
import { classifyOffline } from '../../src/outreach/inbox/classify/classify-offline.ts';
import { isAutomaticClass } from '../../src/outreach/inbox/needs-action.ts';
import { type LabelledReply, readReplySet } from './reply-set.ts';

/** How often a part of the replies was classified rightly. */
export interface Share {
  right: number;
  all: number;
}

export interface ClassFigures {
  /** Of those that are of the class, how many were found. */
  recall: Share;
  /** Of those that were given the class, how many are of it. */
  precision: Share;
}

export interface ReplyFigures {
  overall: Share;
  /** Of the verdicts that are sure, how many are right. */
  sure: Share;
  /** Of what people wrote, how much was surely taken for a program's, so that nobody sees it. */
  hidden: Share;
  hard: Share;
  languages: Record<string, Share>;
  classes: Record<string, ClassFigures>;
  /** `confusion[is][taken for]` counts. */
  confusion: Record<string, Record<string, number>>;
  /** Per tenth of confidence, how often it was right. */
  calibration: Record<string, Share>;
  /** Ids of the replies that were classified wrongly: of open files only. */
  wrong: string[];
  millisecondsEach: number;
}

/** Classifies the labelled replies of these files with the classifier that ships, and counts. */
export async function evaluateReplies(files: readonly string[]): Promise<ReplyFigures> {
  const replies = (await Promise.all(files.map(readReplySet))).flat();
  const figures = noFigures();
  const began = performance.now();
  for (const reply of replies) countReply(figures, reply, classifyOffline(wordsOf(reply)));
  figures.millisecondsEach = (performance.now() - began) / Math.max(1, replies.length);
  return figures;
}

/** Figures of no reply yet, to be counted into. */
export function noFigures(): ReplyFigures {
  return {
    overall: share(),
    sure: share(),
    hidden: share(),
    hard: share(),
    languages: {},
    classes: Object.fromEntries(LABELS.map((label) => [label, { recall: share(), precision: share() }])),
    confusion: {},
    calibration: {},
    wrong: [],
    millisecondsEach: 0,
  };
}

/** What the classifier reads of a labelled reply. */
export function wordsOf({ subject, text, headers }: Pick<LabelledReply, 'subject' | 'text' | 'headers'>): ReplyWords {
  const named = Object.entries(headers ?? {}).map(([name, value]): [string, string[]] => [name.toLowerCase(), [value]]);
  return { subject, text, headers: new Map(named) };
}

/** Counts one reply and what it was taken for. */
export function countReply(
  figures: ReplyFigures,
  reply: Pick<LabelledReply, 'id' | 'language' | 'classification' | 'hard'>,
  { classification: taken, confidence, certainty }: Pick<Classified, 'classification' | 'confidence' | 'certainty'>,
): void {
  const right = taken === reply.classification;
  const tenth = `${Math.min(9, Math.floor(confidence * 10)) * 10} %`;
  figures.languages[reply.language] ??= share();
  figures.calibration[tenth] ??= share();
  const counted = [
    figures.overall,
    figures.languages[reply.language],
    figures.calibration[tenth],
    figures.classes[reply.classification]?.recall,
    figures.classes[taken]?.precision,
    ...(reply.hard ? [figures.hard] : []),
    ...(certainty === 'sure' ? [figures.sure] : []),
  ];
  for (const one of counted) {
    if (one === undefined) continue;
    one.all++;
    if (right) one.right++;
  }
  if (!isAutomaticClass(reply.classification)) {
    figures.hidden.all++;
    if (certainty === 'sure' && isAutomaticClass(taken)) figures.hidden.right++;
  }
  figures.confusion[reply.classification] ??= {};
  const row = figures.confusion[reply.classification] ?? {};
  row[taken] = (row[taken] ?? 0) + 1;
  if (!right) figures.wrong.push(reply.id);
}

function share(): Share {
  return { right: 0, all: 0 };
}

/** The figures for a person to read, a line each. */
export function replyLines(figures: ReplyFigures): string[] {
  const lines = [
    `overall ${percent(figures.overall)}   hard ones ${percent(figures.hard)}   ${figures.millisecondsEach.toFixed(2)} ms each`,
    `languages: ${Object.entries(figures.languages)
      .map(([name, one]) => `${name} ${percent(one)}`)
      .join('  ')}`,
    `by confidence: ${Object.entries(figures.calibration)
      .sort()
      .map(([name, one]) => `${name}+ ${percent(one)}`)
      .join('  ')}`,
  ];
  for (const [name, { recall, precision }] of Object.entries(figures.classes)) {
    const missed = Object.entries(figures.confusion[name] ?? {}).filter(([taken]) => taken !== name);
    const taken = missed.map(([other, count]) => `${other} ${count}`).join(', ');
    lines.push(`${name.padEnd(20)} found ${percent(recall)}   right ${percent(precision)}   ${taken}`.trimEnd());
  }
  return lines;
}

function percent({ right, all }: Share): string {
  return all === 0 ? '-' : `${((100 * right) / all).toFixed(1)} % (${right}/${all})`;
}
