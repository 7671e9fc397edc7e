/** The words of a list that is written as text, parted by blanks and line breaks. */
export const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];
