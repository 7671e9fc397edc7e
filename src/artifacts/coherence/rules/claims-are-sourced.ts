import { citationsIn } from '../../reading/citations.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

/** Beside claims that have a source, one that has none and does not say so is taken for looked up too. */
export const claimsAreSourced = defineRule({
  id: 'claims-are-sourced',
  check: 9,
  severity: 'report',
  says: 'In research with sources, each competitor and the market size cite one or say "unverified".',
  needs: ['research'],
  judges: ['research'],
  find({ research: { sources = [], marketSize, competitors } }) {
    if (sources.length === 0) return [];
    const claims = [
      { called: 'The market size', pointer: pointerTo('marketSize'), texts: Object.values(marketSize) },
      ...competitors.map((one, at) => ({
        called: `The competitor ${code(one.name)}`,
        pointer: pointerTo('competitors', at),
        texts: [one.name, one.positioning, one.gap],
      })),
    ];
    return claims
      .filter(({ texts }) => !texts.some((text) => citationsIn(text).length > 0 || /\bunverified\b/i.test(text)))
      .map(
        ({ called, pointer }): Finding => ({
          artifact: 'research',
          pointer,
          message: `${called} cites no source and does not say "unverified".`,
          mend: 'Cite the source by its number, such as [3], or write "unverified".',
        }),
      );
  },
});
