// What a page says of its organisation in JSON-LD (https://schema.org/Organization): data of a stranger, read with bounds.

/** The texts of the first organisation found. */
export interface Organization {
  name?: string;
  industry?: string;
  employees?: string;
  address?: string;
}

const TYPE =
  /(?:^|\/)(?:\w*Organization|Corporation|\w*Business|NGO|\w*Store|\w*Service|Restaurant|Hotel|Dentist|Physician|Attorney|Airline|\w*Agency|\w*School|\w*Clinic|Hospital|Pharmacy|\w*Salon)$/;
const DEPTH_MAX = 6;
const VALUES_MAX = 2_000;

/** Reads one script; undefined when it is no JSON or names no organisation. */
export function organizationIn(script: string): Organization | undefined {
  let level: unknown[] = [parse(script)];
  let looked = 0;
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++looked > VALUES_MAX) return undefined;
      if (typeof value !== 'object' || value === null) continue;
      const found = organizationOf(value);
      if (found) return found;
      next.push(...Object.values(value).slice(0, VALUES_MAX));
    }
    level = next;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function organizationOf(value: object): Organization | undefined {
  const fields = new Map<string, unknown>(Object.entries(value));
  const types = [fields.get('@type')].flat();
  if (!types.some((type) => typeof type === 'string' && TYPE.test(type))) return undefined;
  const name = textOf(fields.get('name')) ?? textOf(fields.get('legalName'));
  if (name === undefined) return undefined;
  const industry = textOf(fields.get('industry')) ?? textOf(fields.get('naics'));
  const employees = amountOf(fields.get('numberOfEmployees'));
  const address = addressOf(fields.get('address'));
  return {
    name,
    ...(industry === undefined ? {} : { industry }),
    ...(employees === undefined ? {} : { employees }),
    ...(address === undefined ? {} : { address }),
  };
}

function textOf(value: unknown): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number') return String(one);
  return typeof one === 'string' && one.trim() !== '' ? one : undefined;
}

/** A number, or a range of numbers. */
function amountOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const fields = new Map<string, unknown>(Object.entries(value));
  const [from, to] = [textOf(fields.get('minValue')), textOf(fields.get('maxValue'))];
  if (from !== undefined && to !== undefined) return `${from}–${to}`;
  return textOf(fields.get('value')) ?? from ?? to;
}

const PLACE = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'] as const;

function addressOf(value: unknown): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null) return textOf(one);
  const fields = new Map<string, unknown>(Object.entries(one));
  const country = fields.get('addressCountry');
  const named = typeof country === 'object' && country !== null && 'name' in country ? country.name : country;
  fields.set('addressCountry', named);
  const parts = PLACE.map((name) => textOf(fields.get(name))).filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
