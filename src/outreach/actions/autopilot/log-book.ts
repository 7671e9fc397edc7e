import type { AutopilotDone, AutopilotLeftOut, AutopilotReport } from '../../shapes/autopilot.ts';

type Ids = Pick<AutopilotLeftOut, 'prospectId' | 'leadId' | 'replyId'>;
type Done = Pick<AutopilotDone, 'action' | 'who' | 'why'> & Partial<Ids & Pick<AutopilotDone, 'draftId'>>;
type LeftOut = Pick<AutopilotLeftOut, 'action' | 'why'> & Partial<Ids & Pick<AutopilotLeftOut, 'count'>>;

const NOBODY: Ids = { prospectId: null, leadId: null, replyId: null };

/** What a run did and left out, as it goes. */
export class LogBook {
  #did: AutopilotDone[] = [];
  #leftOut: AutopilotLeftOut[] = [];

  did(entry: Done): void {
    this.#did.push({ ...NOBODY, draftId: null, ...entry });
  }

  /** Nothing is said of none. */
  leftOut(entry: LeftOut): void {
    if (entry.count !== 0) this.#leftOut.push({ ...NOBODY, count: 1, ...entry });
  }

  report(considered: number): AutopilotReport {
    const count = (action: AutopilotDone['action']) => this.#did.filter((one) => one.action === action).length;
    const [queued, enriched, drafted] = [count('queue'), count('enrich'), count('draft')];
    return { considered, queued, enriched, drafted, did: this.#did, leftOut: this.#leftOut };
  }
}
