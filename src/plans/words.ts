import { canonicalJson } from '../system/canonical-json.ts';
import { sha256 } from '../system/secret.ts';

/** What idea and context are known by: white space and the form of letters make no other words. */
export const hashOfWords = (idea: string, context: string | undefined): string =>
  sha256(canonicalJson([idea, context ?? ''].map((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())));
