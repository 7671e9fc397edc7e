/** Prose that no rule reads, whatever the artefact. */
const PROSE = /"(?:summary|description|means|does|reasoning|gap|rationale|goal|text|purpose)":"(?:[^"\\]|\\.)*(?=")/g;
const FILLER = ' and so on, as a model would go on';

/** The artefact with prose so long that its JSON has exactly so many tokens. Throws where it has more already. */
export function padded(artifact: unknown, tokens: number): unknown {
  const written = JSON.stringify(artifact);
  let missing = tokens * 4 - written.length;
  if (missing < 0) throw new Error(`an answer of ${written.length} characters cannot be padded to ${tokens} tokens`);
  let places = written.match(PROSE)?.length ?? 0;
  const filled = written.replace(PROSE, (text) => {
    const length = Math.ceil(missing / places--);
    missing -= length;
    return text + FILLER.repeat(length / FILLER.length + 1).slice(0, length);
  });
  return JSON.parse(filled);
}
