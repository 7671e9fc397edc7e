import { mergeFields } from '../../lead-view.ts';
import type { ProspectRow } from '../../prospects/prospect-view.ts';
import type { FieldKind, Reader } from './reader.ts';

/** A text of a prospect, and what it is called in a reason. */
export interface Said {
  field: string;
  text: string;
}

/** A prospect as it is compared: its texts by what they tell. */
export interface Person {
  domain: string;
  roles: readonly Said[];
  company: string | null;
  industries: readonly Said[];
  places: readonly Said[];
  /** All there is to read. */
  texts: readonly Said[];
}

/** Sorts what is known of a prospect by what it tells. */
export function personOf(row: ProspectRow, reader: Reader): Person {
  const further = Object.entries(mergeFields(row)).map(([name, text]) => ({ field: `field ${name}`, text, name }));
  const called = (kind: FieldKind) => further.filter(({ name }) => reader.kindOf(name) === kind);
  const said = (field: string, text: string | null): Said[] => (text === null ? [] : [{ field, text }]);
  const role = said('role', row.role);
  const company = said('company', row.company);
  return {
    domain: row.domain,
    roles: [...role, ...called('role')],
    company: row.company,
    industries: called('industry'),
    places: called('place'),
    texts: [...role, ...company, ...further, { field: 'domain', text: domainName(row.domain) }],
  };
}

/** A domain without what it ends in: hundesalon-krause.de as hundesalon-krause. */
export const domainName = (domain: string): string => domain.slice(0, Math.max(0, domain.lastIndexOf('.')));
