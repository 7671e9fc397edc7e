import { isDeepStrictEqual } from 'node:util';
import type { PartialArtifacts } from '../../src/artifacts/artifacts.ts';
import type { Brief } from '../../src/artifacts/brief.ts';
import { checkCoherence } from '../../src/artifacts/coherence/index.ts';
import type { Quality } from '../../src/artifacts/quality.ts';
import { versionsOfSample } from '../../src/generation/sample.ts';
import { PLAN_ARTIFACTS, type PlanArtifact } from '../../src/plans/names.ts';
import { type SampleFile, sampleFileSchema } from '../../src/plans/samples/sample-file.ts';
import type { Store } from '../../src/store/store.ts';

/** A plan of a store as the file of a sample. Throws for one that is not there, or that no host wrote. */
export async function sampleOfPlan({ db }: Store, planId: string, model: string): Promise<SampleFile> {
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirstOrThrow();
  const rows = await db.selectFrom('plan_versions').selectAll().where('plan_id', '=', planId).execute();
  const place = (artifact: string) => PLAN_ARTIFACTS.indexOf(artifact as PlanArtifact);
  const inOrder = rows.toSorted(
    (a, b) => a.created_at - b.created_at || a.number - b.number || place(a.artifact) - place(b.artifact),
  );
  const last = new Map<string, unknown>();
  const versions = inOrder.map(({ artifact, data, written: text, created_at }) => {
    const written: unknown = JSON.parse((artifact === 'brief' ? data : text) ?? 'null');
    if (written === null) throw new Error(`${artifact} was written by an engine: a sample keeps what a host wrote.`);
    const isSame = isDeepStrictEqual(last.get(artifact), written);
    last.set(artifact, written);
    return { artifact, ...(isSame ? {} : { written }), model, createdAt: new Date(created_at).toISOString() };
  });
  const { id, idea, context } = plan;
  return sampleFileSchema.parse({ id, idea, context, versions });
}

/** What today's rules find in the current versions of a sample. */
export function findingsIn(file: SampleFile): Quality {
  const currents = versionsOfSample(file).filter(({ is_current }) => is_current === 1);
  const data = new Map(currents.map((row) => [row.artifact as PlanArtifact, JSON.parse(row.data) as unknown]));
  const artifacts = Object.fromEntries([...data].filter(([name]) => name !== 'brief')) as PartialArtifacts;
  const { idea, context } = file;
  const input = { idea, context: context ?? undefined, brief: data.get('brief') as Brief, artifacts };
  return checkCoherence(input, { written: [...data.keys()] });
}
