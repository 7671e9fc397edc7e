import type { Command } from 'commander';
import { listDeliveries, redeliver, sendTestEvent } from '../../outreach/deliveries.ts';
import {
  createEndpoint,
  getEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  updateEndpoint,
} from '../../outreach/endpoints.ts';
import type { Delivery } from '../../outreach/shapes/delivery.ts';
import type { Endpoint } from '../../outreach/shapes/endpoint.ts';
import { EVENT_TYPES } from '../../webhooks/event-data.ts';
import { given, inWorkspace, type OutreachFlags, refuseNothing, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';
import { print, printJson, say } from '../terminal.ts';

interface Fields extends OutreachFlags {
  url?: string;
  events?: string;
}

/** `planwright webhook …`: where events are posted to, and what came of it. */
export function defineWebhook(command: Command): void {
  withOutreachFlags(command.command('list').description('List webhooks')).action(list);
  one(command, 'show', 'Show a webhook, without its secret').action(show);
  withOutreachFlags(command.command('create').description('Add a webhook and show its secret once'))
    .requiredOption('--url <url>', 'HTTPS URL to post events to')
    .option('--events <list>', 'Comma-separated events, such as lead.replied,send.sent (default: all)')
    .action(create);
  one(command, 'update', 'Change a webhook')
    .option('--url <url>', 'HTTPS URL to post events to')
    .option('--events <list>', 'Comma-separated events')
    .action(update);
  one(command, 'pause', 'Stop posting events').action(setStatus('paused'));
  one(command, 'resume', 'Post events again, the waiting ones first').action(setStatus('active'));
  one(command, 'rotate', 'Create a new secret and show it once').action(rotate);
  one(command, 'test', 'Post a test event').action(test);
  one(command, 'deliveries', 'List deliveries, newest first')
    .option('--status <status>', 'Only this status: waiting, delivered, failed or cancelled')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(deliveries);
  withOutreachFlags(command.command('redeliver').description('Post a delivery again'))
    .argument('<id>', 'Delivery id')
    .action(again);
  one(command, 'remove', 'Remove a webhook').action(remove);
}

const one = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'Webhook id'));

const fieldsOf = ({ url, events }: Fields): Record<string, unknown> =>
  given({ url, eventTypes: events?.split(',').map((type) => type.trim()) });

async function list({ json, ...flags }: OutreachFlags): Promise<void> {
  const data = await inWorkspace(flags, listEndpoints);
  const columns: Columns<Endpoint> = {
    ID: ({ id }) => id,
    URL: ({ url }) => url,
    STATUS: ({ status, statusReason }) => (statusReason ? `${status}: ${statusReason}` : status),
    EVENTS: ({ eventTypes }) => eventTypes.join(','),
  };
  tellList({ data }, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getEndpoint(app, workspaceId, id)), flags.json);
}

async function create(flags: Fields): Promise<void> {
  const fields = { eventTypes: EVENT_TYPES, ...fieldsOf(flags) };
  tellSecret(await inWorkspace(flags, (app, workspaceId) => createEndpoint(app, workspaceId, fields)), flags);
}

async function update(id: string, flags: Fields): Promise<void> {
  const fields = fieldsOf(flags);
  refuseNothing(fields);
  const webhook = await inWorkspace(flags, (app, workspaceId) => updateEndpoint(app, workspaceId, id, fields));
  tellDone(`${id} is changed.`, webhook, flags.json);
}

/** The action of a command that pauses a webhook or resumes it. */
const setStatus =
  (status: 'active' | 'paused') =>
  async (id: string, flags: OutreachFlags): Promise<void> => {
    const webhook = await inWorkspace(flags, (app, workspaceId) => updateEndpoint(app, workspaceId, id, { status }));
    tellDone(`${id} is ${status}.`, webhook, flags.json);
  };

async function rotate(id: string, flags: OutreachFlags): Promise<void> {
  tellSecret(await inWorkspace(flags, (app, workspaceId) => rotateSecret(app, workspaceId, id)), flags);
}

/** Only the secret is on stdout for people, so that it can be captured. */
function tellSecret(webhook: { id: string; secret: string }, { json }: OutreachFlags): void {
  if (json) {
    printJson(webhook);
    return;
  }
  say(`The secret of ${webhook.id}. Keep it now: it is not shown again.`);
  print(webhook.secret);
}

async function test(id: string, flags: OutreachFlags): Promise<void> {
  const delivery = await inWorkspace(flags, (app, workspaceId) => sendTestEvent(app, workspaceId, id));
  tellDone(`${delivery.id} goes out as soon as \`planwright serve\` runs.`, delivery, flags.json);
}

async function deliveries(id: string, { json, ...flags }: OutreachFlags & { status?: string; cursor?: string }) {
  const query = given({ status: flags.status, cursor: flags.cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listDeliveries(app, workspaceId, id, query));
  const columns: Columns<Delivery> = {
    ID: ({ id }) => id,
    EVENT: ({ eventType }) => eventType,
    STATUS: ({ status }) => status,
    ATTEMPTS: ({ attempts }) => attempts,
    'CREATED (UTC)': ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' '),
  };
  tellList(page, columns, json);
}

async function again(id: string, flags: OutreachFlags): Promise<void> {
  const delivery = await inWorkspace(flags, (app, workspaceId) => redeliver(app, workspaceId, id));
  tellDone(`${id} goes out as soon as \`planwright serve\` runs.`, delivery, flags.json);
}

async function remove(id: string, flags: OutreachFlags): Promise<void> {
  await inWorkspace(flags, (app, workspaceId) => removeEndpoint(app, workspaceId, id));
  tellDone(`${id} is gone.`, { id, removed: true }, flags.json);
}
