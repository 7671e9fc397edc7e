/** A page that a search finds. */
export interface WebPage {
  url: string;
  title: string;
  /** What the model cites of it; one without is found and not cited. */
  cited?: string;
}

/** What the vendor's search does. */
export interface Web {
  pages?: readonly WebPage[];
  /** Every search fails with this code, inside an answer with the status 200. */
  error?: string;
  /** The organisation does not allow search. */
  isForbidden?: boolean;
  /** How often the vendor pauses before the answer. */
  pauses?: number;
  /** The model makes no search. */
  isIdle?: boolean;
}

export const PLAIN_PAGES: readonly WebPage[] = [
  { url: 'https://example.org/salons', title: 'Salons counted', cited: '12,000 salons in 2025' },
  { url: 'https://example.com/pricing', title: 'Pricing of Groomly', cited: '$39 a month' },
];
