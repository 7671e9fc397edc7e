import { addressParser } from 'postal-mime';
import { INBOUND_LIMITS, type InboundMail, type MailPerson } from './inbound-mail.ts';
import { boundedText, oneLine } from './safe-text.ts';

type HeaderMap = ReadonlyMap<string, readonly string[]>;
type FromHeaders = Pick<
  InboundMail,
  | 'messageId'
  | 'inReplyTo'
  | 'references'
  | 'from'
  | 'replyTo'
  | 'to'
  | 'deliveredTo'
  | 'returnPath'
  | 'subject'
  | 'date'
>;

/**
 * What the headers of a mail say. `decoded` is what people read; addresses and ids are taken from `raw`, where an
 * encoded word cannot make up a second address.
 */
export function headerFields(raw: HeaderMap, decoded: HeaderMap): FromHeaders {
  const ids = (name: string) => messageIds((raw.get(name) ?? []).join(' '));
  const [from] = people(raw, ['from']);
  return {
    messageId: ids('message-id')[0] ?? null,
    inReplyTo: ids('in-reply-to'),
    references: ids('references'),
    from: from ?? null,
    replyTo: addresses(raw, ['reply-to']),
    to: addresses(raw, ['to', 'cc']),
    deliveredTo: addresses(raw, ['delivered-to', 'x-original-to', 'envelope-to']),
    returnPath: pathOf(raw.get('return-path')?.[0]),
    subject: boundedText(oneLine(decoded.get('subject')?.[0] ?? ''), INBOUND_LIMITS.header),
    date: epochOf(raw.get('date')?.[0]),
  };
}

/** The ids in a header, as "<id@host>" each; one without its brackets counts where it can be nothing else. */
export function messageIds(text: string): string[] {
  const found = [...text.matchAll(/<([^<>\s]{1,500})>/g)].map((match) => `<${match[1]}>`);
  const bare = /^\s*([^<>\s,;]{1,250}@[^<>\s,;]{1,250})\s*$/.exec(text)?.[1];
  if (found.length === 0 && bare !== undefined) found.push(`<${bare}>`);
  return [...new Set(found)].slice(0, INBOUND_LIMITS.ids);
}

const addresses = (headers: HeaderMap, names: string[]): string[] => [
  ...new Set(
    people(headers, names)
      .map((person) => person.address)
      .filter((address) => address.includes('@')),
  ),
];

function people(headers: HeaderMap, names: string[]): MailPerson[] {
  const text = names.flatMap((name) => headers.get(name) ?? []).join(', ');
  return addressParser(boundedText(text, INBOUND_LIMITS.header * 4), { flatten: true })
    .slice(0, INBOUND_LIMITS.addresses)
    .map((one) => ({ name: oneLine(one.name ?? ''), address: lowerDomain(oneLine(one.address ?? '')) }))
    .filter((one) => one.address !== '' || one.name !== '');
}

function lowerDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}

function pathOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  const path = /<([^<>]*)>/.exec(value)?.[1] ?? value;
  return lowerDomain(oneLine(path));
}

// Beyond these a clock was not set, or somebody plays.
const DATE_MIN = Date.UTC(1990, 0, 1);
const DATE_MAX = Date.UTC(2100, 0, 1);

function epochOf(value: string | undefined): number | null {
  if (value === undefined || value.length > 100) return null;
  const epoch = Date.parse(value.replace(/\([^()]*\)/g, ' ').trim());
  return epoch >= DATE_MIN && epoch < DATE_MAX ? epoch : null;
}
