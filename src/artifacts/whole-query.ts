import * as z from 'zod';

/** A whole number in a query string, which is written in decimal digits alone: no exponent, no hexadecimal. */
export const wholeQuery = (min: number, max: number) => z.preprocess(readDigits, z.int().min(min).max(max));

/** What is no such text stays as it is, and is refused as no number; one below nought is told the bounds. */
const readDigits = (given: unknown): unknown =>
  typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given;
