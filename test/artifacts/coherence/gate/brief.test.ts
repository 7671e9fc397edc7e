import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../../src/artifacts/brief.ts';
import { planOf } from '../../../../src/artifacts/coherence/plan/plan.ts';
import type { Rule } from '../../../../src/artifacts/coherence/rule.ts';
import { briefIdsAreSound } from '../../../../src/artifacts/coherence/rules/brief-ids-are-sound.ts';
import { clausesAreCovered } from '../../../../src/artifacts/coherence/rules/clauses-are-covered.ts';
import { forbiddenTermsAreSound } from '../../../../src/artifacts/coherence/rules/forbidden-terms-are-sound.ts';
import { quotesAreVerbatim } from '../../../../src/artifacts/coherence/rules/quotes-are-verbatim.ts';
import { brief, ideaOf } from '../../../helpers/answers/answers.ts';

const RULES = [quotesAreVerbatim, clausesAreCovered, briefIdsAreSound, forbiddenTermsAreSound];
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

const EMPTY: Brief = { ...brief(1), demands: [], assumptions: [], questions: [], asides: [] };
const demand = (quote: string, id = 'D1'): Brief['demands'][number] => ({
  id,
  quote,
  kind: 'act',
  polarity: 'must',
  means: 'It works.',
  figures: [],
  forbids: [],
});
const question = (text: string, options: string[] = [], chosen = 'Yes'): Brief['questions'][number] => ({
  id: 'Q1',
  text,
  options,
  default: chosen,
  changes: [],
});

function findings(rule: Rule, parts: Partial<Brief>, { idea, context }: { idea: string; context?: string }) {
  return rule.find(planOf({ idea, context, brief: { ...EMPTY, ...parts }, artifacts: {} }));
}
const quoting = (...quotes: string[]) => ({ demands: quotes.map((quote, at) => demand(quote, `D${at + 1}`)) });

describe.each(RULES)('$id', (rule) => {
  it('finds nothing in a sound brief', () => {
    for (const seed of SEEDS) {
      const plan = planOf({ idea: ideaOf(seed), context: undefined, brief: brief(seed), artifacts: {} });
      expect(rule.find(plan), `seed ${seed}`).toEqual([]);
    }
  });

  it('finds nothing without a brief', () => {
    expect(rule.find(planOf({ idea: 'A shop, and a till.', context: 'Small.', artifacts: {} }))).toEqual([]);
  });
});

describe('quotes are verbatim', () => {
  it('takes a quote with other quotation marks, white space or letter case', () => {
    const idea = 'I don’t want “growth”,\n  I want tides.';
    const quotes = quoting('I don\'t want "growth", i want', 'tides.');
    expect(findings(quotesAreVerbatim, quotes, { idea })).toEqual([]);
    expect(findings(clausesAreCovered, quotes, { idea })).toEqual([]);
  });

  const idea = 'Clients book\n  online. They pay a deposit.';

  it('finds a changed word in a demand, an assumption and an aside', () => {
    const parts: Partial<Brief> = {
      demands: [demand('They pay a deposit'), demand('They pay the deposit', 'D2')],
      assumptions: [{ id: 'A1', text: 'One town.', quote: 'Clients call' }],
      asides: ['Thank you'],
    };
    const found = findings(quotesAreVerbatim, parts, { idea });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/demands/D2/quote', '/assumptions/A1/quote', '/asides/0']);
    expect(found[0]).toMatchObject({ artifact: 'brief', message: expect.stringContaining('They pay the deposit') });
  });

  it('checks the quote of a derived must-not too', () => {
    const derived = { ...demand('no deposit twice'), polarity: 'must-not' as const, derived: true as const };
    expect(findings(quotesAreVerbatim, { demands: [derived] }, { idea })).toHaveLength(1);
  });

  it('accepts other white space, and words of the context', () => {
    const parts = quoting('Clients book online', 'Only  in Ghent');
    expect(findings(quotesAreVerbatim, parts, { idea, context: 'Only in\nGhent.' })).toEqual([]);
  });

  it('rejects a quote that joins the end of the idea to the context', () => {
    expect(
      findings(quotesAreVerbatim, quoting('deposit. Only in Ghent'), { idea, context: 'Only in Ghent' }),
    ).toHaveLength(1);
  });
});

