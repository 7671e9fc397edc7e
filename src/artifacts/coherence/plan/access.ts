/** What an operation does with the rows of an entity. */
export interface Access {
  kind: 'read' | 'create' | 'change' | 'delete';
  entity: string;
  fields: readonly string[];
  /** As it is written. */
  text: string;
}

/** Reads `Consent: state, tokenHash`. */
export const parseRead = (text: string): Access => access('read', text, text);

/** Reads `+Reading: page` (creates), `Reader: hiddenAt` (changes) or `-Mark` (deletes). */
export function parseWrite(text: string): Access {
  const sign = text.trim()[0];
  const kind = sign === '+' ? 'create' : sign === '-' ? 'delete' : 'change';
  return access(kind, kind === 'change' ? text : text.trim().slice(1), text);
}

function access(kind: Access['kind'], said: string, text: string): Access {
  const colon = said.indexOf(':');
  const entity = (colon === -1 ? said : said.slice(0, colon)).trim();
  const fields =
    colon === -1
      ? []
      : said
          .slice(colon + 1)
          .split(',')
          .map((field) => field.trim());
  return { kind, entity, fields: fields.filter((field) => field !== ''), text };
}
