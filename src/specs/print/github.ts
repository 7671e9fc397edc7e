import type { Finding } from '../model.ts';

const COMMANDS = { error: 'error', warning: 'warning', hint: 'notice' } as const;

/** What was found as workflow commands, which GitHub shows as annotations at the lines of a change. */
export function annotations(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, severity, message, mend, place }) => {
    const properties = { file: place.file, line: place.line, col: place.column, title: `planwright ${rule}` };
    const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
    return `::${COMMANDS[severity]} ${listed.join(',')}::${escaped(`${message}. ${mend}`)}`;
  });
}

/** A text that cannot end its line, and so begin a command of its own. */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
