/** What stands before and behind a name that is a plain word there. */
interface Company {
  before?: RegExp;
  after?: RegExp;
}

/** Services whose names are plain words as often, by the word in lower case. */
const PLAIN = new Map<string, Company>([
  [
    'slack',
    {
      before:
        /\b(?:negative|positive|worst|total|timing|setup|hold|critical|schedule|float|rope|belt|chain|little|much|too much|more|less|some|take up|taking up|cut(?:s|ting)? (?:me|us|them|some)|pick up the|water|high|low) $/,
      after:
        /^ (?:(?:goes|falls|drops|is|gets|stays|below|above|under|over|per|of|in the (?:rope|line|cable|chain|belt|plan|schedule))\b(?! (?:used|where|our|down))|water|tide|time|variables?|lines?\b|adjusters?|analysis|histogram)/,
    },
  ],
  [
    'sap',
    {
      before:
        /\b(?:maple|birch|tree|trees|plant|pine|rubber|palm|agave|coconut|sweet|fresh|raw|boil(?:ing|s)?|collect(?:ing|s)?|tap(?:ping)?|litres of|gallons of|l of) $/,
      after:
        /^ (?:lines?|flows?|runs?|runn(?:ing|er)|seasons?|buckets?|tanks?|bags?|sugar|yields?|rise|rises|haulers?|collect(?:ion|ors?)|pumps?|pressure|vacuum|gauges?|spouts?)\b/,
    },
  ],
  [
    'zoom',
    {
      before: /\b(?:pinch|digital|optical|map|camera|deep|can|to|you|max(?:imum)?) $/,
      after: /^ (?:in|out|into|level|levels|lens|factor|range|to)\b/,
    },
  ],
  [
    'outlook',
    {
      before:
        /\b(?:weather|market|price|harvest|season(?:al)?|sales|weekly|monthly|snow|an|five-day|\d+-day|long-term|financial) $/,
      after: /^ (?:for (?:the )?(?:next|coming)|on (?:the )?(?:market|weather|prices))\b/,
    },
  ],
  ['swish', { after: /^ (?:of|sound|animation)\b/ }],
  ['discord', { before: /\b(?:sow|sowing|family|marital|in) $/ }],
]);

const REACH = 24;

/** Of the service's word that begins at `at` of the lower-case text: it is the plain word here, as in "worst negative slack". */
export function isPlainWord(low: string, at: number, word: string): boolean {
  const company = PLAIN.get(word);
  if (!company) return false;
  return (
    company.before?.test(low.slice(Math.max(0, at - REACH), at)) === true ||
    company.after?.test(low.slice(at + word.length, at + word.length + REACH)) === true
  );
}
