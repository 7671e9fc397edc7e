import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** A folder with a short name, as the sockets in it need, that others may enter; removed after its servers have ended. */
export function mailFolder(): string {
  const folder = mkdtempSync('/tmp/pw-mail-');
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}
