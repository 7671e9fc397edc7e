/** A table of values, each with the spellings of its name as alternatives of a pattern. */
export type Spellings<Value> = readonly (readonly [value: Value, spellings: string])[];

/** A function that tells which value of a table a word names, in any case. The patterns are built once, for all words. */
export function bySpelling<Value>(table: Spellings<Value>): (word: string) => Value | undefined {
  const rows = table.map(([value, spellings]) => ({ value, form: new RegExp(`^(?:${spellings})$`, 'iu') }));
  return (word) => rows.find(({ form }) => form.test(word))?.value;
}
