import { readFileSync } from 'node:fs';
import { beside } from './beside.ts';

/** What was learned from labelled ideas; `npm run learn` writes it. */
export const readLearned = (): string => readFileSync(beside('learned.txt'), 'utf8');

/** By which signs a noun of an idea is what its product keeps; `npm run learn` writes it. */
export const readKept = (): string => readFileSync(beside('kept.txt'), 'utf8');

/** Which words speak for which kind of product; `npm run learn` writes it. */
export const readKinds = (): string => readFileSync(beside('kinds.txt'), 'utf8');

/** Which words tell that the writer does not want what is named beside them; `npm run learn` writes it. */
export const readStances = (): string => readFileSync(beside('stances.txt'), 'utf8');

/** Which words tell that where a connection is spoken of there is none; `npm run learn` writes it. */
export const readConnections = (): string => readFileSync(beside('connections.txt'), 'utf8');

/** Which words tell that at a place that is named the data need not stand; `npm run learn` writes it. */
export const readHosting = (): string => readFileSync(beside('hosting.txt'), 'utf8');

/** By which signs a function that was chosen for an idea has no place there; `npm run learn` writes it. */
export const readMisfits = (): string => readFileSync(beside('misfits.txt'), 'utf8');

/** What single words speak for, as a well-read person would say: 2 more often than not, 1 more often than other words. */
export const readAssociations = (): string => readFileSync(beside('associations.txt'), 'utf8');

/** What is noted of things whose name has several senses, by field; see words/columns.ts. */
export const readColumns = (): string => readFileSync(beside('columns.txt'), 'utf8');

/** Services, tools and norms of others that ideas name; see stack/integrations.ts. */
export const readServices = (): string => readFileSync(beside('services.txt'), 'utf8');
