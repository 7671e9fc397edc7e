/** Names of a reader that is a machine. */
const READER =
  '(?:ai|a\\.i\\.|llms?|gpt\\S{0,4}|chatgpt|claude|copilot|gemini|chatbot|language models?|assistants?|(?:coding |ai )agents?|bots?|models?)';

/** Ways to speak to whatever reads the text, or about the text that is to be written. A product is told in other words. */
const ADDRESSES: readonly RegExp[] = [
  /^\W*(?:system|assistant|user|human|developer)(?: note)?\s*:/i,
  /<!--|\[\/?inst\]|<\|[a-z_]{1,30}\|>|<\/?(?:system|instructions?|prompt|assistant)>/i,
  new RegExp(
    `^[^\\w@]*(?:(?:dear|hey|hi|hello|attention|to|for|note to|note for|message to|@)\\s*)+(?:(?:the|any|all|every|an?)\\s+)*${READER}\\b`,
    'i',
  ),
  new RegExp(`^\\W*${READER}\\s*[,:]`, 'i'),
  new RegExp(`\\b(?:dear ${READER}|as an? (?:ai|llm|language model|assistant))\\b`, 'i'),
  new RegExp(
    `\\b(?:${READER}|whoever|anyone|anything)\\b.{0,20}\\b(?:reads?|reading|processes|processing|generat\\w+)\\b.{0,30}\\bthis\\b`,
    'i',
  ),
  new RegExp(`\\b(?:reading|processing) this\\b.{0,60}\\b${READER}\\b`, 'i'),
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules|above|previous|everything|text|request)\b/i,
  /\b(?:reply|respond|answer|output|print|speak)\b.{0,40}\b(?:only|exactly|nothing but)\b/i,
  /\b(?:system prompt|your (?:(?:own|hidden|system|secret) )?(?:prompts?|instructions|training|answer|reply|response|output|guidelines))\b/i,
  /\byou are (?:now|no longer)\b|\bfrom now on\b|\b(?:act as|pretend to be)\b/i,
  /\b(?:name|call|mark|set|make|add|write|put|give|rename)\b.{0,40}\b(?:every|all|each|any|the first) (?:features?|prompts?|phases?|priorit(?:y|ies)|artefacts?|artifacts?|estimates?)\b/i,
  /\b(?:in|to|into|of) (?:every|all|each|the first) (?:features?|prompts?|phases?|artefacts?|artifacts?)\b/i,
  /\bcoding agents?\b|\b(?:when|while|before) (?:generating|writing|answering|planning)\b/i,
  /^\W*(?:every|each|all) prompts? (?:must|should|shall|has to|have to)\b/i,
  /^\W*(?:output|response|answer|reply)\s+(?:must|should|shall|has to)\b/i,
  /\byou must(?: not|n't)? (?:mention|reveal|repeat|begin|start with|end with|answer|reply)\b/i,
];
const INVISIBLE = /\p{Cf}/gu;

/**
 * True for a sentence that speaks to whatever reads it, or orders what is to be written. Such a sentence is data: it is
 * set aside whole, and nothing of it becomes part of a plan. Patterns cannot find every one: each quote of an outline is
 * fenced as data as well.
 */
export function addressesMachine(text: string): boolean {
  const seen = text.replaceAll(INVISIBLE, '');
  return ADDRESSES.some((looks) => looks.test(seen));
}
