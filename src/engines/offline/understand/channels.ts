import { pattern } from '../language/pattern.ts';

/** How people are reached, and what it is called where it is ruled out. */
const CHANNELS: Record<string, RegExp> = {
  push: /\b(?:push|ntfy|gotify|pushover)\b/i,
  sms: /\b(?:sms|texts?|text messages?)\b/i,
  email: /\b(?:e-?mails?|mails?)\b/i,
  calls: /\b(?:calls?|phone|telephone)\b/i,
  chat: /\b(?:slack|teams|mattermost|zulip|discord|telegram|whatsapp|signal|rocket\.?chat)\b/i,
};
const ONE =
  '(?:push(?: notifications?| messages?)?|ntfy|gotify|pushover|sms|text messages?|texts|e-?mails?|(?:phone )?calls?|(?:ms )?teams|slack|mattermost|zulip|discord|telegram|whatsapp|signal|rocket\\.?chat)';
const LIST = `${ONE}(?:(?:,| and| or|, and| plus) ${ONE})*`;
/** "Only push", "alerts only in Slack", "SMS only", "notifications go to Slack and nowhere else". */
const ONLY = [
  `\\b(?:only|nothing but|exclusively|just) (?:by |via |over |through |in |on |to |with |per )?(?:the )?(${LIST})(?=[.,;!?)]|$| for (?:alerts|pages|notifications))`,
  `\\b(${LIST}) only(?=[.,;!?)]|$| (?:please|for (?:alerts|pages|notifications)))`,
  `\\b(?:alerts?|notifications?|messages?|pages?|pag(?:es|ing)|reminders?|everything|all of it)\\b[^.;!?]{0,30}\\b(?:in|to|on|via|over|through|by) (${LIST}),? (?:and )?(?:nowhere|nothing) else`,
  `\\beverything (?:goes|comes|runs|happens|is sent|has to go) (?:through|over|via|in|by) (${LIST})(?=[.,;!?)]|$)`,
].map((source) => pattern(source, 'i'));

/** "Nobody reads e-mail" */
const UNREAD = pattern(
  `\\b(?:nobody|no one|none of (?:us|them)|people|they|we|members|volunteers|doctors|parents)(?: here)? (?:ever |really )?(?:do(?:n['’]t| not) |never )?(?:reads?|looks? at|answers?|opens?) (?:the |their |his |her |any )?(${ONE})(?! (?:address|before|until|after|when|if|and))`,
  'i',
);
const NOT_READ = /^(?:nobody|no one|none of)|n['’]t|\bnot\b|\bnever\b/i;
/** "Never ring anybody", "no robocalls" */
const NO_CALLS =
  /(?:\b(?:never|not)|n['’]t) (?:ring|phone|call) (?:anybody|anyone|people|us|me|them|up)\b|\bno(?:t| more)? (?:automated |automatic )?(?:robo-?|voice |phone )calls?\b|\bno calls\b|n['’]t (?:want|do|make) (?:any )?(?:voice|phone|robo-?) ?calls\b|\bnot (?:do|make|want) (?:voice|phone) calls\b/i;
/** Such telephones show no notice of an app. */
const DUMB =
  /\b(?:dumb|feature|keypad|button|brick) ?phones?\b|\bnokias?\b(?! (?:health|network|siemens))|\bphones without apps\b/i;

/** The ways to reach people that a text rules out by naming the only ones it wants, or by what people do not read or carry. */
export function channelsOut(text: string): string[] {
  const wanted = ONLY.flatMap((one) => one.exec(text)?.slice(1).filter(Boolean) ?? [])[0];
  const others = wanted
    ? Object.entries(CHANNELS).flatMap(([name, sign]) => (name === 'chat' || sign.test(wanted) ? [] : [name]))
    : [];
  const unread = UNREAD.exec(text);
  const dead = unread?.[1] && NOT_READ.test(unread[0]) ? unread[1] : '';
  return [
    ...others,
    ...Object.entries(CHANNELS).flatMap(([name, sign]) => (name !== 'chat' && sign.test(dead) ? [name] : [])),
    ...(NO_CALLS.test(text) ? ['calls'] : []),
    ...(DUMB.test(text) ? ['push'] : []),
  ];
}
