import { plainMarks, quote } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { defineRule } from '../rule.ts';

export const quotesAreVerbatim = defineRule({
  id: 'quotes-are-verbatim',
  check: 18,
  severity: 'hard',
  says: 'Each quote of the brief is a verbatim piece of the idea or the context; white space, letter case and the form of quotation marks may differ.',
  needs: [],
  judges: ['brief'],
  find(_, { idea, context = '', brief }) {
    if (brief === undefined) return [];
    const sources = [collapsed(idea), collapsed(context)];
    const quotes = [
      ...brief.demands.map((demand) => ({ words: demand.quote, pointer: pointerTo('demands', demand.id, 'quote') })),
      ...brief.assumptions.map((one) => ({
        words: one.quote ?? '',
        pointer: pointerTo('assumptions', one.id, 'quote'),
      })),
      ...brief.asides.map((words, at) => ({ words, pointer: pointerTo('asides', at) })),
    ];
    return quotes
      .filter(({ words }) => !sources.some((source) => source.includes(collapsed(words))))
      .map(({ words, pointer }) => ({
        artifact: 'brief',
        pointer,
        message: `${quote(words)} stands neither in the idea nor in the context.`,
        mend: 'Copy one unbroken piece of the idea or the context, character by character.',
      }));
  },
});

/** As `clauses-are-covered` compares: white space, letter case and the form of quotation marks make no other words. */
const collapsed = (text: string): string =>
  plainMarks(text.normalize('NFC')).replace(/\s+/gu, ' ').trim().toLowerCase();
