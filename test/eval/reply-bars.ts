import { type Figure, share } from './figure.ts';
import type { ReplyFigures, Share } from './replies.ts';

/** The figures of the offline classifier with what they must reach. `on` says which replies they are of. */
export function replyBars({ overall, hard, classes, sure, hidden }: ReplyFigures, on: string): Figure[] {
  return [
    figure(`classes of ${on}`, overall, 0.85),
    figure(`classes of ${on}, hard ones`, hard),
    figure(`classes of ${on}, said to be sure`, sure, 0.95),
    figure(`sure among ${on}`, { right: sure.all, all: overall.all }),
    { ...figure(`people taken for programs in ${on}`, hidden, 0.01), atMost: true },
    figure(`opt-outs found in ${on}`, classes.unsubscribe_request?.recall, 0.98),
    figure(`"interested" rightly said of ${on}`, classes.interested?.precision, 0.9),
    figure(`"meeting_request" rightly said of ${on}`, classes.meeting_request?.precision, 0.9),
  ];
}

function figure(name: string, { right, all }: Share = { right: 0, all: 0 }, bar?: number): Figure {
  const measured = { name, value: share(right, all), of: `${right} of ${all} replies` };
  return bar === undefined ? measured : { ...measured, bar };
}
