import type { Command } from 'commander';
import { getSettings, updateSettings } from '../../outreach/settings.ts';
import { inWorkspace, type OutreachFlags, withOutreachFlags } from '../outreach-flags.ts';
import { tellDone, tellThing } from '../tell.ts';

/** `planwright settings …`: what all mails of a workspace have in common. */
export function defineSettings(command: Command): void {
  withOutreachFlags(command.command('show').description('Show the postal address that every email carries')).action(
    show,
  );
  withOutreachFlags(command.command('set').description('Set the postal address that every email carries'))
    .requiredOption('--postal-address <text>', 'Postal address, required by law in every email')
    .action(set);
}

async function show(flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, getSettings), flags.json);
}

async function set({ postalAddress, ...flags }: OutreachFlags & { postalAddress: string }): Promise<void> {
  const settings = await inWorkspace(flags, (app, workspaceId) => updateSettings(app, workspaceId, { postalAddress }));
  tellDone('The postal address is set.', settings, flags.json);
}
