import type { Design } from '../../design/design.ts';
import type { Technology } from '../../knowledge/stack/technologies.ts';
import { list } from '../../language/inflect.ts';

/** The technologies to build with: of those between which the idea leaves the choice, one, and why. */
export interface Settled {
  named: Technology[];
  /** By the name of the chosen one: "Of Go and Rust: …". */
  reasons: Map<string, string>;
}

/** Decides each "Go or Rust" by what is built. */
export function settle(design: Design): Settled {
  const { technologies, either } = design.understanding.constraints;
  const reasons = new Map<string, string>();
  const dropped = new Set<Technology>();
  for (const group of either) {
    const open = group.filter((one) => technologies.includes(one));
    const chosen = open.length > 1 ? choose(open, design) : undefined;
    if (!chosen) continue;
    for (const one of open) if (one !== chosen) dropped.add(one);
    reasons.set(
      chosen.name,
      `The idea leaves ${list(
        open.map(({ name }) => name),
        'or',
      )} open; ${chosen.name}, because ${WHY[chosen.name] ?? 'it needs the least beside it'}.`,
    );
  }
  return { named: technologies.filter((one) => !dropped.has(one)), reasons };
}

function choose(open: Technology[], design: Design): Technology | undefined {
  const order = preferred(design);
  const rank = (one: Technology) => {
    const at = order.indexOf(one.name);
    return at < 0 ? order.length : at;
  };
  return [...open].sort((a, b) => rank(a) - rank(b))[0];
}

const HEAVY = ['video', 'audio', 'image', 'parser', 'compress', 'encrypt', 'simulation', 'real-time', 'latency'];

/** What suits the kind of program, first the best. */
function preferred(design: Design): string[] {
  const { platform, grams, constraints, realtime } = design.understanding;
  const alone = !design.hosted || platform === 'device' || constraints.ownUse?.kind === 'home';
  const heavy = realtime || HEAVY.some((word) => grams.has(word));
  const languages =
    platform === 'cli'
      ? heavy
        ? ['Rust', 'Go', 'Python', 'TypeScript']
        : ['Go', 'Rust', 'Python', 'TypeScript']
      : platform === 'device'
        ? ['Python', 'Rust', 'Go']
        : ['TypeScript', 'Python', 'Go', 'Java', 'PHP', 'Ruby', 'Rust'];
  const databases = alone ? ['SQLite', 'PostgreSQL', 'MySQL'] : ['PostgreSQL', 'MySQL', 'SQL Server', 'SQLite'];
  return [...languages, ...databases, 'Django', 'Ruby on Rails', 'Laravel', 'Next.js', 'React', 'Vue', 'Hetzner'];
}

/** Why it is taken where both would do. */
const WHY: Record<string, string> = {
  Go: 'one static binary starts anywhere, builds in seconds and has HTTP and concurrency in its standard library',
  Rust: 'large inputs are read fast and without pauses, in one static binary',
  Python: 'its libraries cover most of the work, and it is quickly read by others',
  TypeScript: 'one language serves screen and server',
  PostgreSQL: 'several people write at once, and constraints hold what they write together',
  SQLite: 'one file needs no second program, and is backed up by copying',
  MySQL: 'it is on every host already',
  Django: 'its forms, lists and admin pages are most of the first version',
  'Ruby on Rails': 'its conventions leave little to decide in a first version',
  React: 'coding agents know it best',
};
