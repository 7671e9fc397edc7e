import { AppError } from '../../errors.ts';
import { type Footer, htmlPart } from './html-part.ts';
import { type MergeData, mergeScope, plainText } from './merge-scope.ts';
import { parseTemplate, renderTemplate } from './template.ts';

/** A step that is a mail. */
export interface MailStep {
  id: string;
  /** Null for a follow-up that answers the thread. */
  subject: string | null;
  body: string;
}

export interface RenderedMail {
  /** One line; null when the step has none, then it is the thread's (`threadOf`). */
  subject: string | null;
  /** Lines end with \n. */
  text: string;
  html: string;
}

/**
 * A step's mail to one lead: the same each time, for its choices hang on the ids of lead and step. Throws MissingValue
 * where the lead lacks what the template asks for, AppError unprocessable with the line for any other fault.
 */
export function renderStep({ footer, ...step }: { step: MailStep; footer: Footer } & MergeData): RenderedMail {
  const { subject, body } = renderParts(step);
  return { subject, ...withFooter(body, footer) };
}

/** The same before its footer, whose link is known only when the mail leaves. */
export function renderParts({ step, ...data }: { step: MailStep } & MergeData): {
  subject: string | null;
  body: string;
} {
  const subject = step.subject === null ? null : renderSubject(step, data);
  const body = tidy(renderTemplate(parseTemplate('body', step.body), mergeScope(data), seedOf(data.lead.id, step.id)));
  if (body === '') throw emptyPart('body');
  return { subject, body };
}

/** The subject of one step, which has one; the same each time. Throws as `renderStep` does. */
export function renderSubject(step: { id: string; subject: string | null }, data: MergeData): string {
  const template = parseTemplate('subject', step.subject ?? '');
  const subject = oneLine(renderTemplate(template, mergeScope(data), seedOf(data.lead.id, step.id)));
  if (subject === '') throw emptyPart('subject');
  return subject;
}

/** A body with what the law wants below it, as text and as HTML. */
export function withFooter(body: string, footer: Footer): Pick<RenderedMail, 'text' | 'html'> {
  const below = { postalAddress: plainText(footer.postalAddress), unsubscribeUrl: oneLine(footer.unsubscribeUrl) };
  const text = `${body}\n\n${below.postalAddress}\nUnsubscribe: ${below.unsubscribeUrl}\n`;
  return { text, html: htmlPart(body, below) };
}

/** What a rendering's choices hang on. */
export function seedOf(leadId: string, stepId: string): string {
  return `${leadId}:${stepId}`;
}

/** Text that may stand in a header: every line break and run of space is one space, nothing else is unseen. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** Text without space at the ends of lines and without the gaps that tags leave behind. */
export function tidy(text: string): string {
  const lines = plainText(text)
    .split('\n')
    .map((line) => line.trimEnd());
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

function emptyPart(part: 'subject' | 'body'): AppError {
  return new AppError(
    'unprocessable',
    `The ${part} is empty for this lead. Write something that is there for everybody.`,
  );
}
