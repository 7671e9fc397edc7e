import type { Feature } from '../../../../artifacts/features.ts';
import type { Design } from '../../design/design.ts';
import { isFiles } from '../../knowledge/stack/recipes.ts';
import { list, withArticle } from '../../language/inflect.ts';
import { chooseStack } from '../stack/stack.ts';
import { waysOut } from '../ways-out.ts';

/** What can be shown at the end of a phase, in the form in which the platform ships. */
export function deliverables(
  design: Design,
  { group, offered }: { group: readonly Feature[]; offered: readonly Feature[] },
  at: number,
  last: boolean,
): string[] {
  const { platform } = design.understanding;
  const onSystems = phonesOf(chooseStack(design).client);
  const shipped = {
    web: 'deployed at a test address',
    mobile: `as a test build ${onSystems}`,
    desktop: 'as a signed installer',
    cli: 'as binaries for three systems',
    extension: 'as an unlisted store release',
    device: 'on one device that ran for seven days',
    onprem:
      waysOut(design).length > 0
        ? 'installed on a test server of the house'
        : 'installed on a test server without internet',
    bot: 'in a private test channel',
    plugin: 'as a private package',
    api: 'with documentation and a test key',
  }[platform];
  const later = {
    web: 'at the public address',
    mobile: onSystems === BOTH ? 'in both stores' : 'in the store',
    desktop: 'as an update over the last version',
    cli: 'as a signed release',
    extension: 'in the extension stores',
    device: 'as a signed update',
    onprem: 'as an update of the running server',
    bot: 'in the chats of the first who did not help to build it',
    plugin: 'in the host’s directory',
    api: 'in the published version',
  }[platform];
  return [
    ...(at === 0 ? ['Project, tests and first deployment in week one'] : []),
    ...(group.length > 0
      ? [`${group.length === 1 ? 'Its feature' : `Its ${group.length} features`}, ${at === 0 ? shipped : later}`]
      : ['Backup restored elsewhere, and the time it took']),
    ...(at === 0
      ? [
          `${isFiles(chooseStack(design).database) ? 'Seed' : 'Migrations and seed'} data for ${list(design.entities.slice(0, 3).map((entity) => entity.name))}`,
        ]
      : []),
    ...(offered.length > 0 ? [`A yes or no to ${offered.length === 1 ? 'the option' : 'each option'} for later`] : []),
    ...(last && group.length > 0 ? ['Boundaries tested, one backup restored on purpose'] : []),
    ...(!last && at > 0 ? [`A recording of ${withArticle(design.people.user.one)} who starts unaided`] : []),
  ];
}

const BOTH = 'on both phone systems';

/** The phones that the client is made for. */
function phonesOf(client: string | undefined): string {
  const named = /\bfor (Android|iOS)(?: first| only)/.exec(client ?? '')?.[1];
  if (/SwiftUI/.test(client ?? '')) return 'on iOS';
  if (/Jetpack Compose/.test(client ?? '')) return 'on Android';
  return named ? `on ${named}` : BOTH;
}
