import type { Features } from '../features.ts';
import { blocks, bullets, code, heading, inline } from './text.ts';

/** What an artefact adds to the architecture, under a heading of the given level; empty where it adds nothing. */
export function addsMarkdown(
  { entities = [], fields = [], settings = [] }: Features['adds'] = {},
  level: number,
): string {
  const lines = [
    ...entities.map(({ entity, fields }) => `Entity ${code(entity)}: ${fields.map(inline).join(', ') || 'no fields'}`),
    ...fields.map(({ entity, field }) => `Field of ${code(entity)}: ${inline(field)}`),
    ...settings.map(({ name, purpose }) => `Setting ${code(name)}: ${inline(purpose)}`),
  ];
  return lines.length === 0 ? '' : blocks(heading(level, 'Added to the architecture'), bullets(lines));
}
