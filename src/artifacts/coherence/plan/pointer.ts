/** A JSON pointer (RFC 6901) from its parts; an item of a list is named by its id or its place. */
export const pointerTo = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
