import { VERSION } from '../../version.ts';
import type { Linted } from '../lint.ts';
import type { Finding, Severity } from '../model.ts';
import { RULES } from '../rules/rules.ts';

const LEVELS = { error: 'error', warning: 'warning', hint: 'note' } as const satisfies Record<Severity, string>;

/** What was found as a SARIF 2.1.0 log, for code scanning. */
export function sarif({ findings, skipped }: Linted): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            ...{ name: 'planwright', version: VERSION },
            rules: RULES.map(({ id, finds, severity }) => ({
              ...{ id, shortDescription: { text: finds } },
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(resultOf),
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: skipped.map(({ path, why }) => ({
              level: 'note',
              message: { text: `${path} was skipped: ${why}` },
            })),
          },
        ],
      },
    ],
  };
}

function resultOf({ rule, severity, message, mend, place }: Finding): object {
  return {
    ruleId: rule,
    ruleIndex: RULES.findIndex(({ id }) => id === rule),
    level: LEVELS[severity],
    message: { text: `${message}. ${mend}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(place.file), uriBaseId: '%SRCROOT%' },
          region: { startLine: place.line, startColumn: place.column },
        },
      },
    ],
  };
}

const uriOf = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
