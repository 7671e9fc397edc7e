import { isAutomaticClass } from '../inbox/needs-action.ts';
import { localDay } from '../sequence/local-day.ts';
import { CLASSIFICATIONS } from '../shapes/reply.ts';
import { type CampaignReport, REPORT_DAYS_MAX } from '../shapes/report.ts';
import { SLOT_MS } from './counts.ts';

/** Groups as the database counted them; `slot` is a quarter of an hour since 1970. */
export interface Facts {
  sent: readonly { step_id: string | null; slot: number; bounce: 'hard' | 'soft' | null; count: number }[];
  refused: readonly { step_id: string | null; slot: number; count: number }[];
  replied: readonly Replied[];
  ended: readonly { status: string; step_position: number; slot: number; count: number }[];
}

interface Replied {
  classification: string | null;
  step_id: string | null;
  slot: number;
  count: number;
}

type Mails = Pick<CampaignReport['mails'], 'sent' | 'delivered' | 'bounced' | 'softBounced'>;

export const sumOf = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + Number(count), 0);

export const isPersonal = ({ classification }: Pick<Replied, 'classification'>): boolean =>
  !isAutomaticClass(classification);

export function mailsOf({ sent, refused }: Pick<Facts, 'sent' | 'refused'>): Mails {
  const ofBounce = (bounce: string | null) => sumOf(sent.filter((one) => one.bounce === bounce));
  return {
    sent: sumOf(sent),
    delivered: ofBounce(null),
    bounced: ofBounce('hard') + sumOf(refused),
    softBounced: ofBounce('soft'),
  };
}

export function classesOf(replied: readonly Replied[]): CampaignReport['replies']['byClass'] {
  const ofClass = (name: string | null) => sumOf(replied.filter(({ classification }) => classification === name));
  const classes = CLASSIFICATIONS.map((name) => [name, ofClass(name)] as const);
  return { ...Object.fromEntries(classes), unclassified: ofClass(null) };
}

/** Each step of the sequence, and together those that were removed since. */
export function byStep(
  { sent, refused, replied, ended }: Facts,
  steps: readonly { id: string; position: number; kind: 'email' | 'touch' }[],
): CampaignReport['steps'] {
  const known = new Set(steps.map(({ id }) => id));
  const counted = (isOf: (stepId: string | null) => boolean) => ({
    ...mailsOf({ sent: sent.filter((one) => isOf(one.step_id)), refused: refused.filter((one) => isOf(one.step_id)) }),
    replied: sumOf(replied.filter((one) => isPersonal(one) && isOf(one.step_id))),
  });
  const unsubscribed = (position: number) =>
    sumOf(ended.filter(({ status, step_position }) => status === 'unsubscribed' && step_position === position));
  const told = steps.map(({ id, position, kind }) => ({
    stepId: id,
    position,
    kind,
    ...counted((stepId) => stepId === id),
    unsubscribed: unsubscribed(position),
  }));
  const removed = counted((stepId) => stepId !== null && !known.has(stepId));
  if (Object.values(removed).every((count) => count === 0)) return told;
  return [...told, { stepId: null, position: null, kind: null, ...removed, unsubscribed: 0 }];
}

/** Local days of a zone, newest first. */
export function byDay({ sent, refused, replied, ended }: Facts, zone: string): CampaignReport['days'] {
  const days = new Map<number, string>();
  const dayOf = (slot: number): string => {
    const day = days.get(slot) ?? localDay(zone, slot * SLOT_MS);
    days.set(slot, day);
    return day;
  };
  const parts = new Map<string, { [Name in keyof Facts]: Facts[Name][number][] }>();
  const put = <Name extends keyof Facts>(name: Name, groups: Facts[Name]) => {
    for (const group of groups) {
      const day = dayOf(Number(group.slot));
      const part = parts.get(day) ?? { sent: [], refused: [], replied: [], ended: [] };
      parts.set(day, part);
      // Each list holds the groups of its own name.
      (part[name] as Facts[Name][number][]).push(group);
    }
  };
  put('sent', sent);
  put('refused', refused);
  put('replied', replied);
  put('ended', ended);
  return [...parts]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, REPORT_DAYS_MAX)
    .map(([day, part]) => ({
      day,
      ...mailsOf(part),
      replied: sumOf(part.replied.filter(isPersonal)),
      unsubscribed: sumOf(part.ended.filter(({ status }) => status === 'unsubscribed')),
      completed: sumOf(part.ended.filter(({ status }) => status === 'completed')),
    }));
}
