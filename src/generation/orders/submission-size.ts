/** Characters of JSON that a submission may have. */
export const SUBMISSION_CHARS_MAX = 24_000;
