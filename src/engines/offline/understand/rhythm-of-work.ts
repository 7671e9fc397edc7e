/** "Publish two episodes a week": how much the writer does anyway, and nothing that a product is told to do. */
export const isRhythmOfWork = (says: string): boolean => RHYTHM.test(says.trim());

const RHYTHM =
  /^(?:(?:we|i) )?(?:publish|make|release|record|produce|sell|handle|host|process|serve|teach|treat|see|get|write|ship|bake|brew|print|run)(?:s|es)? (?:about |around |some |roughly |up to )?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|a dozen) [^.;!?]{0,40}\b(?:an?|per|each|every) (?:day|week|month|season|year)[.,;:!?]*$/i;
