/** Half a sentence, or what somebody hears or is told: no name that a feature could have. "Led by parents", "Tell me", "Buy once". */
export const isNoFeature = (says: string): boolean => NO_FEATURE.test(says.trim());

const NO_FEATURE =
  /^(?:sell|resell|market|license|rent out|offer) (?:it|this|the (?:app|tool|software|product|thing))\b|^learns? (?:how (?:we|i|they|you)|from (?:our|my|what|each|every|us|me)|what (?:we|i)|our|my)\b|^replaces? (?:the |our |my )?\S+$|\b(?:happens?|takes? place|goes on) (?:in|on|over|by) |^(?:but|so|or|and) |^(?:led|run|made|built|founded|written|staffed|owned|organi[sz]ed) by |^(?:one|some|all|none|most|both) of (?:us|them|you)\b|^tell (?:me|us|them|him|her)(?: which .{0,30} (?:they|he|she|you) .*)?$|^\S+ (?:only|once)$|^hear (?:my|our|his|her|the) (?:voice|radio)$/i;
