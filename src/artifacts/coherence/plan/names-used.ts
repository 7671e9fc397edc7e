import type { Architecture } from '../../architecture.ts';
import type { PartialArtifacts } from '../../artifacts.ts';
import type { Features } from '../../features.ts';
import type { PromptPack } from '../../prompt-pack.ts';
import { fieldNameIn } from './fields.ts';
import type { Plan } from './plan.ts';
import { pointerTo } from './pointer.ts';

/** A name in the structured part of a plan. */
export interface NameUsed {
  artifact: 'architecture' | 'features' | 'promptPack';
  pointer: string;
  text: string;
  /** True where it is written as code: `orderItem`, `MAIL_KEY`, `/orders/{id}`. */
  isIdentifier: boolean;
}

/** Every name in a plan that stands for something that is built, bought or stored. Prose is left out. */
export const namesUsed = ({ artifacts, features }: Plan): NameUsed[] => [
  ...inParts(artifacts),
  ...inData('architecture', 'dataModel', {
    entities: artifacts.architecture?.dataModel,
    settings: artifacts.architecture?.settings,
  }),
  ...inData('features', 'adds/entities', artifacts.features?.adds),
  ...inData('promptPack', 'adds/entities', artifacts.promptPack?.adds),
  ...features.flatMap(inFeature),
  ...(artifacts.promptPack?.prompts ?? []).flatMap(inPrompt),
];

type At = readonly (string | number)[];

const name = (artifact: NameUsed['artifact'], text: string, ...at: At): NameUsed => ({
  artifact,
  pointer: pointerTo(...at),
  text,
  isIdentifier: false,
});
const identifier: typeof name = (...parts) => ({ ...name(...parts), isIdentifier: true });

const inParts = ({ architecture }: PartialArtifacts): NameUsed[] => [
  ...(architecture?.nodes ?? []).flatMap(({ label, tech, vendor }, at) => [
    name('architecture', label, 'nodes', at, 'label'),
    name('architecture', tech, 'nodes', at, 'tech'),
    ...(vendor === undefined ? [] : [name('architecture', vendor, 'nodes', at, 'vendor')]),
  ]),
  ...(architecture?.techStack ?? []).map(({ choice }, at) => name('architecture', choice, 'techStack', at, 'choice')),
];

interface Data {
  entities?: Architecture['dataModel'] | undefined;
  fields?: NonNullable<Features['adds']>['fields'];
  settings?: Architecture['settings'];
}

/** `entitiesAt` is the list of the entities; fields and settings of their own stand beside it. */
function inData(
  artifact: NameUsed['artifact'],
  entitiesAt: string,
  { entities = [], fields = [], settings = [] }: Data = {},
): NameUsed[] {
  const list = entitiesAt.split('/');
  const beside = list.slice(0, -1);
  return [
    ...entities.flatMap(({ entity, fields: own }, at) => [
      identifier(artifact, entity, ...list, at, 'entity'),
      ...own.map((field, place) => identifier(artifact, fieldNameIn(field), ...list, at, 'fields', place)),
    ]),
    ...fields.map(({ field }, at) => identifier(artifact, fieldNameIn(field), ...beside, 'fields', at)),
    ...settings.map((setting, at) => identifier(artifact, setting.name, ...beside, 'settings', at)),
  ];
}

function inFeature({ feature, at, id }: Plan['features'][number]): NameUsed[] {
  const own = ['features', feature.id === undefined ? at : id];
  return [
    name('features', feature.name, ...own, 'name'),
    ...feature.apiSurface.map(({ path }, place) => identifier('features', path, ...own, 'apiSurface', place, 'path')),
    ...(feature.screens ?? []).map((screen, place) => name('features', screen.name, ...own, 'screens', place, 'name')),
  ];
}

function inPrompt({ id, name: title, files = [] }: PromptPack['prompts'][number], at: number): NameUsed[] {
  const own = ['prompts', id ?? at];
  return [
    name('promptPack', title, ...own, 'name'),
    ...files.map((file, place) => identifier('promptPack', file, ...own, 'files', place)),
  ];
}
