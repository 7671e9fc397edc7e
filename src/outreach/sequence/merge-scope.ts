import { clean } from '../../artifacts/text.ts';

/** What of a lead a template may use; empty and null fields count as missing. */
export interface MergeLead {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  role: string | null;
  linkedinUrl: string | null;
  /** The workspace's own fields. One with the name of a field above is not seen. */
  fields: Readonly<Record<string, string>>;
}

/** Who writes: the campaign's name for people and the mailbox's address. */
export interface MergeSender {
  fromName: string;
  email: string;
}

export interface MergeCampaign {
  name: string;
}

export interface MergeData {
  lead: MergeLead;
  sender: MergeSender;
  campaign: MergeCampaign;
}

/** What templates see: `{{ firstName }}` or `{{ lead.firstName }}`, `{{ sender.fromName }}`, `{{ campaign.name }}`. */
export type MergeScope = Record<string, unknown>;

/** Names with a fixed list of fields: anything else under them is a slip of the pen. */
export const FIXED_GROUPS: Readonly<Record<string, readonly string[]>> = {
  sender: ['fromName', 'email'],
  campaign: ['name'],
};

/** The scope of one rendering: plain text without prototypes, control characters, surrounding space or empty values. */
export function mergeScope({ lead, sender, campaign }: MergeData): MergeScope {
  const { id: _, fields, ...own } = lead;
  const person = group({ ...inSmallLetters(fields), ...fields, ...own });
  return Object.assign(Object.create(null), person, {
    lead: person,
    sender: group({ fromName: sender.fromName, email: sender.email }),
    campaign: group({ name: campaign.name }),
  });
}

/** Spreadsheets write their headings large: a field called `City` is found as `city` too, unless there is one of that name. */
const inSmallLetters = (fields: MergeLead['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.toLowerCase(), text]));

function group(values: Readonly<Record<string, string | null>>): MergeScope {
  const made: MergeScope = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? plainText(value) : '';
    if (text !== '') made[name] = text;
  }
  return made;
}

/** Text of others as one plain text: line breaks as \n, no control characters, well-formed, without space around it. */
export function plainText(text: string): string {
  return clean(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'));
}
