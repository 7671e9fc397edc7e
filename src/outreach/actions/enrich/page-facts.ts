import { decodeEntities } from '../../../mail/inbound/html-entities.ts';
import { attributesOf, htmlPieces } from '../../../mail/inbound/html-tags.ts';
import { oneLine } from '../../../mail/inbound/safe-text.ts';
import type { FactName } from '../../shapes/enrichment.ts';
import { type Organization, organizationIn } from './json-ld.ts';

/** What a page says of the company: its texts as they stand there, one line each and shortened, never a word followed. */
export interface Fact {
  name: FactName;
  value: string;
}

const VALUE_CHARS_MAX = 500;
const HEADINGS_MAX = 10;
const SCRIPTS_MAX = 10;
const SCRIPT_CHARS_MAX = 100_000;

const META: ReadonlyMap<string, FactName> = new Map(
  Object.entries({
    description: 'description',
    'og:site_name': 'siteName',
    'og:title': 'ogTitle',
    'og:description': 'ogDescription',
    'og:type': 'ogType',
    'og:locale': 'locale',
  } as const),
);

/** Reads a home page. Time is bounded by its length. */
export function pageFacts(html: string): Fact[] {
  const facts: Fact[] = [];
  const add = (name: FactName, text: string) => {
    const value = shown(text);
    const isMany = name === 'heading';
    const before = facts.filter((fact) => fact.name === name);
    if (value === '' || before.length >= (isMany ? HEADINGS_MAX : 1) || before.some((one) => one.value === value))
      return;
    facts.push({ name, value });
  };
  let scripts = 0;
  let heading: string | undefined;
  for (const piece of htmlPieces(html)) {
    if ('text' in piece) {
      if (heading !== undefined && heading.length < VALUE_CHARS_MAX * 2)
        heading += piece.text.slice(0, VALUE_CHARS_MAX * 2);
    } else if ('close' in piece) {
      if (/^h[12]$/.test(piece.close) && heading !== undefined) add('heading', decodeEntities(heading));
      if (/^h[12]$/.test(piece.close)) heading = undefined;
    } else if (/^h[12]$/.test(piece.open)) heading = '';
    else if (piece.open === 'html') add('language', attributesOf(piece.attributes).get('lang') ?? '');
    else if (piece.open === 'title') add('title', decodeEntities((piece.content ?? '').slice(0, VALUE_CHARS_MAX * 4)));
    else if (piece.open === 'meta') addMeta(attributesOf(piece.attributes), add);
    else if (piece.open === 'script' && isJsonLd(piece.attributes) && scripts++ < SCRIPTS_MAX) {
      addOrganization(organizationIn((piece.content ?? '').slice(0, SCRIPT_CHARS_MAX)), add);
    }
  }
  return facts;
}

type Add = (name: FactName, text: string) => void;

function addMeta(attributes: ReadonlyMap<string, string>, add: Add): void {
  const name = META.get((attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase());
  if (name) add(name, attributes.get('content') ?? '');
}

function addOrganization(found: Organization | undefined, add: Add): void {
  add('organizationName', found?.name ?? '');
  add('industry', found?.industry ?? '');
  add('employees', found?.employees ?? '');
  add('address', found?.address ?? '');
}

const isJsonLd = (attributes: string): boolean =>
  /application\/ld\+json/i.test(attributesOf(attributes).get('type') ?? '');

/** As one line without what cannot be shown or turns text around. */
function shown(text: string): string {
  const line = oneLine(text.slice(0, VALUE_CHARS_MAX * 4).replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, ' '));
  return line.slice(0, VALUE_CHARS_MAX).toWellFormed().trim();
}

/** The text of a page by the character set that it names; UTF-8 unless it names one that is known. */
export function decodePage(body: Buffer, contentType: string): string {
  const named =
    /charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(body.toString('latin1', 0, 2048))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
