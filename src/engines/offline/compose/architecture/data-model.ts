import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Design, Entity } from '../../design/design.ts';
import { asksForConsent } from '../features/lawful.ts';
import { ACCOUNT_FIELDS, signInWay } from '../sign-in-way.ts';
import type { Stack } from '../stack/choices.ts';
import { fieldsHere, fieldsNotStruck, stamped } from './fields-here.ts';
import { resolved } from './references.ts';
import { groupOf, onPlatform, roles } from './whose.ts';

/** What is stored, with all fields that features speak of: what people keep and change carries its revision. */
export function dataModel(design: Design, { auth }: Stack): Architecture['dataModel'] {
  const { entities } = design;
  const hasHistory = entities.some(({ name }) => name === 'Revision');
  return entities.map((entity) => ({
    entity: entity.name,
    fields: [
      'id: identifier',
      ...fieldsHere(
        resolved(fieldsNotStruck(fieldsOf(entity, design, auth), design), entity, design),
        design,
        byMail(auth),
      ),
      ...(hasHistory && isKept(entity) ? missing(entity) : []),
      ...onPlatform(entity, design),
      ...(entity.name === 'Account' ? [...ACCOUNT_FIELDS[signInWay(auth)], ...consent(design)] : []),
    ],
    relationships: [
      ...entity.relations.map((relation) => `${relation.says} ${relation.to}`),
      ...groupOf(entity, design),
    ],
  }));
}

/** Who wrote a kind of product has said which of its fields may be empty. */
const fieldsOf = (entity: Entity, design: Design, auth: string | undefined) => {
  const fields = stamped(isKept(entity) && !design.kind ? onceKnown(entity.fields) : entity.fields);
  if (entity.name !== 'Account') return fields;
  const byPin = signInWay(auth) === 'pin';
  return fields.map((field) =>
    field === 'role: text' ? roles(design) : byPin && field === 'email: text, unique' ? `${field}, optional` : field,
  );
};

const byMail = (auth: string | undefined) => auth !== undefined && signInWay(auth) === 'link';

const consent = (design: Design) =>
  asksForConsent(design) ? ['parentConsentAt: datetime, optional', 'consentProof: text, optional'] : [];

const isKept = ({ from, kind }: Entity) => (from === 'idea' || from === 'field') && kind !== 'measure';

/** Whoever notes something down knows its name first: what else is plainly told may follow. States, links and ticks begin with something. */
const onceKnown = (fields: readonly string[]): string[] => {
  const name = fields.findIndex((field) => /: text$/.test(field));
  // A row of an oyster bed has a number and no name.
  const first = name < 0 ? fields.findIndex((field) => /^(?:number|code|position): /.test(field)) : name;
  return fields.map((field, at) => (at !== first && FOLLOWS.test(field) ? `${field}, optional` : field));
};
const FOLLOWS = /: (?:text|date|datetime|time|money|decimal|integer|file|json|url)$/;

const missing = ({ fields }: Entity) =>
  ['revision: integer', 'archivedAt: datetime, optional'].filter((field) =>
    fields.every((one) => one.split(':')[0] !== field.split(':')[0]),
  );
