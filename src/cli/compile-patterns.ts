import { setFlagsFromString } from 'node:v8';

/**
 * Has regular expressions compiled when they are first used. Node runs each one interpreted once and compiles it the second
 * time; the planner uses nearly all of its several times in one plan, so the first plan of a process, which is the first thing
 * that somebody sees, takes half as long again that way. Only speed depends on this switch of V8; a version without it says so
 * on stderr and goes on.
 */
export function compilePatternsAtOnce(): void {
  setFlagsFromString('--no-regexp-tier-up');
}
