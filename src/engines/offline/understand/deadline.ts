import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';
import { BEGINS, ENDS, NUMBER, numberOf, type Span, spanOf } from './spans.ts';

/** When it has to stand, and where the text says so. */
export interface Deadline {
  weeks: number | undefined;
  /** As written, where the text names a date and no length of time: "before Christmas". */
  date: string | undefined;
  spans: Span[];
}

const UNIT =
  '(days?|wks?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|d[ií]as?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|ans?|dias?|mês|anos?|हफ़्?ते|हफ्तों|सप्ताह|महीनों?|महीने)';
const IN =
  "(?:in|within|over|under|max(?:imal)?\\.?|about|around|only|just|next|the|innerhalb|von|binnen|nur|en|dentro|de|dans|em|d[’']ici|sous|less|than|unter|menos|moins)";
const DONE =
  '(?:launch(?:es|ed|ing)?|live|ready|mvp|deadline|timeline|finish(?:ed)?|done|ship(?:ped|ping)?|released?|prototype|beta|pilot|built|running|online|go[- ]live|build (?:it|this)|first version|v1|fertig|frist|start(?:en|klar)?|laufen|listo|lista|lanza(?:r|miento)|plazo|prête?s?|lancer|lancement|délai|pronto|pronta|lançar|lançamento|prazo|तैयार|लॉन्च)';
const EVENT =
  "(?:christmas|easter|new year(?:[’']s)?|summer|winter|spring|autumn|fall|the (?:summer|winter|spring|autumn|new|next|start of the|upcoming|coming) ?(?:season|year|holidays|term|semester|school year)?|(?:the )?(?:school|academic|season|term|semester|harvest|festival|wedding|conference|fair|audit)(?: year| starts?| season)?|(?:the )?end of (?:the |this |next )?(?:quarter|year|month|week|summer|q[1-4]|\\p{L}+)|q[1-4](?: \\d{4})?|(?:early |mid |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?|\\d{1,2}\\.? ?(?:january|february|march|april|may|june|july|august|september|october|november|december))";
const FOREIGN_EVENT =
  "(?:(?:ende |anfang |mitte |zum |zur |zu )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|saisonstart|schuljahresbeginn|sommer|quartalsende|jahresende|monatsende)|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|verano|fin de año|final de año)|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|la rentrée|l[’']été|la fin (?:de l[’']année|du mois|du trimestre))|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|verão|o fim do ano|o final do ano))";

