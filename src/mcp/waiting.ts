/** Clients known to wait longer when they hear of progress, by how their names begin, in milliseconds. */
const PATIENT_CLIENTS: readonly [RegExp, number][] = [
  [/^claude-code/i, 30 * 60_000],
  [/^visual[ -]studio[ -]code/i, 30 * 60_000],
  [/^codex/i, 270_000],
];

/**
 * Milliseconds a call may wait for its run before it answers `running`: the setting, and longer for a client that is
 * known to wait and asked for progress.
 */
export function waitFor(settingMs: number, client: { name: string | undefined; hasProgress: boolean }): number {
  if (!client.hasProgress || client.name === undefined) return settingMs;
  const name = client.name;
  const known = PATIENT_CLIENTS.find(([pattern]) => pattern.test(name));
  return Math.max(settingMs, known?.[1] ?? 0);
}
