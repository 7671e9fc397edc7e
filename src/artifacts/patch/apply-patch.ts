import { applyPatch as applyInPlace } from 'rfc6902';
import { AppError } from '../../errors.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import { code } from '../coherence/plan/tell.ts';
import { hashOf } from './hash-of.ts';
import { type PatchOperation, patchSchema } from './patch-schema.ts';
import { PointerFault, placeIn, valueIn } from './place-in.ts';
import { valueFault } from './value-fault.ts';

/** How long one patch may be, as JSON. */
const BYTES_MAX = 64 * 1024;
const EXAMPLE = '{ "op": "replace", "path": "/summary", "value": "…" }';

export interface PatchOptions {
  /** Hash of the document that the patch was written for; any other document is a `conflict`. */
  base?: string | undefined;
}

/**
 * A copy of the document with all operations applied, or an AppError and no change at all. The copy may be anything:
 * parse it with its schema.
 */
export function applyPatch(document: object, operations: unknown, { base }: PatchOptions = {}): unknown {
  const current = base === undefined ? undefined : hashOf(document);
  if (base !== current) {
    throw new AppError(
      'conflict',
      `The document has changed since you read it: its hash is ${current}. Read it again, check the patch against it, and send this hash as base.`,
    );
  }
  const patch = readPatch(operations);
  const copy = structuredClone(document);
  for (const [at, operation] of patch.entries()) applyOne(copy, operation, at);
  return copy;
}

function readPatch(operations: unknown): PatchOperation[] {
  const read = patchSchema.safeParse(operations);
  if (!read.success) {
    const [{ path: [at, field] = [], message } = { message: 'another shape' }] = read.error.issues;
    const where = typeof at === 'number' ? `Operation ${at + 1} of the patch` : 'The patch';
    const what = field === undefined ? '' : ` at ${code(String(field))}`;
    throw invalid(`${where} is not valid${what}: ${message}. Send a list of operations such as ${EXAMPLE}.`);
  }
  for (const [at, operation] of read.data.entries()) {
    const fault = 'value' in operation ? valueFault(operation.value) : undefined;
    if (fault !== undefined) throw faultIn(operation, at, fault);
  }
  const bytes = Buffer.byteLength(JSON.stringify(read.data));
  if (bytes <= BYTES_MAX) return read.data;
  throw invalid(`The patch has ${bytes} bytes and may have ${BYTES_MAX}; split it, or submit the whole artefact.`);
}

function applyOne(copy: object, operation: PatchOperation, at: number): void {
  try {
    const path = placeIn(copy, operation.path, operation.op === 'add');
    if (operation.op === 'test') expectValue(copy, path, operation.value);
    else change(copy, { ...operation, path });
  } catch (error) {
    if (error instanceof PointerFault) throw faultIn(operation, at, error.message);
    throw error;
  }
}

function change(copy: object, operation: Exclude<PatchOperation, { op: 'test' }>): void {
  const [fault] = applyInPlace(copy, [operation]);
  if (fault) throw new PointerFault('nothing is there; point to what exists.');
}

/** The library compares lists by their smallest difference, which takes far too long for long ones. */
function expectValue(copy: object, path: string, value: unknown): void {
  if (canonicalJson(valueIn(copy, path)) === canonicalJson(value)) return;
  throw new PointerFault('another value is there; read the document again and correct the test.');
}

const faultIn = ({ op, path }: PatchOperation, at: number, message: string): AppError =>
  invalid(`Operation ${at + 1} of the patch (${op} ${code(path)}): ${message}`);

const invalid = (message: string): AppError => new AppError('invalid_request', message);
