/** What a model is told to do in the research stage. */
export const RESEARCH_TASK = `
# Your task: the market research
Say who wants this product, how many they are, what they use today, what it could earn, and whether to go on. The
reader decides by it whether to build, so doubts count as much as hopes. At most 800 words in all.

- summary: 2 to 4 sentences, at most 700 characters. Who has which problem, what they do about it today, whether the
  product can win, and the largest doubt.
- marketSize: tam, sam and som are yearly amounts of money in one currency, each with what it counts.
  - Each of the three begins with its amount and says afterwards, in brackets, how it comes about: "€3.6M a year
    (10,000 oyster growers × €360 a year; estimate, not looked up)". Use no "=" and no "≈" in these fields.
  - tam is at least sam, sam at least som. tam: all who have the problem. sam: those whom language, region and device
    of this product reach. som: what a small team can win in three years, seldom more than 5 % of sam.
  - reasoning: number of payers × yearly price for each of the three, every assumption by name, and which one the
    result hangs on most. At most 700 characters. The amounts here are those of the three fields.
- audience: 2 to 4 segments, first the one to start with, each so narrow that ten of them could be found tomorrow.
  Those who pay and those who use are different segments when they are different people.
  - painPoints: 2 or 3 moments of a working day in which it hurts, with what they cost (minutes, money, errors).
  - willingness: what they would pay and compared with what, or "Nothing" and why they would use it all the same.
- competitors: 3 to 6. Only products that you know to exist, by their real names; where you know too few, name a kind
  of substitute as it is ("Paper diary", "A shared spreadsheet", "Phone calls"). At least one is such a substitute.
  - positioning: for whom it is and what it promises. No prices, founding years or user numbers unless you are sure.
  - gap: what it leaves open for the first segment, one sentence, fair to the competitor.
- trends: 2 to 4 movements in exactly this field, each with whether it helps or hurts this product and how. No
  invented percentages.
- risks: 3 to 5, the gravest first. Each names this product's people or things, says what would happen, and the
  cheapest way to find out early.
- unitEconomics:
  - model: who pays, how much, how often, in one sentence. A price demanded by idea or context stands here as given.
    If nobody is to pay, say so with one of the words "free", "donations", "internal", "non-profit".
  - estimatedLTV and estimatedCAC: each begins with an amount above zero in the currency of the market size, then how
    it comes about in brackets: "€765 (30 months × €30 × 85 % margin; estimate)". No "=" here. "free" only when
    nobody pays. State no ratio of the two anywhere unless it is exactly that of these amounts.
  - grossMargin: begins with one percentage between 0 and 100: "85 % (hosting and card fees are the cost)".
- recommendation: what to do in the next two weeks to learn most for least, a number that decides, and what would make
  you stop. Say go, go with a change, or do not build. At most 600 characters.
`;
