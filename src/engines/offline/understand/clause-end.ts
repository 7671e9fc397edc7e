import { pattern } from '../language/pattern.ts';

/** Nothing ends with such a word: what it joins, or belongs to, comes behind it. */
const OPEN = pattern(
  /(?<!\p{L})(?:and|or|but|nor|the|an?|so|that|which|who|whose|if|when|because|while|than|as|at|my|our|your|his|her|its|their|each|every|und|oder|aber|der|die|das|ein|eine|et|ou|mais|le|la|les|un|une|des|y|pero|el|los|las|una|e|mas|os)$/iu,
);
/** May end a clause ("who it belongs to"); where the text goes on without a stop it does not. */
const LEANS = pattern(
  /(?<!\p{L})(?:of|to|for|with|without|from|by|in|on|into|about|before|after|until|within|per|via|mit|von|für|zu|bei|auf|de|du|à|pour|avec|par|con|para|por|com|em)$/iu,
);
const WORDS_MIN = 3;

/**
 * The phrase up to the end of a clause: "tick off what they did, so big buttons, and losses and" says nothing with its last words. As
 * it is where it ends well; nothing where no clause is left. `text`: where the phrase stands.
 */
export function toClauseEnd(phrase: string, text: string): string | undefined {
  let cut = phrase.trim();
  while (isOpen(cut, text)) {
    const comma = cut.lastIndexOf(',');
    const bare = comma > 0 ? cut.slice(0, comma) : cut.replace(/\s*\S+$/, '');
    cut = bare.trim();
    if (cut.split(' ').length < WORDS_MIN) return undefined;
  }
  return cut;
}

function isOpen(phrase: string, text: string): boolean {
  if (OPEN.test(phrase)) return true;
  if (!LEANS.test(phrase)) return false;
  const at = text.indexOf(phrase);
  return at >= 0 && /^\s+[\p{L}\p{N}]/u.test(text.slice(at + phrase.length));
}
