/** How a model is to search the web. */
export interface Searching {
  /** Searches that the call may make. */
  searchesMax: number;
  /** What it wrote before the vendor paused, one list for each pause, to be sent back as it came. */
  paused?: readonly (readonly unknown[])[] | undefined;
}

/** A page that a search found. None of it is trusted. */
export interface FoundPage {
  url: string;
  title: string;
  /** What it says, in pieces. */
  says: string[];
}

/** What a model wrote while it searched, and what it found. */
export interface LookedUp {
  /** Its words, piece by piece, each with the addresses of the pages that it cites. */
  prose: { text: string; cites: string[] }[];
  pages: FoundPage[];
  /** Searches that were made, failed ones too. */
  searches: number;
  /** Why searches failed, in the vendor's codes. */
  errors: string[];
  /** Set where the vendor paused: what came, to be sent back for the rest. */
  paused?: readonly unknown[];
}
