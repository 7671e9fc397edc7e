// What a robots.txt allows: RFC 9309. The most specific rule decides, and of two as specific the one that allows.

/** What readers of robots.txt call us. */
export const USER_AGENT_TOKEN = 'planwright';

const CHARS_MAX = 500 * 1024;
const LINES_MAX = 20_000;
const RULES_MAX = 2_000;
const PATTERN_CHARS_MAX = 1_000;

interface Rule {
  allows: boolean;
  pattern: string;
}

/** Whether a robots.txt lets Planwright fetch a path (with its query). Time is bounded for any text. */
export function robotsAllow(text: string, path: string): boolean {
  const rules = rulesFor(text);
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue;
    const longer = rule.pattern.length - (best?.pattern.length ?? -1);
    if (longer > 0 || (longer === 0 && rule.allows)) best = rule;
  }
  return best?.allows ?? true;
}

/** The rules of the groups that name us, or else of those for everybody. */
function rulesFor(text: string): Rule[] {
  const ours: Rule[] = [];
  const everybodys: Rule[] = [];
  let isNamed = false;
  let agents = new Set<string>();
  let inRules = false;
  for (const line of text.slice(0, CHARS_MAX).split(/\r\n|\r|\n/, LINES_MAX)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line.replace(/^\uFEFF/, '')) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      if (inRules) agents = new Set();
      inRules = false;
      const token = /^[a-z_*-]+/i.exec(value.trim())?.[0].toLowerCase() ?? '';
      agents.add(token);
      if (token === USER_AGENT_TOKEN) isNamed = true;
    } else if (name === 'allow' || name === 'disallow') {
      inRules = true;
      const pattern = value.trim().slice(0, PATTERN_CHARS_MAX);
      if (pattern === '') continue;
      const rule = { allows: name === 'allow', pattern };
      if (agents.has(USER_AGENT_TOKEN) && ours.length < RULES_MAX) ours.push(rule);
      if (agents.has('*') && everybodys.length < RULES_MAX) everybodys.push(rule);
    }
  }
  return isNamed ? ours : everybodys;
}

/** `*` stands for any text, `$` at the end for the end. Linear: each piece is looked for behind the one before. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? pieces.pop() : undefined;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (last !== undefined) return path.length - last.length >= at && path.endsWith(last);
  return !isWhole || at === path.length;
}
