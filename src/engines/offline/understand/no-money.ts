/** "The budget is zero, now and every year after": nothing may be paid for, once or each month. */
export const hasNoMoney = ({ idea, context }: { idea: string; context: string }): boolean =>
  NO_MONEY.test(`${idea} ${context}`);

const NO_MONEY =
  /\bbudget (?:is|of|=|:)? ?(?:zero|nothing|none|0\b|nil)|\b(?:zero|no) budget\b|\b(?:may|must|can|should|has to) cost (?:us )?nothing\b|\bnothing (?:that |which )?costs? (?:us )?(?:any )?money\b|\bno (?:monthly|running) (?:costs?|fees?)\b|\bnot (?:a|one) (?:cent|penny|euro|dollar|franc) (?:to spend|a year|a month|for)/i;
