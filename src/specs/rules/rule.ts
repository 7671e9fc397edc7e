import type { Tree } from '../files.ts';
import type { Finding, Severity, Spec } from '../model.ts';

/** A thing that can be wrong with a spec. */
export interface Rule {
  id: string;
  /** What it finds, for the list of rules. */
  finds: string;
  /** The gravest severity that it reports. */
  severity: Severity;
  check(spec: Spec, tree: Tree): Omit<Finding, 'rule'>[];
}
