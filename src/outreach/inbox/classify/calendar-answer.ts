import type { Classification } from './classified.ts';

const SUBJECT_CHARS_MAX = 100;

// How calendar programs begin the subject of an answer to an invitation. The rest is the invitation's own title.
const ACCEPTED =
  /^(?:accepted|tentative(?:ly accepted)?|new time proposed|zugesagt|angenommen|mit vorbehalt|accepté|provisoire|aceptad[oa]|provisional|accettat[oa]|provvisorio|aceit[oa]|aceite|provisório|geaccepteerd|voorlopig|zaakceptowano|accepterat|accepteret|godtatt|přijato|принято|kabul edildi|承諾|仮承諾|已接受|暂定|수락됨)\s*[:：]/iu;
const DECLINED =
  /^(?:declined|abgelehnt|refusé|rechazad[oa]|rifiutat[oa]|recusad[oa]|geweigerd|afgewezen|odrzucono|avböjt|afvist|avslått|odmítnuto|отклонено|reddedildi|辞退|已拒绝|거절됨)\s*[:：]/iu;

/** What an answer to an invitation says that holds no word of its author's; null when the subject is none of a calendar. */
export function calendarAnswer(subject: string): Extract<Classification, 'meeting_request' | 'not_interested'> | null {
  const line = subject.slice(0, SUBJECT_CHARS_MAX).trim();
  if (ACCEPTED.test(line)) return 'meeting_request';
  return DECLINED.test(line) ? 'not_interested' : null;
}
