import { fold } from '../language/fold.ts';
import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';

/** An amount as the idea names it. */
export interface Amount {
  value: number;
  currency: 'USD' | 'EUR' | 'GBP' | 'INR' | 'BRL';
  per: 'month' | 'year' | 'once' | 'use';
  /** Where it begins in the text. */
  at: number;
  /** As written. */
  text: string;
  /** Whom or what it is paid for, in English: "agent" of "€19 per agent per month". */
  unit?: string;
  /** The use that is paid for: "booking" of "$1 per booking". */
  use?: string;
}

const SIGNS: Record<string, Amount['currency']> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '₹': 'INR',
  r$: 'BRL',
  us$: 'USD',
};
const NAMES: [RegExp, Amount['currency']][] = [
  [/^(eur|euros?)$/i, 'EUR'],
  [/^(gbp|pounds?|quid)$/i, 'GBP'],
  [/^(inr|rupees?|rs\.?|रुपये|रुपए)$/i, 'INR'],
  [/^(brl|reais|real)$/i, 'BRL'],
  [/^(usd|dollars?|bucks|dólares|dollars)$/i, 'USD'],
];
const MONEY = pattern(
  /(R\$|US\$|[$€£₹]|(?<![\p{L}])Rs\.?(?=\s?\d))\s?(\d[\d.,]{0,12})\s?(k\b)?|(\d[\d.,]{0,12})\s?(k\b)?\s?([€$£₹]|(?<![\p{L}])(?:eur|euros?|usd|dollars?|dólares|bucks|gbp|pounds?|quid|inr|rupees?|brl|reais|रुपये|रुपए)(?![\p{L}]))/giu,
);
const STEP = pattern(
  /^\s{0,2}(?:,\s?|(?:and|et|und|y|e)\s)?(?:\/\s?|(?:for each|per|a|an|each|every|pro|im|por|al|par|ao|je|le|la|el|प्रति)\s{1,2})?(\p{L}[\p{L}\p{M}-]{0,18})/iu,
);
/** "one-off", "once": said before the amount or after it. */
const ONCE =
  /^(?:once|one-?off|one-?time|onetime|lifetime|forever|einmalig|einmal|[uú]nico|unique|une fois|[uú]nica)$/i;
const MONTH =
  /^(?:months?|mo|mth|monthly|monate?|monatlich|mes|mensual(?:es)?|mois|mensuel(?:le)?s?|mês|mensal|mensais|महीना|महीने|माह)$/i;
/** "A month about 12 euros" */
const EACH_MONTH = /\b(?:a|per|every|each) month,? (?:about |around |at most |max )?$/i;
const YEAR = /^(?:years?|yr|yearly|annually|annual|pa|jahr|jährlich|año|anual|an|ans|annuel|ano)$/i;
const WEEK = /^(?:weeks?|wk|weekly|woche|wöchentlich|semana|semaine)$/i;
const uses = lazy(() =>
  words(
    'call request order booking transaction ticket use download report delivery ride session lesson class document scan page minute message sale event photo hour day night visit appointment invoice trip search letter entry contract signature wash bestellung=order buchung=booking reserva=booking llamada=call pedido=order commande=order réservation=booking termin=appointment anruf=call cita=appointment consulta=visit fahrt=trip stunde=hour hora=hour heure=hour auftrag=order',
  ),
);
const units = lazy(() =>
  words(
    'user agent seat room property member employee location shop store student child kid family team site device machine vehicle unit apartment tenant patient teacher person practice clinic restaurant club school household host listing desk driver technician developer customer client player head bed class group company business nutzer=user benutzer=user mitarbeiter=employee kind=child familie=family mitglied=member person=person standort=location wohnung=apartment fahrzeug=vehicle gerät=device betrieb=business verein=club schüler=student usuario=user empleado=employee familia=family miembro=member persona=person local=location alumno=student niño=child utilisateur=user employé=employee famille=family membre=member personne=person élève=student enfant=child usuário=user funcionário=employee família=family membro=member pessoa=person aluno=student criança=child cliente=customer kunde=customer client=customer agente=agent',
  ),
);

/** Every amount of money in the text, in order. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(MONEY)].slice(0, 20).flatMap((match) => {
    const value = toNumber(match[2] ?? match[4] ?? '') * ((match[3] ?? match[5]) ? 1000 : 1);
    if (value <= 0) return [];
    const end = match.index + match[0].length;
    const said = readRhythm(text.slice(end, end + 60));
    const { week, length, ...rest } = said;
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    return [
      {
        ...rest,
        per: rest.per === 'once' && EACH_MONTH.test(before) ? 'month' : rest.per,
        value: week ? Math.round(value * 433) / 100 : value,
        currency: currencyOf(match[1] ?? match[6] ?? '$'),
        at: match.index,
        text: (match[0] + text.slice(end, end + length)).trim(),
      },
    ];
  });
}

/** What follows an amount: "per agent per month", "/mes", "a booking", "once". */
function readRhythm(after: string): Pick<Amount, 'per' | 'unit' | 'use'> & { week: boolean; length: number } {
  const said: Pick<Amount, 'per' | 'unit' | 'use'> = { per: 'once' };
  let [length, week] = [0, false];
  for (let at = 0, step = 0; step < 3; step += 1) {
    const match = STEP.exec(after.slice(at));
    const word = match?.[1]?.toLowerCase() ?? '';
    const known = readStep(word, said);
    if (!match || known === undefined) break;
    if (known === 'week') week = true;
    at += match[0].length;
    length = at;
  }
  return { ...said, week, length };
}

function readStep(word: string, said: Pick<Amount, 'per' | 'unit' | 'use'>): 'week' | 'read' | undefined {
  const [use, unit] = [uses()[fold(word)], units()[fold(word)]];
  if (MONTH.test(word)) said.per = 'month';
  else if (YEAR.test(word)) said.per = 'year';
  else if (WEEK.test(word)) said.per = 'month';
  else if (unit && said.unit === undefined) said.unit = unit;
  else if (use && said.per === 'once') [said.per, said.use] = ['use', use];
  else if (!ONCE.test(word)) return undefined;
  return WEEK.test(word) ? 'week' : 'read';
}

function words(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(' ').map((pair) => {
      const [own = '', english = own] = pair.split('=');
      return [fold(own), english];
    }),
  );
}

function toNumber(digits: string): number {
  const plain = digits
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.$/, '');
  const value = Number.parseFloat(plain);
  return Number.isFinite(value) && value < 1e9 ? value : 0;
}

function currencyOf(sign: string): Amount['currency'] {
  return SIGNS[sign.toLowerCase()] ?? NAMES.find(([name]) => name.test(sign))?.[1] ?? 'USD';
}
