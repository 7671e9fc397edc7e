import { canonicalJson } from '../../system/canonical-json.ts';
import { sha256 } from '../../system/secret.ts';

/** The content hash of a document: what a patch names as its `base`. */
export const hashOf = (document: object): string => sha256(canonicalJson(document));
