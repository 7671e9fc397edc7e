/** A 32-bit FNV-1a hash of a text (http://www.isthe.com/chongo/tech/comp/fnv/): the same text always gives the same. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

/** One of the choices, decided by the key. Throws on an empty list. */
export function pick<T>(choices: readonly T[], key: string): T {
  const choice = choices[hash(key) % choices.length];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}
