/** What a line of a reply is. `head` and `original` begin another mail; `signature` says nothing wherever it stands. */
export type LineKind = 'text' | 'empty' | 'quote' | 'delimiter' | 'signature' | 'attribution' | 'head' | 'original';
