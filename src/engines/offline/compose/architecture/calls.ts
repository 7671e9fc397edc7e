import type { Design } from '../../design/design.ts';
import { messengerOf } from '../../design/messenger.ts';

/** Text messages are ruled out: whoever must be reached is called. */
export const isSpoken = (need: string, { understanding: { constraints } }: Design) =>
  need === 'sms' && constraints.without.includes('sms');
const WRITTEN = /^.*\b(?:Texts?|Sms|Text Messages?)\b.*$/;
const CALLS = /^(?:(?:phone|voice|robo) ?)?calls?$/;
const SPOKEN = /^.*\b(?:Phone|Calls?|Voice)\b.*$/;
/** The name of a part, where what it usually stands for is ruled out or cannot be reached. */
export function placed(label: string, need: string, design: Design): string {
  const messenger = messengerOf(design.understanding);
  if (need === 'sms' && messenger) return `${messenger} Messages`;
  if (need === 'sms' && design.understanding.constraints.without.some((phrase) => CALLS.test(phrase)))
    return label.replace(SPOKEN, 'Text Message Gateway');
  if (isSpoken(need, design)) return label.replace(WRITTEN, 'Phone Calls');
  if (!isCutOff(design)) return label;
  return need === 'push' ? 'House Notices' : need === 'sms' ? 'Cellular Modem' : label;
}

/** Nothing outside the house can be asked to send a message. */
const CUT_OFF =
  /\bair[- ]?gapped\b|\b(?:no|without) (?:any )?(?:third part(?:y|ies)|external services?)\b|\bnothing leaves (?:our|the) (?:own )?(?:network|lan)\b|\b(?:stays?|remains?|lives?|runs?) (?:in|inside|within) (?:our|the) (?:own )?(?:lan|network)\b|\b(?:inside|within) our network only\b|\b(?:no|without) (?:any |the )?(?:internet(?! explorer)|connections? outwards?|outbound|route to the internet)\b|\b(?:not|never|isn['’]t) (?:be )?connected to the internet\b|\b(?:isolated|closed) network\b|\b(?:gsm|lte|4g) modem\b|\bkein(?:en)? internet|\bohne internet|\bsans internet\b|\bsin internet\b|\bsem internet\b/i;
export const isCutOff = ({ understanding: { idea, context, platform } }: Design) =>
  platform === 'onprem' && CUT_OFF.test(`${idea} ${context}`);

/** What carries a call or a text where no gateway of somebody else may. */
export function callsOf(design: Design): string | undefined {
  const messenger = messengerOf(design.understanding);
  if (messenger) return messenger === 'WhatsApp' ? 'WhatsApp Business Platform API' : `${messenger} bot API`;
  const { understanding } = design;
  const text = `${understanding.idea} ${understanding.context}`;
  const isOut = understanding.constraints.without.includes('sms');
  if (/\bsip\b|\basterisk\b/i.test(text)) return 'Asterisk on the SIP trunk of the house';
  if (isCutOff(design)) return isOut ? 'Asterisk with a GSM modem' : 'a GSM modem in the server room';
  return isOut ? 'a voice call service over its API' : undefined;
}
