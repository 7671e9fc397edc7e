import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Scanned, scanSource } from './source-scan.ts';

/** Sources by their path from the top of the repository, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// Imports run one way: from a later line to the same or an earlier one. A new folder needs a place here.
const RANKS: readonly (readonly string[])[] = [
  ['src/artifacts/', 'src/errors.ts', 'src/system/', 'src/by-stage.ts', 'src/config.ts', 'src/version.ts'],
  ['src/folders/'],
  ['src/specs/', 'src/digest/'],
  ['src/store/', 'src/mail/', 'src/engines/'],
  ['src/accounts/', 'src/credits/', 'src/limits/', 'src/webhooks/'],
  ['src/app.ts'],
  ['src/plans/'],
  ['src/generation/', 'src/outreach/'],
  ['src/mcp/', 'src/client/'],
  ['tools/'],
  ['bridge/'],
  ['src/cli/'],
];

interface Reserved {
  what: string;
  /** Whether an import is of the reserved kind. */
  is(specifier: string, clause: string): boolean;
  only: readonly string[];
}

// What only one place may know.
const RESERVED: readonly Reserved[] = [
  {
    what: 'the MCP SDK’s server',
    is: (specifier) => /^@modelcontextprotocol\/(?:sdk\/(?:dist\/\w+\/)?)?server(\/|$|\.js$)/.test(specifier),
    only: ['src/mcp/server.ts'],
  },
  {
    what: 'a database driver',
    is: (specifier, clause) =>
      /^(better-sqlite3|pg|pg-.*)$/.test(specifier) ||
      (/^kysely(\/|$)/.test(specifier) && /\b\w*(Dialect|Driver|Adapter|Introspector|QueryCompiler)\b/.test(clause)),
    only: ['src/store/'],
  },
  {
    what: 'a model vendor’s SDK',
    is: (specifier) => /^(@anthropic-ai\/sdk|openai)(\/|$)/.test(specifier),
    only: ['src/engines/'],
  },
  // The doors out, each of which asks the egress policy; the client and the engines go where the operator points them.
  {
    what: 'a way to connect',
    is: (specifier, clause) =>
      /^(undici|node:(https|http2|tls|dgram))$/.test(specifier) ||
      (specifier === 'node:net' && /\b(connect|createConnection)\b/.test(clause)),
    only: ['src/system/guarded-agent.ts', 'src/client/'],
  },
  {
    what: 'a mail client',
    is: (specifier) => /^(imapflow|nodemailer(\/lib\/smtp.*)?)$/.test(specifier),
    only: ['src/mail/smtp-session.ts', 'src/mail/imap/'],
  },
  {
    what: 'the name service',
    is: (specifier, clause) =>
      specifier === 'node:dns/promises' || (specifier === 'node:dns' && !/^type\b/.test(clause)),
    only: ['src/system/resolver.ts'],
  },
];

// stdout is the MCP protocol channel: only the shell and the protocol's transport write to it, and the stdio door hears when it breaks.
const SHELL = 'src/cli/';
const STDIO_LINES = 'src/mcp/stdio-lines.ts';
const STDIO_DOOR = [STDIO_LINES, 'src/mcp/stdio.ts'];
const WRITING = /\bconsole\s*\??\.\s*\w+|\bprocess\s*\??\.\s*stdout\s*\??\.\s*write\b/;
const TOUCHING = /\bprocess\s*\??\.\s*stdout\b/;

/** What is wrong with the imports, one sentence each; empty when nothing is. */
export function importFaults(sources: Sources): string[] {
  const scanned = new Map([...sources].map(([path, source]) => [path, scanSource(source)]));
  const graph = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [path, source] of scanned) {
    const local: string[] = [];
    if (rankOf(path) < 0) faults.push(`${path} has no place in the import rule`);
    if (speaks(path, source)) faults.push(`${path} writes to stdout or the console`);
    for (const { specifier, clause } of source.imports) {
      if (specifier === undefined) faults.push(`${path} imports something that is not a literal`);
      else if (specifier.startsWith('.')) local.push(posix.join(posix.dirname(path), specifier));
      else faults.push(...reservedFaults(path, specifier, clause));
    }
    faults.push(...local.flatMap((target) => directionFault(path, target)));
    graph.set(path, local);
  }
  return [...faults, ...cycles(graph)];
}

/** Every TypeScript source of the given folders. */
export function readSources(folders: readonly string[], root = ROOT): Map<string, string> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = posix.join(folder, file.replaceAll('\\', '/'));
      if (/\.[cm]?[tj]s$/.test(path)) sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return sources;
}

/** Whether a file is the place, or lies in it. */
const isIn = (path: string, place: string): boolean =>
  path === place || (place.endsWith('/') && path.startsWith(place));

const rankOf = (path: string): number => RANKS.findIndex((places) => places.some((place) => isIn(path, place)));

function directionFault(path: string, target: string): string[] {
  // A data file on top of the repository, such as package.json, imports nothing back.
  if (/^[\w.-]+\.json$/.test(target)) return [];
  const rank = rankOf(target);
  if (rank < 0) return [`${path} imports ${target}, which has no place in the import rule`];
  return rank > rankOf(path) ? [`${path} imports ${target}, which is above it`] : [];
}

function reservedFaults(path: string, specifier: string, clause: string): string[] {
  const mayNot = ({ is, only }: Reserved) => is(specifier, clause) && !only.some((place) => isIn(path, place));
  return RESERVED.filter(mayNot).map(
    ({ what, only }) => `${path} imports ${what} (${specifier}), which only ${only.join(' and ')} may`,
  );
}

function speaks(path: string, { imports, code }: Scanned): boolean {
  if (path.startsWith(SHELL)) return false;
  const byImport = imports.some(
    ({ specifier = '', clause }) =>
      /^(node:)?console$/.test(specifier) || (/^(node:)?process$/.test(specifier) && /\bstdout\b/.test(clause)),
  );
  const isWriting = WRITING.test(code) && path !== STDIO_LINES;
  return byImport || isWriting || (TOUCHING.test(code) && !STDIO_DOOR.includes(path));
}

/** One sentence for each import that closes a circle of files. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`${[...trail.slice(start), path].join(' → ')} is a cycle`);
    if (start >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