describe('clauses are covered', () => {
  const idea = 'Clients book online, pay a deposit, and get reminders. No login! Open at 18:00 for 2,000 people';

  it('finds what no quote covers, and tells neighbours together', () => {
    const found = findings(clausesAreCovered, quoting('Clients book online', 'Open at 18:00 for 2,000 people'), {
      idea,
    });
    expect(found).toEqual([
      expect.objectContaining({
        artifact: 'brief',
        pointer: '/demands',
        message: 'No quote covers "pay a deposit", "and get reminders", "No login".',
      }),
    ]);
  });

  it('finds a clause of two words that no quote touches', () => {
    const found = findings(
      clausesAreCovered,
      quoting('Clients book online, pay a deposit, and get reminders', 'Open at 18:00 for 2,000 people'),
      { idea },
    );
    expect(found.map(({ message }) => message)).toEqual(['No quote covers "No login".']);
  });

  it('lets two words of a clause go, and tells what is left of more', () => {
    expect(findings(clausesAreCovered, quoting('book online'), { idea: 'So clients book online' })).toEqual([]);
    const found = findings(clausesAreCovered, quoting('book online'), { idea: 'And so clients book online' });
    expect(found.map(({ message }) => message)).toEqual(['No quote covers "And so clients".']);
  });

  it('finds clauses of the context, line by line', () => {
    const found = findings(clausesAreCovered, quoting('Book a table'), {
      idea: 'Book a table',
      context: '- One cook\n- Two waiters work',
    });
    expect(found.map(({ message }) => message)).toEqual(['No quote covers "One cook", "Two waiters work".']);
  });

  it('counts asides, assumptions and the words of questions', () => {
    const parts: Partial<Brief> = {
      asides: ['thank you all'],
      assumptions: [{ id: 'A1', text: 'One town.', quote: 'only in Ghent' }],
      questions: [question('Which comes first: a page for clients or an app?')],
    };
    const text = 'Thank you all. Only in Ghent; a page for clients or an app?';
    expect(findings(clausesAreCovered, parts, { idea: text })).toEqual([]);
  });

  it('accepts one quote over several clauses and lines', () => {
    expect(
      findings(clausesAreCovered, quoting('a till, a shop and a list'), { idea: 'a till, a shop\nand a list' }),
    ).toEqual([]);
  });

  it('does not count half of a word', () => {
    expect(findings(clausesAreCovered, quoting('late'), { idea: 'plates lately latest' })).toHaveLength(1);
  });

  it('ends at once for a context of a megabyte', () => {
    const context = `${'x'.repeat(200_000)}. ${'a, b. '.repeat(50_000)} ${'word '.repeat(100_000)}`;
    expect(findings(clausesAreCovered, quoting('word'), { idea: 'word word', context })).toEqual([]);
  });
});

describe('brief ids are sound', () => {
  it('finds repeated ids and ids of another kind', () => {
    const parts: Partial<Brief> = {
      demands: [demand('a'), demand('b'), demand('c', 'A7')],
      assumptions: [{ id: 'first', text: 'One town.' }],
      questions: [{ ...question('Which town?'), id: 'D2' }],
    };
    const found = findings(briefIdsAreSound, parts, { idea: 'a' });
    expect(found.map(({ pointer }) => pointer)).toEqual([
      '/demands/1/id',
      '/demands/2/id',
      '/assumptions/0/id',
      '/questions/0/id',
    ]);
  });

  it('finds a default that is not one of the options', () => {
    const asked = { questions: [question('Which town?', ['Ghent', 'Bruges'], 'Antwerp')] };
    expect(findings(briefIdsAreSound, asked, { idea: 'a' })).toMatchObject([{ pointer: '/questions/Q1/default' }]);
    const open = { questions: [question('Which town?', [], 'Antwerp')] };
    expect(findings(briefIdsAreSound, open, { idea: 'a' })).toEqual([]);
  });
});

describe('forbidden terms', () => {
  const idea = 'Children read books on a tablet. No ads, not in the books either.';
  const must = demand('Children read books on a tablet');
  const ruledOut = (...forbids: string[]) => ({ ...demand('No ads', 'D2'), polarity: 'must-not' as const, forbids });
  const told = (...demands: Brief['demands']) =>
    findings(forbiddenTermsAreSound, { product: 'A reading app.', demands }, { idea });

  it('may be what only the must-not names', () => {
    expect(told(must, ruledOut('ads', 'tracker'))).toEqual([]);
    expect(told({ ...must, quote: 'Children read books without ads' }, ruledOut('ads'))).toEqual([]);
  });

  it.each(['book', 'tablet', 'app'])('may not be what the idea asks for: %s', (term) => {
    expect(told(must, ruledOut('ads', term))).toMatchObject([
      { artifact: 'brief', pointer: '/demands/D2/forbids', message: expect.stringContaining(`"${term}"`) },
    ]);
  });

  it('belong to must-nots', () => {
    expect(told({ ...must, forbids: ['ads'] })).toMatchObject([{ pointer: '/demands/D1/forbids' }]);
  });
});
