import { readSaidField } from '../../understand/said-field.ts';

/** A column for something that is noted, and what a test shows of it. */
export interface Column {
  name: string;
  field: string;
  /** "tread depth" */
  says: string;
  criterion: (thing: string) => string;
}

/** Measured in millimetres, and finer than one of them. */
const FINE =
  /\b(?:tread|profile|lining|pad|sole|blade|wall|coating|groove)\b.*\b(?:depth|thickness|wear|height)\b|^tread$/;
const SMALL = /\b(?:shell|leaf|fruit|bulb|egg|seed|grain|pore|wound)\b.*\b(?:size|length|width|diameter)\b/;
/** How many were lost, found, broken. */
const COUNTED = /^(?:losses|loss|deaths?|dead|mortality|breakages?|defects?|damages|births|yield count|head ?count)$/;
/** What people note of things, in a word. */
const TOLD =
  /\b(?:colou?r|condition|lot|batch|serial|variety|brand|reason|weather|mood|smell|taste|texture|grade|model|make|maker|origin|material|symptom|cause|remark|lot number|batch number)s?$/;

const camel = (says: string) =>
  says
    .split(/\s+/)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** What is noted as a typed column; undefined where it is no value: "record the podcast". */
export function columnFor(says: string): Column | undefined {
  if (!/^[a-z][a-z ]*$/.test(says)) return undefined;
  if (FINE.test(says)) {
    const name = `${camel(says)}Tenths`;
    return {
      name,
      field: `${name}: integer, tenths of a millimetre, optional`,
      says,
      criterion: (thing) =>
        `A ${says} of 3.8 mm is stored as 38 at exactly the ${thing} it was measured on; −0.1 and 40.0 mm are refused.`,
    };
  }
  if (SMALL.test(says)) {
    const name = `${camel(says.replace(/ size$/, ''))}Mm`;
    return {
      name,
      field: `${name}: integer, optional`,
      says,
      criterion: (thing) =>
        `A ${says} of 62 mm is stored with the ${thing}, its day and who measured; 0 and 900 are refused.`,
    };
  }
  if (COUNTED.test(says)) {
    const name = says === 'losses' || says === 'loss' ? 'lost' : camel(says);
    return {
      name,
      field: `${name}: integer, optional`,
      says,
      criterion: (thing) =>
        `17 ${says} entered for one ${thing} stand there with day and person, and 17 is added to its sum; −1 is refused.`,
    };
  }
  const field = readSaidField(says, 'en');
  if (!field || (field.type === 'text' && !TOLD.test(says))) return undefined;
  if (/^(?:file|reference|date|datetime)/.test(field.type) || field.type.includes('place')) return undefined;
  return {
    name: field.name,
    field: `${field.name}: ${field.type}, optional`,
    says,
    criterion: (thing) =>
      field.type === 'text'
        ? `${capital(says)} entered for one ${thing} reads back letter for letter, and a search for it finds that ${thing} alone.`
        : `${capital(says)} of 12.5 entered for one ${thing} reads 12.5 in the list and the export; a letter in it is refused.`,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where on the whole a piece sits, for pieces of which there are several alike. */
export const POSITIONS = new Map([
  ['wheel', 'position: front left | front right | rear left | rear right | spare'],
  ['tyre', 'position: front left | front right | rear left | rear right | spare'],
  ['tire', 'position: front left | front right | rear left | rear right | spare'],
  ['ski', 'position: left | right'],
  ['shoe', 'position: left | right'],
]);
