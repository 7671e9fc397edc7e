import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Design, Entity } from '../../design/design.ts';
import { asksForConsent } from '../features/lawful.ts';
import { ACCOUNT_FIELDS, signInWay } from '../sign-in-way.ts';
import type { Stack } from '../stack/choices.ts';
import { fieldsHere, fieldsNotStruck, stamped } from './fields-here.ts';
import { resolved } from './references.ts';

/** What is stored, with all fields that features speak of: what people keep and change carries its revision. */
export function dataModel(design: Design, { auth }: Stack): Architecture['dataModel'] {
  const { entities } = design;
  const hasHistory = entities.some(({ name }) => name === 'Revision');
  return entities.map((entity) => ({
    entity: entity.name,
    fields: [
      'id: identifier',
      ...fieldsHere(resolved(fieldsNotStruck(fieldsOf(entity, design), design), entity, design), design, byMail(auth)),
      ...(hasHistory && isKept(entity) ? missing(entity) : []),
      ...(entity.name === 'Account' ? [...ACCOUNT_FIELDS[signInWay(auth)], ...consent(design)] : []),
    ],
    relationships: entity.relations.map((relation) => `${relation.says} ${relation.to}`),
  }));
}

/** Who wrote a kind of product has said which of its fields may be empty. */
const fieldsOf = (entity: Entity, { kind }: Design) =>
  stamped(isKept(entity) && !kind ? onceKnown(entity.fields) : entity.fields);

const byMail = (auth: string | undefined) =>
  auth !== undefined && signInWay(auth) === 'link' && !auth.startsWith('a PIN');

const consent = (design: Design) =>
  asksForConsent(design) ? ['parentConsentAt: datetime, optional', 'consentProof: text, optional'] : [];

const isKept = ({ from, kind }: Entity) => (from === 'idea' || from === 'field') && kind !== 'measure';

/** Whoever notes something down knows its name first: what else is plainly told may follow. States, links and ticks begin with something. */
const onceKnown = (fields: readonly string[]): string[] => {
  const first = fields.findIndex((field) => /: text$/.test(field));
  return fields.map((field, at) => (at !== first && FOLLOWS.test(field) ? `${field}, optional` : field));
};
const FOLLOWS = /: (?:text|date|datetime|time|money|decimal|integer|file|json|url)$/;

const missing = ({ fields }: Entity) =>
  ['revision: integer', 'archivedAt: datetime, optional'].filter((field) =>
    fields.every((one) => one.split(':')[0] !== field.split(':')[0]),
  );
