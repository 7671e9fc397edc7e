import { defineRule, type Finding } from '../rule.ts';

const PHASES = { min: 3, max: 5 };
const PROMPTS = { min: 10, max: 20 };

export const listsAreInRange = defineRule({
  id: 'lists-are-in-range',
  check: 10,
  severity: 'hard',
  says: 'A roadmap has 3 to 5 phases and a prompt pack 10 to 20 prompts.',
  needs: [],
  judges: ['phases', 'promptPack'],
  find(_given, { artifacts: { phases, promptPack } }) {
    const findings: Finding[] = [];
    if (phases !== undefined && !isIn(PHASES, phases.phases.length)) {
      findings.push({ artifact: 'phases', message: `There are ${phases.phases.length} phases; there must be 3 to 5.` });
    }
    if (promptPack !== undefined && !isIn(PROMPTS, promptPack.prompts.length)) {
      findings.push({
        artifact: 'promptPack',
        message: `There are ${promptPack.prompts.length} prompts; there must be 10 to 20.`,
      });
    }
    return findings;
  },
});

function isIn({ min, max }: { min: number; max: number }, count: number): boolean {
  return count >= min && count <= max;
}
