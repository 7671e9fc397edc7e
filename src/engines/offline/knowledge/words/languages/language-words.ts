/** What the planner knows of a language other than English: enough to recognise field, people, things, acts and constraints. */
export interface LanguageWords {
  /** Small words that give the language away, folded; counted to tell which one an idea is written in. */
  giveaways: string;
  /**
   * How a plural loses its ending, the first that leads to a known word: 'oes>ao' reads "avaliações" (folded: avaliacoes) as
   * "avaliacao". Declensions that change nothing in English stand here as well.
   */
  plurals: string[];
  /** The infinitive's ending and the endings that ideas use in its place: ['ar', 'a an e en ando']. Only for words marked as verbs. */
  conjugations: [ending: string, forms: string][];
  /**
   * "own=english" parted by blanks and line breaks. The own word is lower case without accents (ß as ss), in the singular or
   * infinitive; `_` joins a phrase ("jeu_de_piste=scavenger-hunt"). The English is singular; `!` behind it marks a verb in base
   * form; `-` parts words ("waiting-list"); `~` behind it marks an adjective or adverb: it has no plural, and
   * stands before its noun in English wherever it stood. Small words are given in English too ("fur=for", "kein=no").
   */
  words: string;
}
