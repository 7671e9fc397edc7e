import { clip } from '../../artifacts/pieces/clip.ts';
import { quote } from '../../artifacts/reading/names.ts';
import { SETUP } from './pack-prompts.ts';
import type { BuildView } from './shapes.ts';

/** The next prompt as its builder reads it: how far the plan is, then the prompt whole. Pure. */
export function promptText(view: BuildView): string[] {
  const { planId, prompt } = view;
  const marked = markedLines(view);
  if (!prompt) {
    return [...marked, `All ${view.done.length} prompts of the plan ${planId} are done. Nothing is left to build.`];
  }
  const head = [...marked, ...headLines(view), ...changedLines(view), ...staleLines(view)];
  const expected = prompt.expectedOutput === undefined ? [] : [`Expected: ${prompt.expectedOutput}`];
  return [head.join('\n'), [prompt.prompt, ...expected].join('\n\n')];
}

const CHANGE_CHARS_SHOWN = 300;

/** The counts of a build in one line: what is done, open, blocked and has changed. Pure. */
export function countsText({ done, changed, open, blocked }: BuildView): string {
  const again = changed.length > 0 ? `, ${changed.length} changed since done` : '';
  const proven = done.filter(({ status }) => status === 'proven').length;
  return `${done.length} done${proven > 0 ? ` (${proven} proven)` : ''}, ${open.length} open, ${blocked.length} blocked${again}`;
}

const markedLines = ({ marked, done, changed }: BuildView): string[] =>
  marked.flatMap(({ prompt, stored, warnings = [] }) => {
    const status = [...done, ...changed].find((one) => one.prompt === prompt)?.status ?? 'claimed';
    return [
      `${prompt} is marked done${stored ? ` (${status})` : ', as before'}.`,
      ...warnings.map((warning) => `Warning: ${warning}`),
    ];
  });

function headLines(view: BuildView): string[] {
  const { prompt, open, blocked, done, version, writtenBy } = view;
  const all = new Set([...done, ...open, ...blocked].map((one) => one.prompt)).size;
  const others = open.filter((one) => one.prompt !== prompt?.id).map((one) => one.prompt);
  const also = others.length > 0 ? ` Could be built beside it: ${others.join(', ')}.` : '';
  const called = prompt?.id === SETUP ? 'The setup comes first' : `Next: ${prompt?.id} ${quote(prompt?.name ?? '')}`;
  return [`${called}. Of ${all} prompts ${countsText(view)}; version ${version}, written by ${writtenBy}.${also}`];
}

function changedLines({ planId, prompt, changed }: BuildView): string[] {
  const others = changed.filter((one) => one.prompt !== prompt?.id).map((one) => one.prompt);
  const own = changed.find((one) => one.prompt === prompt?.id);
  const item = own?.prompt === SETUP ? 'setupPrompt' : own?.prompt;
  return [
    ...(own
      ? [
          `It has changed since it was done from version ${own.version}: compare with read_plan ${JSON.stringify({ plan: planId, artifact: 'promptPack', version: own.version, item })} and build what differs.`,
        ]
      : []),
    ...(others.length > 0 ? [`Changed since done, too: ${others.join(', ')}.`] : []),
  ];
}

const staleLines = ({ planId, stale, openChanges }: BuildView): string[] => [
  ...(openChanges.length > 0
    ? [
        `A change of the plan is open: ${openChanges.map((change) => quote(clip(change, CHANGE_CHARS_SHOWN))).join(', ')}. Take it up with plan_next ${JSON.stringify({ plan: planId })} before you build on.`,
      ]
    : []),
  ...(stale.length > 0
    ? [
        `The prompts are stale: ${stale.join(', ')} changed since they were written. Tell the person before you build on.`,
      ]
    : []),
];
