import { SETTINGS } from '../config.ts';

/** The environment as `serve --help` prints it. */
export function settingsText(): string {
  const settings = Object.values(SETTINGS);
  const width = Math.max(...settings.map((one) => one.env.length));
  const lines = settings.map(
    (one) => `  ${one.env.padEnd(width)}  ${one.help}\n  ${' '.repeat(width)}  Default: ${one.shownDefault}`,
  );
  return ['Environment:', ...lines].join('\n');
}

/** The environment as the README shows it. */
export function settingsMarkdown(): string {
  const rows = Object.values(SETTINGS).map((one) => `| \`${one.env}\` | ${one.shownDefault} | ${one.help} |`);
  return ['| variable | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}
