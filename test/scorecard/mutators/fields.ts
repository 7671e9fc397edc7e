import { parseField } from '../../../src/artifacts/coherence/plan/field.ts';
import { type FindSites, mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atEntity, atOperation, atScreen, usersOfField } from '../places.ts';

/** A field of the data model, with its place. */
interface ModelField {
  entity: string;
  entityAt: number;
  name: string;
  isOptional: boolean;
  hasDefault: boolean;
  ref: string | undefined;
  text: string;
  replace(text?: string): void;
}

// Each row has an id, whether or not the data model lists it.
const fieldsOf = ({ artifacts }: Subject): ModelField[] =>
  artifacts.architecture.dataModel.flatMap(({ entity, fields }, entityAt) =>
    fields.flatMap((text, at): ModelField[] => {
      const field = parseField(text);
      if (field === undefined || field.type === 'id') return [];
      const replace = (by?: string) => void fields.splice(at, 1, ...(by === undefined ? [] : [by]));
      const { name, optional, hasDefault, ref } = field;
      return [{ entity, entityAt, name, isOptional: optional, hasDefault, ref, text, replace }];
    }),
  );

const usedFields = (subject: Subject): ModelField[] =>
  fieldsOf(subject).filter(({ entity, name }) => usersOfField(subject, entity, name).length > 0);

/** A field that others name is removed from the data model. */
export const fieldRemoved = mutatorOf((subject) =>
  usedFields(subject).map(({ entity, entityAt, name, replace }) => ({
    artifact: 'architecture',
    change: `removed the field ${entity}.${name}`,
    apply: () => replace(),
    places: (changed) => [atEntity(entityAt), ...usersOfField(changed, entity, name)],
  })),
);

const renamed = (name: string): string => `${name}Old`;

const renamedInModel: FindSites = (subject) =>
  usedFields(subject).map(({ entity, entityAt, name, text, replace }) => ({
    artifact: 'architecture',
    change: `renamed the field ${entity}.${name} in the data model`,
    apply: () => replace(text.replace(name, renamed(name))),
    places: (changed) => [atEntity(entityAt), ...usersOfField(changed, entity, name)],
  }));

const renamedInAccess =
  (list: 'reads' | 'writes'): FindSites =>
  ({ index }) =>
    index.operations.flatMap((one) =>
      one[list].flatMap(({ entity, fields, text }, at) =>
        fields.map((field): Site => {
          const others = fields.map((other) => (other === field ? renamed(other) : other));
          return {
            artifact: 'features',
            change: `renamed ${entity}.${field} in the ${list} of ${one.key}`,
            apply: () =>
              one.operation[list]?.splice(at, 1, `${text.slice(0, text.indexOf(':'))}: ${others.join(', ')}`),
            places: () => [atOperation(one)],
          };
        }),
      ),
    );

const renamedOnScreen: FindSites = ({ index, artifacts }) =>
  index.screens.flatMap((screen) =>
    screen.shows.map((shown, at) => ({
      artifact: 'features',
      change: `renamed ${shown} on the screen ${screen.name}`,
      apply: () => {
        const own = artifacts.features.features[screen.feature.at]?.screens?.find(({ name }) => name === screen.name);
        own?.shows.splice(at, 1, renamed(shown));
      },
      places: () => [atScreen(screen)],
    })),
  );

/** A field has another name in one place: the data model, an operation or a screen. */
export const fieldRenamed = mutatorOf(
  renamedInModel,
  renamedInAccess('reads'),
  renamedInAccess('writes'),
  renamedOnScreen,
);

const required = (text: string): string => text.replace(/, (?:optional|default [^,]+)/g, '');

const missingAtCreation: FindSites = (subject) =>
  fieldsOf(subject)
    .filter(({ isOptional, hasDefault }) => isOptional || hasDefault)
    .flatMap(({ entity, entityAt, name, text, replace }) => {
      // A later feature that extends an operation may give the field.
      const creators = [...subject.index.operationsByKey.values()].filter((listings) => {
        const created = listings
          .flatMap(({ writes }) => writes)
          .filter((one) => one.kind === 'create' && one.entity === entity);
        return created.length > 0 && !created.some(({ fields }) => fields.includes(name));
      });
      const site: Site = {
        artifact: 'architecture',
        change: `made ${entity}.${name} required, which ${creators[0]?.[0]?.key} does not give`,
        apply: () => replace(required(text)),
        places: () => [atEntity(entityAt), ...creators.flat().map(atOperation)],
      };
      return creators.length > 0 ? [site] : [];
    });

const leftBehind: FindSites = (subject) =>
  fieldsOf(subject)
    .filter(({ isOptional, ref }) => isOptional && ref !== undefined)
    .flatMap(({ entity, entityAt, name, ref, text, replace }) => {
      const deleting = subject.index.operations.filter(({ writes }) => {
        const deleted = writes.filter(({ kind }) => kind === 'delete').map((one) => one.entity);
        return ref !== undefined && deleted.includes(ref) && !deleted.includes(entity);
      });
      const site: Site = {
        artifact: 'architecture',
        change: `made the reference ${entity}.${name} required, which ${deleting[0]?.key} leaves without its row`,
        apply: () => replace(required(text)),
        places: () => [atEntity(entityAt), ...deleting.map(atOperation)],
      };
      return deleting.length > 0 ? [site] : [];
    });

/** A field that a row may lack becomes required, and an operation leaves rows without it. */
export const optionalMadeRequired = mutatorOf(missingAtCreation, leftBehind);

/** A field that a screen shows is read by no operation any more. */
export const shownNeverRead = mutatorOf(({ index }) => {
  const shown = new Set(index.screens.flatMap(({ shows }) => shows));
  return [...shown].flatMap((name) => {
    const [entity = '', field = ''] = name.split('.');
    const readers = index.operations.flatMap((one) =>
      one.reads.flatMap((read, at) => (read.entity === entity ? [{ one, read, at }] : [])),
    );
    const dropping = readers.filter(({ read }) => read.fields.includes(field));
    // A read without fields may mean all of them; one that loses its only field is another fault.
    if (dropping.length === 0 || readers.some(({ read }) => read.fields.length === 0)) return [];
    if (dropping.some(({ read }) => read.fields.length === 1)) return [];
    const site: Site = {
      artifact: 'features',
      change: `dropped every read of ${name}, which a screen shows`,
      apply() {
        for (const { one, read, at } of dropping) {
          const others = read.fields.filter((other) => other !== field);
          one.operation.reads?.splice(at, 1, `${entity}: ${others.join(', ')}`);
        }
      },
      places: (changed) => [
        ...dropping.map((reader) => atOperation(reader.one)),
        ...changed.index.screens.filter(({ shows }) => shows.includes(name)).map(atScreen),
      ],
    };
    return [site];
  });
});
