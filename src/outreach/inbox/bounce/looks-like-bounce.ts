import { firstHeader, type InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import { FAILURE_SUBJECTS, FAILURE_WORDS, WEAK_SUBJECTS } from './failure-words.ts';
import type { Notice } from './notice.ts';
import { isSuccess, type StatusGroup } from './status-fields.ts';

// Who reports: never how a person's address begins.
const MACHINES =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|mailerdaemon|post[-_.]?master|poostmaster|double-bounce|bounces?|mail[-_.]?delivery|maildelivery\w*|mailsystem|mail-system|mdaemon|mdsn|dsn|ndr|mmdf|uucp|daemon|mailer|returned?-?mail|undeliver\w*|sysadmin|administrator|system[-_.]?administrator|microsoftexchange[0-9a-f]*|exchange|sns|no-?reply|donotreply|info-?mail|mail-?gateway|symantec\w*|mcafee\w*|root|smtp)(?:[+=\-_.].*)?$/i;
const MACHINE_NAMES =
  /\b(?:mail (?:delivery|system|administrator|server|router)|mailer|mailer-daemon|delivery (?:subsystem|system|status|service)|postmaster|system administrator|mail gateway|returned mail|internet mail delivery|bounce|microsoft outlook|email quarantine)\b/i;
const FORWARDED =
  /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|rif|i|enc|sv|vs|vb|odp|pd|ynt|ilt|res|ref|antw|doorst|回复|答复|转发|返信|転送)\s*(?:\[\d+\])?\s*[:：])/i;

/**
 * Whether a mail is a machine's word that another mail did not arrive, or not yet. It takes two kinds of evidence: who
 * speaks and what is said; a person who quotes or forwards a report is a person.
 */
export function looksLikeBounce(mail: InboundMail, notice: Notice): boolean {
  const type = (firstHeader(mail, 'content-type') ?? '').toLowerCase();
  if (/report-type\s*=\s*"?(?:disposition-notification|feedback-report)/.test(type)) return false;
  if (mail.parts.some(({ type }) => type === 'message/feedback-report')) return false;
  const speaker = speakerScore(mail);
  if (notice.standard || /report-type\s*=\s*"?delivery-status/.test(type)) {
    return (
      !onlySuccess(notice.groups) &&
      !(speaker < 2 && FORWARDED.test(mail.subject) && !type.startsWith('multipart/report'))
    );
  }
  if (onlySuccess(notice.groups) && notice.groups.length > 0) return false;
  const words = wordScore(mail, notice);
  return speaker >= 1 && words >= 2 && speaker + words >= 5 && !(speaker < 3 && FORWARDED.test(mail.subject));
}

const onlySuccess = (groups: StatusGroup[]): boolean => groups.length > 0 && groups.every(isSuccess);

function speakerScore(mail: InboundMail): number {
  let score = 0;
  const local = mail.from?.address.split('@')[0] ?? '';
  if (firstHeader(mail, 'x-failed-recipients') !== undefined) score += 3;
  if (/^(?:mailer[-_.]?daemon|post[-_.]?master|poostmaster)\b/i.test(local)) score += 3;
  else if (local === '' || MACHINES.test(local)) score += 2;
  else if (MACHINE_NAMES.test(mail.from?.name ?? '')) score += 2;
  if (mail.returnPath === '') score += 1;
  else if (/^(?:mailer-daemon|double-bounce|postmaster)\b/i.test(mail.returnPath ?? '')) score += 1;
  return Math.min(score, 4);
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