const LENGTH = lazy(() => [
  // "launch in 8 weeks", "MVP: 3 months"
  pattern(
    `(?<![\\p{L}])${DONE}(?![\\p{L}])[^.;!?\\d€$£₹]{0,24}?(?:\\s(?:${IN} ){1,3}|:\\s?|\\s(?=\\d))(${NUMBER})[- ]${UNIT}(?![\\p{L}])(?: (?:from now|from today|max|max\\.|maximum|to launch|to build))?`,
  ),
  // "8 weeks", "in six months", standing alone
  pattern(
    `${BEGINS}(?:(?:we have|i have|there (?:are|is)|wir haben|ich habe|tenemos|tengo|nous avons|on a|j[’']ai|temos|tenho|zeit|time)[:\\s]{1,2})?(?:${IN} ){0,3}(${NUMBER})[- ]${UNIT}(?: (?:from now|from today|max|max\\.|maximum|to launch|to build(?: it| this)?|for the (?:mvp|first version|pilot)|deadline|timeline|time|zeit|de plazo|de prazo))?${ENDS}`,
  ),
  // "we have 8 weeks", "build it in 3 months", "in 6 Wochen fertig", "en 3 meses listo"
  pattern(
    `(?<![\\p{L}])(?:(?:we |i )?have|(?:we |i )?needs? (?:it|this)|deadline (?:is|of)|(?:build|built|develop|code|make) (?:it |this |that )?|wir haben|ich habe|tenemos|tengo|nous avons|temos) ?(?:${IN} ){0,3}(${NUMBER})[- ]${UNIT}(?![\\p{L}])(?: to (?:build|launch|ship)[^.,;!?]{0,20})?`,
  ),
  pattern(`(?<![\\p{L}])${IN} (?:${IN} ){0,2}(${NUMBER}) ${UNIT} (?:${DONE})(?![\\p{L}])`),
  // "wedding in 9 weeks", "the season starts in two months"
  pattern(
    `(?<![\\p{L}])(?:wedding|festival|season|exam|exams|conference|fair|opening|move|trip|party|election|marathon|audit|inspection|exhibition|concert|tournament|course|term|school|hochzeit|messe|prüfung|mariage|boda|casamento)(?: (?:is|starts|begins|opens|ist|beginnt))? (?:in|dans|en|em) (${NUMBER}) ${UNIT}(?![\\p{L}])`,
  ),
  pattern(`(${NUMBER}) ${UNIT} में(?: ${DONE}| बन)?`),
]);
const WEEKEND = lazy(() =>
  pattern(
    `\\b(?:built?|done|finished|ship|make|hack|code|launch)[^.;!?]{0,20} (?:in|over|within) (?:this|a|one|the|single) weekend\\b|${BEGINS}(?:in|over|for|within)? ?(?:this|a|one|single) weekend${ENDS}|\\b(?:a |my |one )?weekend project\\b|\\b(?:for (?:a|the|our) hackathon|hackathon project)\\b`,
  ),
);
const NEEDED = '(?:(?:we have|we need it|i need it|need it|(?:it )?(?:must|should|has to) be(?: in place)?))';
const DATE = lazy(() => [
  pattern(
    `(?:(?<![\\p{L}])(?:${NEEDED} ${DONE}|${NEEDED}|${DONE}) |${BEGINS})(?:by|before|until|till|no later than|in time for|for) ${EVENT}(?: audit)?(?![\\p{L}])`,
  ),
  pattern(`(?<![\\p{L}])(?:${NEEDED} )?${DONE} (?:in|for|this|next|at) ${EVENT}(?![\\p{L}])`),
  pattern(`(?:(?<![\\p{L}])${DONE} |${BEGINS})(?:this|next) (?:month|quarter|year|semester)${ENDS}`),
  pattern(
    `(?:(?<![\\p{L}])${DONE} |${BEGINS})(?:bis|vor|spätestens|antes de|para|hasta|avant|d[’']ici|pour|até|antes d[eo]) (?:el |la |le |o |zum |zur )?${FOREIGN_EVENT}(?: \\d{4})?(?: ${DONE})?(?![\\p{L}])`,
  ),
  pattern(`(?<![\\p{L}])(?:bis|vor) (?:zum |zur )?${FOREIGN_EVENT}(?: \\d{4})? ${DONE}(?![\\p{L}])`),
]);

