const CHARS_READ_MAX = 5_000;
const QUESTIONS_MAX = 3;
const QUESTION = /[^.!?\n\r]{3,160}\?/g;

/** What a text asks, its first few questions as they stand there. */
export function questionsIn(text: string): string[] {
  const plain = text.slice(0, CHARS_READ_MAX).replace(/\bhttps?:\/\/\S+/gi, '');
  return (plain.match(QUESTION) ?? [])
    .map((question) =>
      question
        .replace(/[[\]“”"„«»{}]/g, '')
        .replace(/^[\s,;:–-]+/, '')
        .trim(),
    )
    .filter((question) => question.length > 3)
    .slice(0, QUESTIONS_MAX);
}
