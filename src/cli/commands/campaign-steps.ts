import type { Command } from 'commander';
import type { Step } from '../../outreach/shapes/step.ts';
import { addStep, listSteps, removeStep, updateStep } from '../../outreach/steps.ts';
import {
  given,
  inWorkspace,
  type OutreachFlags,
  readGiven,
  readJsonFile,
  refuseNothing,
  wholeNumber,
  withOutreachFlags,
} from '../outreach-flags.ts';
import { type Columns, tellDone, tellList } from '../tell.ts';

interface Fields extends OutreachFlags {
  file?: string;
  subject?: string;
  body?: string;
  text?: string;
  touch?: string;
  note?: string;
  waitDays?: string;
  waitHours?: string;
  position?: string;
}

/** `planwright campaign steps` and what changes them. */
export function defineSteps(command: Command): void {
  of(command, 'steps', "List a campaign's steps").action(list);
  withFields(of(command, 'add-step', 'Add an email or a touch, at the end unless --position is given'))
    .option('--touch <channel>', 'Make it a touch that you post by hand: linkedin, x, phone or other')
    .action(add);
  withFields(of(command, 'update-step', 'Change a step').argument('<step>', 'Step id')).action(update);
  of(command, 'remove-step', 'Remove a step').argument('<step>', 'Step id').action(remove);
}

const of = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'Campaign id'));

const withFields = (command: Command): Command =>
  command
    .option(
      '--subject <template>',
      'Subject, in Liquid with spintax; omit it to continue the thread of the email before',
    )
    .option('--text <template>', 'Text of the email, in Liquid with spintax')
    .option('--body <file>', 'File with that text; - reads stdin')
    .option('--note <template>', 'For a touch: what it should say')
    .option('--wait-days <days>', 'Days to wait after the previous step')
    .option('--wait-hours <hours>', 'Hours to wait after the previous step, added to the days')
    .option('--position <number>', 'Position in the campaign; 1 is the first step')
    .option('--file <json>', 'JSON file with the fields as REST takes them; - reads stdin');

async function fieldsOf({ file, subject, body, text, touch, note, ...numbers }: Fields): Promise<object> {
  const flags = {
    subject,
    body: body === undefined ? text : await readGiven(body, '--body'),
    note,
    ...(touch === undefined ? {} : { kind: 'touch', channel: touch }),
    waitDays: wholeNumber(numbers.waitDays, '--wait-days'),
    waitHours: wholeNumber(numbers.waitHours, '--wait-hours'),
    position: wholeNumber(numbers.position, '--position'),
  };
  return { ...(await readJsonFile(file, '--file')), ...given(flags) };
}

async function list(id: string, { json, ...flags }: OutreachFlags): Promise<void> {
  const data = await inWorkspace(flags, (app, workspaceId) => listSteps(app, workspaceId, id));
  const columns: Columns<Step> = {
    STEP: ({ position }) => position,
    ID: ({ id }) => id,
    KIND: ({ kind, channel }) => (channel === null ? kind : `${kind} (${channel})`),
    'WAIT (HOURS)': ({ waitHours }) => waitHours,
    SAYS: ({ subject, note }) => subject ?? note ?? '(in the thread)',
  };
  tellList({ data }, columns, json);
}

async function add(campaignId: string, flags: Fields): Promise<void> {
  const fields = await fieldsOf(flags);
  const step = await inWorkspace(flags, (app, workspaceId) => addStep(app, workspaceId, campaignId, fields));
  tellDone(`Made ${step.id}, step ${step.position} of ${campaignId}.`, step, flags.json);
}

async function update(campaignId: string, stepId: string, flags: Fields): Promise<void> {
  const fields = await fieldsOf(flags);
  refuseNothing(fields);
  const step = await inWorkspace(flags, (app, workspaceId) =>
    updateStep(app, { workspaceId, campaignId, stepId }, fields),
  );
  tellDone(`${stepId} is changed; it is step ${step.position}.`, step, flags.json);
}

async function remove(campaignId: string, stepId: string, flags: OutreachFlags): Promise<void> {
  await inWorkspace(flags, (app, workspaceId) => removeStep(app, { workspaceId, campaignId, stepId }));
  tellDone(`${stepId} is gone.`, { id: stepId, removed: true }, flags.json);
}
