export interface Bars {
  sound: number;
  covered: number;
  broken: number;
  sentenceShared: number;
  namesAlike: number;
  ownAgainstOthers: number;
}

/** What every measured set of ideas must reach, the open one and the one kept out of sight. */
export const BARS: Bars = {
  /** Share of ideas whose plan is valid and coherent. */
  sound: 1,
  /** Share of the required capabilities that the plans have. */
  covered: 0.95,
  /** Constraints of the ideas that the plans break, at most. */
  broken: 0,
  /** The widest spread of one masked sentence, as a share of the ideas, at most. */
  sentenceShared: 0.25,
  /** The most that the feature names of two ideas of different fields overlap, at most. */
  namesAlike: 0.1,
  /** How much denser an idea's own words stand in its plan than another idea's, at least, for each idea. */
  ownAgainstOthers: 3,
};
