import { AppError } from '../errors.ts';
import { MERGE_FIELDS_MAX } from './shapes/lead.ts';

/** What each column of a file is: a field of the lead, or a merge field of that name. */
export type Columns = ({ kind: 'lead'; name: LeadColumn } | { kind: 'merge'; name: string })[];

type LeadColumn = keyof typeof SPELLINGS;

// Letters and digits alone, lower case: what is left of `E-Mail Address`, `first_name` or `LinkedIn URL`.
const SPELLINGS = {
  email: ['email', 'emailaddress', 'mail', 'workemail', 'businessemail', 'emailwork', 'contactemail', 'leademail'],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'fname', 'vorname', 'contactfirstname'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'lname', 'nachname', 'contactlastname'],
  company: [
    'company',
    'companyname',
    'organization',
    'organisation',
    'organizationname',
    'account',
    'accountname',
    'firma',
  ],
  role: ['role', 'title', 'jobtitle', 'position', 'job', 'jobrole'],
  linkedinUrl: [
    'linkedin',
    'linkedinurl',
    'linkedinprofile',
    'linkedinprofileurl',
    'personlinkedinurl',
    'linkedinlink',
  ],
} as const;

const FIELD_NAME_CHARS_MAX = 64;

/** Reads the header. Throws `unprocessable` without an e-mail column, or with too many columns. */
export function readHeader(cells: readonly string[]): Columns {
  const columns: Columns = [];
  const taken = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const known = leadColumn(cell);
    if (known && !taken.has(known)) columns.push({ kind: 'lead', name: known });
    else columns.push({ kind: 'merge', name: unused(fieldName(cell, index), taken) });
    taken.add(columns.at(-1)?.name ?? '');
  }
  if (!taken.has('email')) {
    throw new AppError('unprocessable', 'The first line must name the columns, one of them `email`.');
  }
  if (columns.filter((column) => column.kind === 'merge').length > MERGE_FIELDS_MAX) {
    throw new AppError('unprocessable', `The file has more than ${MERGE_FIELDS_MAX} columns beside those of a lead.`);
  }
  return columns;
}

function leadColumn(cell: string): LeadColumn | undefined {
  const plain = cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const found = Object.entries(SPELLINGS).find(([, spellings]) => spellings.some((one) => one === plain));
  // The keys of a literal table are exactly its names.
  return found?.[0] as LeadColumn | undefined;
}

/** A name that templates can use, such as `favourite_colour`; `column_5` for a header that leaves none. */
function fieldName(cell: string, index: number): string {
  const name = cell
    .trim()
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, FIELD_NAME_CHARS_MAX - 4);
  if (name === '') return `column_${index + 1}`;
  return /^\d/.test(name) ? `_${name}` : name;
}

function unused(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}_${count}`;
  return free;
}
