// A language is told by its commonest small words: enough for "is this English?", and for nothing more.
const ENGLISH = new Set(
  'a an the of to for and or in on at by with from as is are be it its that this who which when if not no can must should will has have they their we our i my you your per each every all without only'.split(
    ' ',
  ),
);
const OTHER = new Set(
  'le la les des de du un une et est pour que qui dans sur der die das und ist nicht ein eine für mit soll wenn el los las y es con para por se lo del il di che e gli het en van voor niet w na nie się do dla o os as um uma com não är och att som för ja'.split(
    ' ',
  ),
);
const BEYOND_LATIN = /[^\P{L}\p{Script=Latin}]/gu;

/** What the small words of a text speak for; `unknown` where it has none. */
export type Language = 'english' | 'other' | 'unknown';

export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(BEYOND_LATIN)?.length ?? 0;
  if (foreign * 4 > letters) return 'other';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const accented = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text) ? 2 : 0;
  const other = words.filter((word) => OTHER.has(word) && !ENGLISH.has(word)).length + accented;
  if (other >= english && other > 1) return 'other';
  return english > 0 ? 'english' : 'unknown';
}
