/** A product idea as a founder types it, with what a good plan for it must contain and must leave out. */
export interface ScoredIdea {
  /** Kebab-case, unique over all ideas: the row of the scorecard. */
  id: string;
  /** The text as it reaches the planner, in its author's language and spelling. */
  idea: string;
  /** What the author adds beside the idea: region, budget, team, rules. */
  context?: string;
  /** Ids of knowledge domains; a plan that took any of them took a right one. */
  domains: string[];
  /**
   * One to five capabilities without which the plan is wrong, each asked for in the idea's words or indispensable to
   * it. 'a|b': either of them will do.
   */
  needs: string[];
  /**
   * Three to eight of the idea's own things, people and places, in English, lower case, singular: the terms a plan
   * about this idea and no other uses.
   */
  words: string[];
  /** Sources of regular expressions, case ignored: what the idea rules out. Saying that it is left out is no fault. */
  forbidden?: string[];
  /** Sources of regular expressions, case ignored: each must occur in the stack or the architecture. */
  demanded?: string[];
}
