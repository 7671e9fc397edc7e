import type { Understanding } from '../understand/understand.ts';

/** Where people write to a bot one by one or in a group, and have no other view of it. */
const MESSENGERS = new Set(['telegram', 'whatsapp', 'signal', 'viber', 'line', 'threema', 'sms']);

/** A page beside the chat is asked for all the same. */
const WITH_PAGE =
  /\b(?:dashboard|web ?(?:page|site|app|view|panel|interface)|admin (?:page|panel|area)|mini[- ]?app|browser|(?:a|the|our) (?:\w+ )?(?:page|screen|website))\b|webseite|página|panneau|(?:une|la) page/i;
const NO_PAGE =
  /\b(?:no|not|without|never)(?: an?| any| separate| extra)? (?:web ?(?:page|site|app|view|panel|interface|dashboard)|website|dashboard|browser|page|screen|app)s?\b|\bonly (?:the|a) (?:chat)?bot\b|\b(?:just|nothing but) (?:the|a) (?:chat)?bot\b|\bnur (?:der|ein) (?:chat)?bot\b|\bsolo (?:el|un) bot\b|\b(?:que|seulement) (?:le|un) bot\b|\b(?:só|apenas) (?:o|um) bot\b|\bkeine (?:web)?seite\b|\bsin (?:web|página)\b|\bsans site\b|\bsem site\b/i;

/** The product is a bot in a messenger and has no page of its own: what others do on screens is typed or tapped in the chat. */
export function isOnlyInChat({ platform, constraints, idea, context }: Understanding): boolean {
  const chat = constraints.technologies.find(({ slot }) => slot === 'chat')?.recipe ?? '';
  if (platform !== 'bot' || !MESSENGERS.has(chat)) return false;
  const text = `${idea} ${context}`;
  return NO_PAGE.test(text) || !WITH_PAGE.test(text);
}
