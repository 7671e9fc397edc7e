import { InvalidArgumentError } from 'commander';
import type { SendingWindow } from '../outreach/sequence/window.ts';

/** `1-5 09:00-17:00` or `1,3,6 08:00-12:00` as a window; what its numbers may be is checked with the rest. Throws InvalidArgumentError. */
export function readWindow(text: string): SendingWindow {
  const [, days = '', from = '', to = ''] = /^([1-7](?:[,-][1-7])*) +(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text.trim()) ?? [];
  if (days === '') throw new InvalidArgumentError('Write it as "1-5 09:00-17:00": weekdays, 1 is Monday, and times.');
  return { days: days.split(',').flatMap(daysOf), from, to };
}

function daysOf(span: string): number[] {
  const [first = 0, last = first] = span.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
