import type { InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import { tidyText } from '../../../mail/refusal/clean-text.ts';
import { BOUNCE_LIMITS } from './bounce.ts';
import { eventGroups, eventNotice } from './event-notice.ts';
import { isAboutRecipient, type StatusGroup, statusGroups } from './status-fields.ts';

/** A report taken apart. */
export interface Notice {
  /** What the reporting server wrote, up to where the original begins. */
  text: string;
  /** The original or its header, as far as it came back; empty when it did not. */
  original: string;
  /** One for each recipient of the machine-readable part. */
  groups: StatusGroup[];
  /** Whether the machine-readable part is a part of its own, as it should be. */
  standard: boolean;
}

// What stands between the words of the report and the mail it brings back.
const DIVIDERS: RegExp[] = [
  /^[ \t|>*=_#~-]{2,200}(?<=[-=_*#~ ]{2}[ \t]{0,8})(?:this is a copy of|the (?:header|body|headers) of|(?:begin(?:ning)? of )?(?:the )?(?:original|returned|undelivered|unsent|rejected|failed|enclosed|attached|forwarded)[ -]?(?:message|mail|e-?mail|header|text)|below this line|enclosed is|unsent message|message header|headers? (?:of|follow)|start of (?:message|original)|copy of (?:the |your )?(?:message|mail)|mensaje original|message d'origine|urspr[üu]ngliche nachricht|mensagem original|messaggio originale|исходное сообщение|元のメッセージ|原文|原始邮件)/im,
  /^[ \t]*(?:included (?:below )?is (?:a copy|the)|below (?:this line )?is a copy|(?:the )?(?:original )?(?:message|mail)(?: (?:header|text|body|content)s?)? (?:follows|is (?:attached|included|following)|was)|(?:the )?(?:header|headers|first \d+ lines|beginning) of (?:the |your )?(?:original|unsent|message|mail)|original (?:message|mail|header)s?(?: (?:header|text|follows|headers))?|your (?:original )?(?:message|mail) (?:reads|text|follows|header|was as follows)|returned message follows|unsent message below|message (?:headers?|text) follows?|content of (?:your |the )?(?:original )?message|copy of (?:the )?original)[ \t]*(?:\(.{0,40}\)[ \t]*)?(?:[:.-]+[ \t]*)?$/im,
  /^content-type:\s*(?:message\/rfc822|text\/rfc822-headers)/im,
  /^[-=*_ \t]*(?:received|return-path|dkim-signature|x-original-message-id|domainkey-signature|arc-seal): .*\n/im,
];
const RECIPIENT_FIELD = /^[ \t>|]*(?:final|original)-recipient:/im;

/** Takes a report apart. Cheap on any text: what is looked at is bounded. */
export function noticeOf(mail: InboundMail): Notice {
  const body = tidyText(mail.text, BOUNCE_LIMITS.notice);
  const event = eventNotice(mail.text);
  if (event) return { text: '', original: body, groups: eventGroups(event), standard: false };
  const statuses = mail.parts.filter(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  const groups = statuses.flatMap(({ text }) => statusGroups(text)).filter(isAboutRecipient);
  const at = dividerIn(body);
  return {
    text: body.slice(0, at),
    original: enclosed(mail) ?? body.slice(at),
    groups: groups.length > 0 ? groups : groupsInText(body),
    standard: statuses.length > 0,
  };
}

const ENCLOSED = /^(?:message\/(?:rfc822|global|news|partial)|text\/rfc822-headers|message\/global-headers)$/;

/** The original as a part of its own, or its header as a file. */
function enclosed(mail: InboundMail): string | undefined {
  const part = mail.parts.find(({ type }) => ENCLOSED.test(type));
  return part?.text ?? mail.parts.find(({ type, text }) => type === 'text/plain' && HEADER_LINE.test(text))?.text;
}

const HEADER_LINE = /^(?:received|message-id):/im;

function dividerIn(text: string): number {
  const found = DIVIDERS.map((divider) => divider.exec(text)?.index).filter(
    (index) => index !== undefined && index > 0,
  );
  return Math.min(text.length, ...found.map((index) => index ?? text.length));
}

/** Old and broken reports have the fields in their text. */
function groupsInText(body: string): StatusGroup[] {
  if (!RECIPIENT_FIELD.test(body)) return [];
  return statusGroups(body).filter(
    ({ fields }) => fields.has('final-recipient') && (fields.has('action') || fields.has('status')),
  );
}
