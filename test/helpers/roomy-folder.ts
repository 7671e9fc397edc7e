import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

/** Where tests keep their databases: in memory where there is room, for a commit waits there for no disk. */
export function roomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ROOM_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
