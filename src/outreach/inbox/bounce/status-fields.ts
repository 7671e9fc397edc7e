import { BOUNCE_LIMITS } from './bounce.ts';

/** One recipient's group of fields in a delivery status (RFC 3464 2.3), or the fields about the whole mail. */
export interface StatusGroup {
  /** By lower-case name; the first of each. */
  fields: ReadonlyMap<string, string>;
}

const FIELD = /^([A-Za-z][A-Za-z0-9-]{1,40}):[ \t]?(.*)$/;

/** The groups of a delivery status: split by empty lines, and where a recipient's fields begin again without one. */
export function statusGroups(text: string): StatusGroup[] {
  const groups: Map<string, string>[] = [];
  let current = new Map<string, string>();
  let last: string | undefined;
  const close = () => {
    if (current.size > 0 && groups.length <= BOUNCE_LIMITS.recipients) groups.push(current);
    current = new Map();
    last = undefined;
  };
  for (const line of text.split('\n')) {
    const field = FIELD.exec(line.trimEnd());
    if (line.trim() === '') close();
    else if (/^[ \t]/.test(line) && last !== undefined) {
      current.set(last, `${current.get(last) ?? ''} ${line.trim()}`.slice(0, 4_000));
    } else if (field) {
      const name = (field[1] ?? '').toLowerCase();
      if (current.has(name) && (name === 'final-recipient' || name === 'action')) close();
      last = name;
      if (!current.has(name)) current.set(name, (field[2] ?? '').trim());
    }
  }
  close();
  return groups.map((fields) => ({ fields }));
}

/** Whether a group is about a recipient, and not about the mail. */
export function isAboutRecipient({ fields }: StatusGroup): boolean {
  return fields.has('final-recipient') || fields.has('original-recipient') || fields.has('action');
}

/** Whether a group tells that the mail arrived or was passed on. */
export function isSuccess({ fields }: StatusGroup): boolean {
  return /^(?:delivered|relayed|expanded)\b/i.test(fields.get('action') ?? '');
}

/** The address in "rfc822; name@example.com"; null when there is none. */
export function addressIn(value: string | undefined): string | null {
  if (value === undefined) return null;
  const address = value
    .replace(/^[\w-]+\s*;/, '')
    .replace(/\([^()]*\)\s*$/, '')
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .trim();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address.slice(0, 320) : null;
}
