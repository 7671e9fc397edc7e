import { weekdayOf } from './calendar-day.ts';
import { saysBack } from './date-relation.ts';

const TOMORROW =
  /(?<!\p{L})(?:tomorrow|(?<!guten |guter )morgen(?! ?(?:fruh|stund))|demain|manana|domani|amanha|jutro|i ?morgon|i morgen|завтра|yarin|zitra)(?!\p{L})|明日|明天|내일/gu;
const TODAY =
  /(?<!\p{L})(?:today|heute|aujourd'hui|hoy|oggi|hoje|vandaag|dzis|dzisiaj|idag|i dag|сегодня|bugun|dnes)(?!\p{L})|本日|今日|今天|오늘/u;
const NEXT_WEEK =
  /(?<!\p{L})(?:next week|nachste woche|kommende woche|semaine prochaine|(?:proxima|siguiente) semana|semana que viene|prossima settimana|settimana prossima|proxima semana|semana que vem|volgende week|przyszlym tygodniu|nasta vecka|naeste uge|neste uke|следующей неделе|haftaya|gelecek hafta)(?!\p{L})|来週|下周|下週|다음 주/gu;
const THIS_WEEK =
  /(?<!\p{L})(?:(?:all |rest of )?this week|(?:the )?rest of the week|diese(?:r)? woche|cette semaine|esta semana|questa settimana|deze week|tym tygodniu|denna vecka|denne uge|denne uken|этой неделе|bu hafta)(?!\p{L})|今週|本周|本週|이번 주/u;

/**
 * The day on which somebody is back who says it without a date: "back tomorrow", "out today", "out this week". Days as
 * calendar-day.ts counts them; null when nothing of the kind is said. The text went through plain().
 */
export function relativeReturn(text: string, today: number): number | null {
  const nextMonday = today + (((1 - weekdayOf(today) + 6) % 7) + 1);
  if (isNearBack(text, TOMORROW)) return today + 1;
  if (isNearBack(text, NEXT_WEEK)) return nextMonday;
  // Away the week that comes: back on the Monday after it.
  if (text.search(NEXT_WEEK) >= 0) return nextMonday + 7;
  if (THIS_WEEK.test(text)) return nextMonday;
  return TODAY.test(text) ? today + 1 : null;
}

/** Whether one of these words stands with "back" in a sentence. */
function isNearBack(text: string, pattern: RegExp): boolean {
  return [...text.matchAll(pattern)].some(({ index, 0: word }) => {
    const before =
      text
        .slice(Math.max(0, index - 50), index)
        .split(/[.!?。！？¶]/)
        .at(-1) ?? '';
    const after = text.slice(index + word.length, index + word.length + 40).split(/[.!?。！？¶]/)[0] ?? '';
    return saysBack(before) || saysBack(after);
  });
}
