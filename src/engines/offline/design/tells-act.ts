/**
 * The phrase, from its verb on, tells an act that a feature can be named by: something is done to something that is named there.
 * "Pull 5 random calls" does; "send it", "record on a rugged phone", "water on the floor" are parts of a sentence or of a house.
 */
export function tellsAct(verb: string, says: string): boolean {
  const rest = says
    .trim()
    .replace(TAKEN_IN, (verb) => `${verb.split(' ')[0]} `)
    .replace(/^\S+\s*/, '')
    .replace(PARTICLE, '');
  if (isSaidToIt(says) || NO_ORDER.has(verb) || GESTURE.test(says) || !/\p{L}{2}/u.test(rest)) return false;
  if (CHOSEN_BY.has(verb) && /^(?:with|by|for|from|out|in)\s/.test(rest)) return true;
  if (/^it\b(?! (?:all|too|later|first|again)\b)/.test(rest) && !VAGUE.has(verb)) return !GESTURE.test(says);
  return !NO_OBJECT.test(rest) && !SELVES.test(says) && !NO_ACT.test(says);
}

/** Of "check out scopes", "tick off each child": what comes behind is what it is done to. */
const PARTICLE =
  /^(?:out|off|up|down|back|over|away)\s(?=(?:an?|the|each|every|all|my|our|their|his|her|one|new|\d)\s|\p{L}+s\b)/iu;
/** "Fill in the form", "hand in the sheet"; not "reply in all sorts of ways". */
const TAKEN_IN =
  /^(?:fill|hand|turn|type|take|bring|check|log|let|send|trade|key)s? in (?=(?:an?|the|each|every|my|our|their|his|her|one|new|\d|\p{L}+s)\b)/iu;
/** Nouns that look like orders, and what happens to people. */
const NO_ORDER = new Set(
  'water pitch survive yell forbid refuse volunteer feed change merge speak install suffer die wait hope like love hate lose waste miss forget live water book-keep'.split(
    ' ',
  ),
);
/** A finger is no act of a product: what comes of it is. */
const GESTURE =
  /^(?:press|click|tap|push|hit|touch|swipe)\w* (?:an?|the|one|any) (?:single |big |red |green |blue )?(?:button|key|screen|link|icon|square|it)\b|^(?:press|click|tap|push|hit) (?:once|twice|it)\b/i;
/** Say nothing of what is done to what is not named: "send it", but "quarantine it". */
const VAGUE = new Set(
  'send do use see get keep make put take read give have split run find show write say tell try open leave start stop add move check change fill record collect'.split(
    ' ',
  ),
);
/** "Type 'diesel 84 for all but Jo'": what is said to a bot, and no act of it. */
export const isSaidToIt = (says: string): boolean => /^(?:types?|writes?|says?|texts?|sends?) ['‘’“"]/i.test(says);

/** Told by with what, from where or for whom it is done. */
const CHOSEN_BY = new Set('answer read identify search sort filter sign group pay'.split(' '));
/** An adverb, a preposition or a pronoun stands where the thing should. */
const NO_OBJECT =
  /^(?:in|with|on|at|by|as|to|beyond|before|after|from|into|for|about|of|near|next|under|over|all the|all over|later|first|last|again|off|out|up|down|back|away|too|then|there|here|now|it(?! (?:as|for|into|with|to|back)\b)|them(?! (?:as|for|into|with|to|back)\b)|me|us|you|him|everywhere|anywhere|online|offline|locally|themselves|themself|himself|herself|itself|yourself|myself|ourselves|how|where|when|why|if|whether|because|only|just|also|at once|together|both)(?:\s|$|,)/i;
const SELVES = /^\S+ (?:\S+ )?(?:each other|one another|themselves|himself|herself|itself)\b/i;
/** "Group to be filled to 20", "share and units used": the word is a noun here. */
const NO_ACT = /^\S+ (?:to be|is|are|was|were|and|or)\s|^(?:share|water|group|pitch|note|record) (?:of|per|and)\b/i;

/** How it looks, and how things are: "black screen", "big buttons", "hardly any signal". */
const LOOK =
  /^(?:(?:very |really |huge |big |large |few |black |dark|white |bright |plain |high[- ]contrast |simple )+ ?(?:black |dark |white |round )?(?:screen|buttons?|letters|font|type|text|theme|mode|background|colou?rs?)$|(?:hardly|barely|almost no|scarcely|next to no|little|patchy|bad|poor|weak)\b)/i;

/** A part of the product named without a verb, by what it is: no "ordinary web page", "searchable by street", "by noon how many hands". */
export const tellsPart = (says: string): boolean =>
  !LOOK.test(says.trim()) &&
  !/^(?:by|in|at|for|with|from|on|to|of|before|after|until|within|how|what|where|when|who|one|single|only|no|not|just|even|same|searchable|available|visible|sorted|printed|free|open)\b/i.test(
    says.trim(),
  ) &&
  !/^(?:an? |the )?(?:ordinary|plain|simple|normal|basic|small|tiny|single|static|modern|little|web|mobile|native|internal)\b[^,]{0,20}\b(?:web ?page|web ?site|site|page|app|tool|list|program|system)s?\b/i.test(
    says.trim(),
  );
