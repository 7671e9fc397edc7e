import { pick } from '../../../system/pick.ts';
import { readEmailKey } from '../../email-key.ts';
import { plainText } from '../../sequence/merge-scope.ts';
import { type Answering, writerIsLead } from '../answering.ts';
import { gap } from '../gaps.ts';
import { recipientOf } from '../recipient.ts';

import { LANGUAGES, languageOf, writtenIn } from './languages.ts';
import type { AnswerKind, Phrases } from './phrases.ts';
import { questionsIn } from './questions.ts';

const NAME_CHARS_MAX = 60;
const PITCH_CHARS_MAX = 300;

/**
 * An answer without a model: polite sentences of the reply's kind in its language, with what is known of the lead and the
 * pitch, and a gap for all that only the sender knows. The same each time, and another one for the next draft.
 */
export function composeAnswer(answering: Answering): string {
  const { reply, lead, campaign, thread, count } = answering;
  const ours = thread.findLast((mail) => mail.from === 'us')?.text ?? '';
  const language = writtenIn(reply.language, languageOf(reply.body_text), languageOf(ours));
  const phrases = LANGUAGES[language];
  const kind = kindOf(reply.classification);
  const say = (choices: readonly string[], what: string, values: Record<string, string> = {}): string =>
    choices.length === 0 ? '' : filled(pick(turned(choices, count), `${reply.id}:${what}`), values);
  const name = writerIsLead(answering) ? brief(lead.first_name ?? '') : '';
  const { named, unnamed } = phrases.greeting;
  const paragraphs = [
    name === '' ? say(unnamed, 'greeting') : say(named, 'greeting', { name }),
    say(phrases.kinds[kind].open, 'open'),
    ...middle(kind, { phrases, answering, language, say }),
    say(phrases.kinds[kind].ask, 'ask'),
    `${say(phrases.closing, 'closing')}\n${brief(campaign.from_name)}`,
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

interface Middle {
  phrases: Phrases;
  answering: Answering;
  language: string;
  say(choices: readonly string[], what: string, values?: Record<string, string>): string;
}

/** What stands between the thanks and the next step. */
function middle(kind: AnswerKind, here: Middle): string[] {
  const { phrases, answering, say } = here;
  const { reply, lead } = answering;
  if (kind === 'interested') {
    const company = brief(lead.company ?? '');
    return [pitch(here), company === '' ? '' : say(phrases.company, 'company', { company })];
  }
  if (kind === 'question' || kind === 'objection' || kind === 'other') {
    const questions = questionsIn(reply.body_text);
    if (questions.length === 0) return [gap(phrases.answer)];
    return questions.map((question) => gap(filled(phrases.answerTo, { question })));
  }
  if (kind !== 'referral') return [];
  const address = namedAddress(answering);
  return [address === undefined ? phrases.elsewhere : filled(phrases.address, { address })];
}

/** The pitch where it is in the language of the answer, else a gap: nobody translates it here. */
function pitch({ phrases, answering, language, say }: Middle): string {
  const text = firstSentences(plainText(answering.campaign.pitch_context).replace(/\s+/g, ' '));
  if (text === '' || writtenIn(languageOf(text)) !== language) return gap(phrases.pitchGap);
  return say(phrases.pitch, 'pitch', { pitch: text });
}

function firstSentences(text: string): string {
  if (text.length <= PITCH_CHARS_MAX) return text;
  const cut = text.slice(0, PITCH_CHARS_MAX);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 0 ? cut.slice(0, end + 1) : '';
}

/** The one address that a reply names beside its writer's own. */
function namedAddress({ reply, lead }: Answering): string | undefined {
  const own = new Set([readEmailKey(reply.from_address)?.key, readEmailKey(recipientOf(reply))?.key, lead.email_key]);
  const named = reply.body_text.slice(0, 5_000).match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g) ?? [];
  const keys = new Set(named.map((one) => readEmailKey(one)?.key).filter((key) => key !== undefined && !own.has(key)));
  const [first, ...more] = keys;
  return more.length === 0 ? first : undefined;
}

const KINDS: Readonly<Record<string, AnswerKind>> = {
  interested: 'interested',
  meeting_request: 'meeting_request',
  question: 'question',
  objection: 'objection',
  referral: 'referral',
  wrong_person: 'wrong_person',
  not_interested: 'not_interested',
};

const kindOf = (classification: string | null): AnswerKind => KINDS[classification ?? ''] ?? 'other';

/** The choices in another order, so that the same key takes the next one. */
const turned = (choices: readonly string[], by: number): readonly string[] => {
  const at = by % choices.length;
  return [...choices.slice(at), ...choices.slice(0, at)];
};

const filled = (phrase: string, values: Record<string, string>): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A name that fits into a sentence, and that makes no gap. */
const brief = (text: string): string =>
  plainText(text)
    .replace(/\s+/g, ' ')
    .replace(/\[\[|\]\]/g, '')
    .slice(0, NAME_CHARS_MAX)
    .toWellFormed()
    .trim();
