import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Design, Entity } from '../../design/design.ts';
import { asksForConsent } from '../features/lawful.ts';
import { ACCOUNT_FIELDS, signInWay } from '../sign-in-way.ts';
import type { Stack } from '../stack/choices.ts';

/** What is stored, with all fields that features speak of: what people keep and change carries its revision. */
export function dataModel(design: Design, { auth }: Stack): Architecture['dataModel'] {
  const { entities } = design;
  const hasHistory = entities.some(({ name }) => name === 'Revision');
  return entities.map((entity) => ({
    entity: entity.name,
    fields: [
      'id: identifier',
      ...entity.fields,
      ...(hasHistory && isKept(entity) ? missing(entity) : []),
      ...(entity.name === 'Account' ? [...ACCOUNT_FIELDS[signInWay(auth)], ...consent(design)] : []),
    ],
    relationships: entity.relations.map((relation) => `${relation.says} ${relation.to}`),
  }));
}

const consent = (design: Design) =>
  asksForConsent(design) ? ['parentConsentAt: datetime, optional', 'consentProof: text, optional'] : [];

const isKept = ({ from, kind }: Entity) => (from === 'idea' || from === 'field') && kind !== 'measure';

const missing = ({ fields }: Entity) =>
  ['revision: integer', 'archivedAt: datetime, optional'].filter((field) =>
    fields.every((one) => one.split(':')[0] !== field.split(':')[0]),
  );
