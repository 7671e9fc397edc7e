import type { Feature } from '../../../../artifacts/features.ts';
import type { Design } from '../../design/design.ts';
import { list, withArticle } from '../../language/inflect.ts';

/** What can be shown at the end of a phase, in the form in which the platform ships. */
export function deliverables(design: Design, group: Feature[], at: number, last: boolean): string[] {
  const { platform } = design.understanding;
  const shipped = {
    web: 'deployed at a test address',
    mobile: 'as a test build on both phone systems',
    desktop: 'as a signed installer',
    cli: 'as binaries for three systems',
    extension: 'as an unlisted store release',
    device: 'on one device that ran for seven days',
    onprem: 'installed on a test server without internet',
    bot: 'in a private test channel',
    plugin: 'as a private package',
    api: 'with documentation and a test key',
  }[platform];
  const later = {
    web: 'at the public address',
    mobile: 'in both stores',
    desktop: 'as an update over the last version',
    cli: 'as a signed release',
    extension: 'in the extension stores',
    device: 'as a signed update',
    onprem: 'as an update of the running server',
    bot: 'in the first foreign workspaces',
    plugin: 'in the host’s directory',
    api: 'in the published version',
  }[platform];
  return [
    ...(at === 0 ? ['Project, tests and first deployment in week one'] : []),
    ...(group.length > 0
      ? [`${group.length === 1 ? 'Its feature' : `Its ${group.length} features`}, ${at === 0 ? shipped : later}`]
      : ['Backup restored elsewhere, and the time it took']),
    ...(at === 0
      ? [`Migrations and seed data for ${list(design.entities.slice(0, 3).map((entity) => entity.name))}`]
      : []),
    ...(last && group.length > 0 ? ['Boundaries tested, one backup restored on purpose'] : []),
    ...(!last && at > 0 ? [`A recording of ${withArticle(design.people.user.one)} who starts unaided`] : []),
  ];
}
