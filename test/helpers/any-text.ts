import fc from 'fast-check';

const SURROGATES_FROM = 0xd800;
const SURROGATES = 0x800;
const CODE_POINTS = 0x110000;

/** Any code point but the halves of a pair. */
const character = fc
  .nat({ max: CODE_POINTS - SURROGATES - 1 })
  .map((at) => String.fromCodePoint(at < SURROGATES_FROM ? at : at + SURROGATES));

/** Any text at all, as `unit: 'binary'` of fast-check draws it: that takes a second to make in each process. */
export const anyText = (bounds: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...bounds, unit: character });
