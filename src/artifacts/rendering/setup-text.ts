import type { Plan, PlanEntity } from '../coherence/plan/plan.ts';
import { entityLines } from './data.ts';
import { boundaryLines, decisionLines } from './decisions.ts';
import { repositoryLines } from './existing.ts';
import { OWN_MAX, ownLength, SETUP_MAX, storable, told } from './fit.ts';
import { authored, fact, markdownOf, prose, type Section } from './lines.ts';
import { RULES_FILE, SCHEMA_FILE } from './plan-files.ts';
import { ruleLines } from './rules.ts';
import { settingLines, settingNames } from './settings.ts';
import { stackLines } from './stack.ts';

export interface SetupText {
  text: string;
  /** The entities that it contains, by name. */
  contained: ReadonlySet<string>;
  /** In the short form, it has no purposes of settings and no descriptions of running parts. */
  form: Form;
  faults: string[];
}

type Form = 'full' | 'short';

type Forms = Readonly<Record<'stack' | 'reasons', Form>>;

/** How the setup gets shorter until all entities fit: reasons and quotes go first, then what stack and settings are for. */
const SHORTEST: Forms = { stack: 'short', reasons: 'short' };
const FORMS: readonly Forms[] = [{ stack: 'full', reasons: 'full' }, { stack: 'full', reasons: 'short' }, SHORTEST];

/**
 * The setup prompt: what its author wrote, then stack, schema, settings, rules and decisions of the plan. Where not all
 * entities fit, the rest is told in short, to make room for them.
 */
export function setupText(plan: Plan, setup: string): SetupText {
  const entities = [...plan.entities.values()];
  const whole = entities.flatMap((entity) => entityLines(plan, entity));
  const fits = (forms: Forms) => markdownOf(framed(plan, setup, forms)(whole)).length <= SETUP_MAX;
  const found = FORMS.find(fits);
  const forms = found ?? SHORTEST;
  const frame = framed(plan, setup, forms);
  const rest = markdownOf(frame(entities.length === 0 ? [] : [following(entities.length)])).length;
  const fitting = found
    ? entities.map((entity) => entityLines(plan, entity))
    : firstThatFit(plan, entities, SETUP_MAX - rest);
  const contained = new Set(entities.slice(0, fitting.length).map(({ name }) => name));
  const left = entities.length - fitting.length;
  const sections = frame([...fitting.flat(), ...(left === 0 ? [] : [following(left)])]);
  const own = ownLength(sections);
  return { text: storable(sections), contained, form: forms.stack, faults: own > OWN_MAX ? [tooLong(own)] : [] };
}

function framed(plan: Plan, setup: string, forms: Forms): (data: readonly string[]) => Section[] {
  return (data) => [
    authored('', [prose(setup)]),
    fact('What exists', repositoryLines(plan)),
    fact('Stack', stackLines(plan, forms.stack)),
    fact('Data', data),
    fact('Settings', forms.stack === 'full' ? settingLines(plan) : settingNames(plan)),
    fact('Rules', ruleLines(plan, forms.reasons)),
    fact('Decisions', decisionLines(plan, forms.reasons)),
    fact('Security boundaries', boundaryLines(plan)),
    fact('Write this down', noteLines(data.length > 0)),
  ];
}

/** A later prompt may come in a new session, which knows only what is in the repository. */
function noteLines(hasData: boolean): string[] {
  const data = `the section Data of this prompt to \`${SCHEMA_FILE}\` and all the rest`;
  return [
    `Before you build anything, write ${hasData ? data : 'this prompt'} to \`${RULES_FILE}\`, word for word. Have the file that you read at the start of each session, such as AGENTS.md, point there: later prompts rely on it.`,
    'Where a person has to confirm something, ask for it, note it as open and go on, unless what you build next waits for it. Each later prompt says what to build. Do not build ahead of it. The answer to a request has what its Response says and, of the rows asked for, what its operation reads and the screen shows, with the ids that the next request needs.',
  ];
}

const following = (count: number): string =>
  count === 1
    ? `1 more entity follows in later prompts. Add it to \`${SCHEMA_FILE}\` when it comes.`
    : `${count} more entities follow in later prompts. Add them to \`${SCHEMA_FILE}\` when they come.`;

const tooLong = (own: number): string =>
  `You wrote ${told(own)} characters in the setup and may write ${told(OWN_MAX)}, without the facts that the program adds; shorten it.`;

function firstThatFit(plan: Plan, entities: readonly PlanEntity[], max: number): string[][] {
  const fitting: string[][] = [];
  let room = max;
  for (const entity of entities) {
    const lines = entityLines(plan, entity);
    room -= lines.join('\n').length + 1;
    if (room < 0) break;
    fitting.push(lines);
  }
  return fitting;
}
