/** Verbs that every product has in passing, and verbs of feeling, trouble and being: no function is asked for by them. */
export const INERT = new Set(
  `remove delete drop cancel see view show click get receive use left have be go come happen know think say look want need love
  hate lose forget waste struggle drown sit live stay cost mean matter try start stop begin end continue work make take put feel seem
  become exist belong depend include contain consist wait spend miss fail suffer do own like prefer hope wish fear worry wonder
  understand believe guess hold stand lie mind care ask cover promise end drive walk sleep eat drink wear travel visit meet turn
  consider mention expect assume decide agree concern involve require apply comply accept deal handle fit suit`.split(
    /\s+/,
  ),
);
