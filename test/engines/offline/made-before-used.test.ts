import { describe, expect, it } from 'vitest';
import { OPEN_IDEAS } from '../../scorecard/ideas/open.ts';
import { blueprint } from './blueprint.ts';

/** The tables that a prompt makes, in its own chapter of each feature. */
const madeIn = (prompt: string): string[] =>
  [...prompt.matchAll(/^#+ Tables made here\n((?:[- ].*\n)+)/gm)].flatMap(([, block = '']) =>
    [...block.matchAll(/^- (\w+)/gm)].flatMap(([, name]) => name ?? []),
  );
/** What a prompt tells of tables that come later is told as such. */
const withoutLater = (prompt: string) => prompt.replace(/^- Made later[^\n]*\n(?: {2}- .*\n)+/gm, '');
/** Two humps: no plain word of a sentence is called so. */
const isTelling = (name: string) => /^[A-Z][a-z]+[A-Z]/.test(name);

describe('the prompts of a plan, one after the other', () => {
  it('speak of no table before the prompt that makes it', async () => {
    const early: string[] = [];
    for (const { id, idea, context } of OPEN_IDEAS.filter((_, at) => at % 4 === 0)) {
      const { architecture, promptPack } = await blueprint(idea, context);
      const missing = new Set(architecture.dataModel.map(({ entity }) => entity).filter(isTelling));
      for (const { name, prompt } of promptPack.prompts) {
        for (const table of madeIn(prompt)) missing.delete(table);
        for (const table of missing)
          if (new RegExp(`\\b${table}\\b`).test(withoutLater(prompt))) early.push(`${id}: ${name}: ${table}`);
      }
    }
    expect(early).toEqual([]);
  });

  it('ask for an entry of the trail only where its table is there', async () => {
    const { promptPack } = await blueprint(
      'Biobank of a clinic: 9 freezers, 60,000 tubes with 2D codes in boxes. Technicians find a tube by scan, and see who took it and when. If a freezer gets warm, whoever is on duty gets a call. A withdrawn consent blocks all tubes of the donor.',
    );
    const alarm = promptPack.prompts.find(({ name }) => /freezer calls/.test(name))?.prompt;
    const request = promptPack.prompts.find(({ name }) => /withdrawn/.test(name))?.prompt;
    expect(alarm).not.toContain('adds its TrailStep');
    expect(request).toContain('adds its TrailStep');
  });
});
