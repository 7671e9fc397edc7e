import { Worker } from 'node:worker_threads';
import { parseAst } from 'vitest/node';
import { ROOT, readSources } from '../import-rule.ts';

/** A regular expression of ours, with the place that writes or builds it. */
export interface Pattern {
  path: string;
  line: number;
  source: string;
  flags: string;
}

export interface Found {
  patterns: Pattern[];
  /** Places that build a pattern while they run, so that nothing but a test of each can know which. */
  unknown: string[];
}

/** Every regular expression in these folders: those written as literals, and those built when a module is loaded. */
export async function patternsIn(folders: readonly string[]): Promise<Found> {
  const sources = readSources([...folders]);
  const literals: Pattern[] = [];
  const sites: { path: string; line: number }[] = [];
  for (const [path, source] of sources) {
    const read = patternsOf(source);
    literals.push(...read.literals.map((one) => ({ path, ...one })));
    sites.push(...read.sites.map((line) => ({ path, line })));
  }
  const built = await builtAtLoad([...sources.keys()]);
  const isKnown = ({ path, line }: { path: string; line: number }) =>
    built.some((one) => one.path === path && one.line === line);
  return {
    patterns: [...literals, ...built.filter(({ path }) => sources.has(path))],
    unknown: sites.filter((site) => !isKnown(site)).map(({ path, line }) => `${path}:${line}`),
  };
}

/** The literals of one source, and the lines on which it calls RegExp. */
export function patternsOf(source: string): { literals: Omit<Pattern, 'path'>[]; sites: number[] } {
  const literals: Omit<Pattern, 'path'>[] = [];
  const sites: number[] = [];
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    const { type, start, regex, callee } = node;
    if (type === 'Literal' && regex) literals.push({ line: lineAt(start), source: regex.pattern, flags: regex.flags });
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') sites.push(lineAt(start));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return { literals, sites };
}

/** What is read of a node of the syntax tree (ESTree). */
interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function builtAtLoad(paths: string[]): Promise<Pattern[]> {
  const worker = new Worker(new URL('./record-patterns.ts', import.meta.url), { workerData: { root: ROOT, paths } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`It ended with ${code} and told nothing.`)));
  });
}

/** What a stranger's text reaches. */
export const FOLDERS: readonly string[] = [
  'src/artifacts/authored',
  'src/artifacts/coherence',
  'src/artifacts/reading',
  'src/artifacts/rendering',
  'src/engines/outline',
  'src/generation',
  'src/mail/refusal',
  'src/outreach/inbox',
];