/** "Loss adjuster, 22 years": how long somebody has done it. */
const WEEKS_MAX = 104;
/** Some number of days, weeks, months or years: all lengths of time hold one. */
const SPAN = lazy(() => pattern(`(?:${NUMBER})[- ]${UNIT}`, 'iu'));
/** Part of a day of the year that is named: all dates hold one. */
const NAMED =
  /christmas|easter|new year|summer|winter|spring|autumn|fall\b|season|term\b|school|academic|semester|harvest|festival|wedding|conference|fair\b|audit|end of|\bq[1-4]\b|\b(?:this|next) (?:month|quarter|year)|jan|feb|m[aä]r|apr|\bma[iy]\b|mayo|maio|jun|jul|aug|sep|o[ck]t|out(?:ubro)?\b|nov|de[cz]|ene|ago|di[cs]|avr|juin|août|déc|weihnacht|ostern|sommer|quartal|jahres|monats|navidad|verano|final|fin d|noël|rentr|l['’]été|natal|verão|o fim/i;

/** One of these stands in whatever the expressions above match. They are large, and most texts need not run them. */
const HINT =
  /\bday|\bw(?:ee)?ks?\b|weekend|month|\byears?\b|quarter|season|semester|\bterm\b|\btage?n?\b|woche|monat|jahr|quartal|saison|d[ií]as?\b|semana|\bmes(?:es)?\b|año|trimestre|\bjours?\b|semaine|\bmois\b|\bans?\b|rentrée|noël|m[êe]s\b|anos?\b|हफ|सप्ताह|महीन|दिन|christmas|easter|summer|winter|spring|autumn|weihnacht|ostern|sommer|navidad|natal|verano|verão|holidays|januar|februar|march|märz|april|\bmay\b|june|july|august|septemb|octob|oktob|novemb|decemb|dezemb|enero|febrero|marzo|abril|mayo|junio|julio|agosto|diciembre|janvier|février|\bmars\b|avril|juin|juillet|août|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|audit|launch|deadline|\bjan\b|\bfeb\b|\bsept?\b|\boct\b|\bnov\b|\bdec\b|\bq[1-4]\b/i;

/** Reads "launch in 8 weeks", "six months", "bis März", "before Christmas". A date without a length stays a date. Linear. */
export function readDeadline(text: string): Deadline {
  if (!HINT.test(text)) return { weeks: undefined, date: undefined, spans: [] };
  const lengths = (SPAN().test(text) ? LENGTH() : []).flatMap((one) =>
    [...text.matchAll(one)].slice(0, 3).flatMap((match) => {
      const weeks = inWeeks(numberOf(match[1]), match[2] ?? '');
      return weeks === undefined || weeks > WEEKS_MAX || isRhythm(text, match) || isStay(text, match)
        ? []
        : [{ weeks, span: spanOf(match) }];
    }),
  );
  const weekend = [...text.matchAll(WEEKEND())].slice(0, 1).map((match) => ({ weeks: 1, span: spanOf(match) }));
  const dates = (NAMED.test(text) ? DATE() : [])
    .flatMap((one) => [...text.matchAll(one)].slice(0, 2))
    .filter((match) => !isRhythm(text, match));
  const all = [...lengths, ...weekend];
  return {
    weeks: all[0]?.weeks,
    date: all.length > 0 ? undefined : dates[0]?.[0].trim(),
    spans: [...all.map(({ span }) => span), ...dates.map(spanOf)],
  };
}

/** "Every six months", "warranty of 24 months", "older than 3 years" is about the thing itself. */
function isRhythm(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  return (
    /\b(?:every|each|last|past|alle|jede[nrs]?|cada|tous les|toutes les|a cada|older than|after|since|warranty|remind\w*|age[sd]?|notice|keep\w*|for the next)\b[^.!?]{0,25}$/i.test(
      `${before} `,
    ) ||
    /\b(?:critical|high|medium|low|severe|urgent|normal|blocker|sla|response|fixed|answered)\s?[:(]?\s?$/i.test(
      upToNumber(text, match),
    ) ||
    /\b(?:years? old|of age)\b/i.test(text.slice(match.index, match.index + match[0].length + 10))
  );
}

/** "Eight of us, two weeks": how long people are away together. */
const isStay = (text: string, match: RegExpExecArray): boolean =>
  AWAY.test(text) &&
  /\b(?:of us|people|friends|guests|adults|kids|children|boats?|crew),?\s*$/i.test(
    text.slice(Math.max(0, match.index - 24), match.index + match[0].search(/[\p{L}\d]/u)),
  );
const AWAY = /\b(?:trips?|holidays?|vacations?|cruise|tour|expedition|camp|reunion|retreat|journey|hike|trek)\b/i;

/** The text before the number of a match, for what the number is said of: "critical 7 days" is no date to be done by. */
const upToNumber = (text: string, match: RegExpExecArray): string =>
  text.slice(0, match.index + Math.max(0, match[0].search(/\d/))).slice(-24);

function inWeeks(count: number | undefined, unit: string): number | undefined {
  if (count === undefined) return undefined;
  if (/^(?:d[ií]a|day|tag|jour)/i.test(unit)) return Math.max(1, Math.round(count / 5));
  if (/^(?:mo|mes|mê|मह)/i.test(unit)) return Math.round(count * 4.3);
  if (/^(?:y|j|a)/i.test(unit)) return Math.round(count * 52);
  return count;
}
