// A claim says that a prompt is built. A proof has seen it: its files are there and changed, and its command succeeds.
// What is to be seen is read here, and what was seen is recorded here; the looking is done where the files are.
import type { App } from '../../app.ts';
import { buildsOf, lastBuilds } from '../../plans/builds.ts';
import { OUTLINE } from '../../plans/names.ts';
import { type OpenedPlan, openPlan } from '../../plans/open-plan.ts';
import type { PlanBuildRow, PlanVersionRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { markDone } from './mark-done.ts';
import type { PackPrompt } from './pack-prompts.ts';
import { evidenceOf } from './progress.ts';
import { promptsIn, requirePack, requirePrompt } from './require-pack.ts';
import { EVIDENCE_BYTES_MAX, type Evidence } from './shapes.ts';

/** What is to be seen of a prompt before it counts as proven. */
export interface ToProve {
  planId: string;
  prompt: PackPrompt;
  /** The current version of the pack. */
  version: number;
  /** The first version of the pack in which the prompt read as it does now, and when it was written: epoch milliseconds. */
  since: { version: number; at: number };
  /** Files that the prompt or the last claim names, each once. */
  files: string[];
  /** The command that was told last. */
  command: string | undefined;
  /** What was noted last of the prompt as it stands. */
  note: string;
  /** Whether it was proven before, as it stands. */
  isProven: boolean;
}

/** What is to be seen of a prompt. Throws `not_found`, `conflict` for a plan without prompts, `invalid_request`. */
export async function readToProve(app: App, workspaceId: string, planId: string, named: string): Promise<ToProve> {
  const opened = await openPlan(app, workspaceId, planId);
  const pack = await requirePack(opened);
  const prompt = requirePrompt(promptsIn(pack), named, { done: false });
  const own = (await buildsOf(app.store.db, { workspaceId, planId })).filter((build) => build.prompt === prompt.id);
  // What was claimed of other content names files that this content need not touch.
  const last = own.findLast(({ hash }) => hash === prompt.hash);
  const withCommand = own.findLast((build) => evidenceOf(build).command !== undefined);
  return {
    planId,
    prompt,
    version: pack.number,
    since: await firstSeen(opened, pack, prompt),
    files: [...new Set([...prompt.files, ...(evidenceOf(withFiles(own, prompt)).files ?? [])])],
    command: evidenceOf(withCommand).command,
    note: last?.note ?? '',
    isProven: isProven(own, prompt),
  };
}

function isProven(own: readonly PlanBuildRow[], { id, hash }: PackPrompt): boolean {
  const counts = lastBuilds(own).get(id);
  return counts?.status === 'proven' && counts.hash === hash;
}

const withFiles = (own: readonly PlanBuildRow[], { hash }: PackPrompt): PlanBuildRow | undefined =>
  own.findLast((build) => build.hash === hash && evidenceOf(build).files !== undefined);

/** A later version that changes other prompts takes from this one nothing that was built since. */
async function firstSeen(
  { heads, find }: OpenedPlan,
  pack: PlanVersionRow,
  { id, hash }: PackPrompt,
): Promise<ToProve['since']> {
  const before = (await heads()).filter(
    ({ artifact, engine, number }) => artifact === 'promptPack' && engine !== OUTLINE && number < pack.number,
  );
  for (const { number } of before) {
    // One at a time: packs are large.
    const row = await find('promptPack', number);
    if (row && promptsIn(row).some((one) => one.id === id && one.hash === hash))
      return { version: number, at: row.created_at };
  }
  return { version: pack.number, at: pack.created_at };
}

/**
 * Records that a prompt was seen to be built, as it read when it was looked at. Answers what speaks against it. Throws as
 * marking it done does.
 */
export async function recordProof(app: App, caller: Caller, proven: ToProve, evidence: Evidence): Promise<string[]> {
  const { planId, prompt, version, note } = proven;
  const done = { prompt: prompt.id, version, note, evidence: fitting(evidence) };
  const [marked] = await markDone(app, caller, planId, [done], 'proven');
  const now = promptsIn(await requirePack(await openPlan(app, caller.workspace.id, planId))).find(
    ({ id }) => id === prompt.id,
  );
  const hasChanged = now?.hash !== prompt.hash;
  return [
    ...(hasChanged ? [`${prompt.id} has changed while it was looked at: version ${version} of it is proven.`] : []),
    ...(marked?.warnings ?? []),
  ];
}

/** Where more files were seen than evidence may name, the first ones. */
function fitting(evidence: Evidence): Evidence {
  const { files = [], ...rest } = evidence;
  let room = EVIDENCE_BYTES_MAX - Buffer.byteLength(JSON.stringify({ ...rest, files: [] }));
  const named = files.filter((file) => {
    room -= Buffer.byteLength(JSON.stringify(file)) + 1;
    return room >= 0;
  });
  return { ...rest, ...(named.length > 0 ? { files: named } : {}) };
}
