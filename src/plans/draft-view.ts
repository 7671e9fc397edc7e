import type { Draft } from './drafts.ts';
import type { PlanArtifact } from './names.ts';
import type { VersionView } from './shapes.ts';
import { isoOf } from './version-view.ts';

type Fields = Record<string, unknown>;

/** What a host has written so far of an artefact that is not accepted yet, as it is read: version 0. */
export function draftView(artifact: PlanArtifact, draft: Draft): { head: VersionView; data: Fields } {
  const head = {
    ...{ artifact, version: 0, current: false, engine: 'host', model: null, hash: draft.baseHash ?? '' },
    ...{ basedOn: [], stale: [], runId: null, createdAt: isoOf(draft.updatedAt) },
  };
  return { head, data: writtenIn(Object(draft.data) as Fields) };
}

/** All that was written, in the shapes of the orders: the index, then the items of all slices together. */
function writtenIn({ index, slices, fields, refused }: Fields): Fields {
  const { kind, data } = Object(refused) as Fields;
  if (kind === 'whole') return Object(data) as Fields;
  const items: Fields = {};
  for (const slice of Array.isArray(slices) ? slices : []) {
    for (const [name, value] of Object.entries(Object(slice) as Fields)) {
      const known = items[name];
      items[name] = Array.isArray(value) && Array.isArray(known) ? [...value, ...known] : (known ?? value);
    }
  }
  return {
    ...(Object(fields) as Fields),
    ...items,
    ...(index === undefined ? {} : { index }),
    ...(data === undefined ? {} : { refused: data }),
  };
}
