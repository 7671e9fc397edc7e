import { lazy } from '../../language/lazy.ts';
import { wordsIn } from '../../language/words-in.ts';
import type { Kind } from '../schema.ts';
import { documents } from './things/documents.ts';
import { events } from './things/events.ts';
import { goods } from './things/goods.ts';
import { living } from './things/living.ts';
import { machines } from './things/machines.ts';
import { moneyAndMeasures } from './things/money-and-measures.ts';
import { people } from './things/people.ts';
import { placesToKeep } from './things/places.ts';
import { technical } from './things/technical.ts';
import { writing } from './things/writing.ts';

/** What is known of a noun by its last word: its kind and the fields such a thing has. */
export interface Thing {
  kind: Kind;
  fields: string[];
}

/** A row of the tables: nouns of one kind that have the same fields. */
export interface ThingRow extends Thing {
  /** Singular, lower case. Two words only where the last one alone misleads: "art gallery". */
  nouns: string[];
}

/** Fields that every thing of a kind has, when its own noun is unknown. */
export const fieldsOfKind: Record<Kind, string[]> = {
  person: ['name: text', 'email: text', 'phone: text', 'joinedOn: date'],
  group: ['name: text', 'contactName: text', 'email: text', 'timezone: text'],
  place: ['name: text', 'address: text', 'coordinates: coordinates', 'photo: file'],
  event: ['title: text', 'startsAt: datetime', 'endsAt: datetime', 'status: planned | done | cancelled'],
  document: ['title: text', 'body: text', 'status: draft | final', 'updatedAt: datetime'],
  item: ['name: text', 'status: active | archived', 'note: text', 'addedOn: date'],
  measure: ['value: decimal', 'unit: text', 'measuredAt: datetime', 'source: text'],
  money: ['amount: money', 'currency: text', 'date: date', 'purpose: text'],
  message: ['body: text', 'sentAt: datetime', 'readAt: datetime', 'sender: reference'],
  task: ['title: text', 'dueAt: datetime', 'status: open | done | dropped', 'assignee: reference'],
};

const tables = [people, placesToKeep, events, documents, writing, technical, goods, machines, living, moneyAndMeasures];

/** A row is written as "kind: noun noun two_words | name: type; name: type"; it is read when one of its nouns is asked for. */
const rows = lazy(() => tables.join('').split('\n').filter(Boolean));
/** The nouns of each row: "noun|noun|two words". */
const nouns = lazy(() => rows().map(nounsIn));
/** Made of one text: putting each noun beside its row takes ten times as long, and few are ever asked for. */
const known = lazy(() => new Set(nouns().join('|').split('|')));
const found = new Map<string, string>();

/** Every row of every table, read. */
export const readRows = (): ThingRow[] => rows().map((row) => ({ ...readRow(row), nouns: nounsIn(row).split('|') }));

/** What is known of single nouns. */
export const things = {
  has: (noun: string): boolean => known().has(noun),
  get: (noun: string): Thing | undefined => (known().has(noun) ? readRow(rowOf(noun)) : undefined),
};

/** Nouns of several trades: what one trade notes of them would be wrong in the others. */
export const homonyms = new Set(
  wordsIn(`block paper degree run light candle gap ring board stake reading track part wing cell course plate press bar screen post match drive
  key line frame pool bank branch crane plant bed bolt case chip coat current deck draft drill file fly form grade ground hand head jam
  lead letter lock log mat mine mold mould net note order organ page palm park patch pen pitch pole port pound punch race rack rail
  record root row ruler sail saw scale seal season shaft shell ship shot sink slide slip snap spring square staff stage stand star
  state steel step stick strike string suit table tap tank term test tie tip tire tower train tray trip trunk turn type unit vault watch
  wave well wheel yard card call round pass game piece sheet stock store stop point position place set kit cast score bridge beat
  cover report package clause bounty key level spot swap offer return fix count term value notice code crop culture dock fall fan field film fire floor gate hammer host iron jack jar joint judge lift lot mark model mount
  nail needle pad panel pipe plot plug pocket pump ram range reel rest roll scene sketch slot snake spot stream stud switch tablet tag
  tone tongue trap vessel volume ward wire swarm trail fork flake cookie token thread shard container image route`),
);

/** What is known of a thing by its name, singular: by its last two words ("art gallery") or else by the last one. */
export const thingNamed = (name: string): Thing | undefined => {
  const words = name.split(' ');
  return things.get(words.slice(-2).join(' ')) ?? things.get(words.at(-1) ?? '');
};

function rowOf(noun: string): string {
  const row = found.get(noun) ?? rows()[nouns().findLastIndex((one) => `|${one}|`.includes(`|${noun}|`))] ?? '';
  found.set(noun, row);
  return row;
}

function nounsIn(row: string): string {
  return row
    .slice(row.indexOf(': ') + 2, row.indexOf(' | '))
    .replaceAll(' ', '|')
    .replaceAll('_', ' ');
}

function readRow(row: string): Thing {
  // The tables are ours: the contract test reads every kind in them against KINDS.
  return { kind: row.slice(0, row.indexOf(':')) as Kind, fields: row.slice(row.indexOf(' | ') + 3).split('; ') };
}
