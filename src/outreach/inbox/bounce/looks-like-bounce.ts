import { firstHeader, type InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import { FAILURE_SUBJECTS, FAILURE_WORDS, WEAK_SUBJECTS } from './failure-words.ts';
import type { Notice } from './notice.ts';
import { isSuccess, type StatusGroup } from './status-fields.ts';

// Who reports: never how a person's address begins.
const MACHINES =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|mailerdaemon|post[-_.]?master|poostmaster|double-bounce|bounces?|mail[-_.]?delivery|maildelivery\w*|mailsystem|mail-system|mdaemon|mdsn|dsn|ndr|mmdf|uucp|daemon|mailer|returned?-?mail|undeliver\w*|sysadmin|administrator|system[-_.]?administrator|microsoftexchange[0-9a-f]*|exchange|sns|no-?reply|donotreply|info-?mail|mail-?gateway|symantec\w*|mcafee\w*|root|smtp)(?:[+=\-_.]|$)/i;
const MACHINE_NAMES =
  /\b(?:mail (?:delivery|system|administrator|server|router|gateway)|mailer[- ]daemon|delivery (?:subsystem|system|status|service)|system administrator|returned mail|internet mail|email quarantine|interscan)\b|^(?:mailer|postmaster|microsoft outlook)$/i;
const FORWARDED =
  /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|rif|i|enc|sv|vs|vb|odp|pd|ynt|ilt|res|ref|antw|doorst|回复|答复|转发|返信|転送)\s*(?:\[\d+\]\s*)?[:：])/i;

const AUTOMATIC =
  /^\s*(?:auto(?:matic|mated)?[- ]?(?:reply|response|answer)?\b|out[- ]of[- ](?:the[- ])?office|ooo\b|on (?:vacation|leave|holiday)|vacation|automatische? (?:antwort|antwoord)|abwesen|r[ée]ponse automatique|absence|respuesta autom|resposta autom|risposta automatica|автоответ|自動返信|自动回复|자동 ?회신)/i;

/**
 * Whether a mail is a machine's word that another mail did not arrive, or not yet. It takes two kinds of evidence: who
 * speaks and what is said. A person who quotes or forwards a report is a person, a parcel or a web hook that could not
 * be delivered is no mail.
 */
export function looksLikeBounce(mail: InboundMail, notice: Notice): boolean {
  const type = (firstHeader(mail, 'content-type') ?? '').toLowerCase();
  if (/report-type\s*=\s*"?(?:disposition-notification|feedback-report)/.test(type)) return false;
  if (mail.parts.some((part) => part.type === 'message/feedback-report')) return false;
  if (onlySuccess(notice.groups)) return false;
  const speaker = speakerOf(mail);
  if (notice.standard || /report-type\s*=\s*"?(?:global-)?delivery-status/.test(type)) {
    return speaker !== 'person' || type.startsWith('multipart/report') || !FORWARDED.test(mail.subject);
  }
  return saysEnough(mail, notice, speaker);
}

function saysEnough(mail: InboundMail, notice: Notice, speaker: Speaker): boolean {
  const words = wordScore(mail, notice);
  const nullPath = mail.returnPath === '';
  const answers = FORWARDED.test(mail.subject) && !nullPath;
  // Gateways that answer in the thread show the dialogue they had; a postmaster who writes does not.
  if (answers) return speaker === 'daemon' && words >= 4 && /^[ \t]*(?:rcpt to|error message)\b/im.test(notice.text);
  if (speaker === 'daemon') return words >= 2;
  if (AUTOMATIC.test(mail.subject)) return false;
  if (speaker === 'machine' && nullPath) return words >= 3;
  // Shops, services and newsletters speak from such addresses too, but bring no mail back and name no recipient.
  if (speaker === 'machine') return words >= 3 && (bringsBack(notice) || NAMES_RECIPIENT.test(notice.text));
  return (nullPath && words >= 6) || (words >= 3 && bringsBack(notice) && BEGINS_AS_REPORT.test(notice.text));
}

const bringsBack = (notice: Notice): boolean =>
  notice.groups.length > 0 || /^(?:received|message-id|return-path):/im.test(notice.original);

const NAMES_RECIPIENT =
  /(?:could not be delivered|cannot be delivered|not delivered|undeliverable|unable to deliver)[^\n]{0,40}<[^\s<>@]+@[^\s<>]+>|did not reach the following recipient/i;

/** Old servers report under a name of their own; people who paste a report say a word before it. */
const BEGINS_AS_REPORT =
  /^\s*(?:[-*=]{3,}|this (?:is (?:the|an?) (?:mail|auto\w*|delivery)|message was created)|hi\. this is|your message[ \t\r]*\n\s+(?:to|subject|from):|the original message was received|undeliverable message)/i;

const onlySuccess = (groups: StatusGroup[]): boolean => groups.length > 0 && groups.every(isSuccess);

type Speaker = 'daemon' | 'machine' | 'person';

function speakerOf(mail: InboundMail): Speaker {
  const local = mail.from?.address.split('@')[0] ?? '';
  if (firstHeader(mail, 'x-failed-recipients') !== undefined || mail.headers.has('x-mlserver')) return 'daemon';
  // Exchange's own address is the same in every installation, whatever language it speaks.
  if (/^(?:(?:mailer[-_.]?daemon|post[-_.]?master|poostmaster)\b|microsoftexchange[0-9a-f]{32})/i.test(local))
    return 'daemon';
  const byName = MACHINE_NAMES.test(mail.from?.name ?? '');
  return local === '' || MACHINES.test(local) || byName ? 'machine' : 'person';
}

function wordScore(mail: InboundMail, notice: Notice): number {
  let score = 0;
  if (FAILURE_SUBJECTS.test(mail.subject)) score += 3;
  else if (WEAK_SUBJECTS.test(mail.subject)) score += 1;
  const unquoted = notice.text
    .slice(0, 6_000)
    .split('\n')
    .filter((line) => !/^\s*[>|]/.test(line))
    .join('\n')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');
  if (FAILURE_WORDS.test(unquoted)) score += 3;
  if (notice.groups.length > 0) score += 3;
  if (/(?:^|[\s(:<])(?:4[25]\d|5[0-7]\d)[ -](?:#?[45]\.\d+\.\d+|<|\S+ )/.test(unquoted)) score += 1;
  return score;
}
