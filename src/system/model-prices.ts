/** What a model costs, in dollars. */
export interface ModelPrice {
  /** A million tokens read, written, and read from the vendor's cache. */
  read: number;
  written: number;
  cached: number;
  /** A thousand searches; undefined where it is not said. */
  searches: number | undefined;
}

export type ModelPrices = ReadonlyMap<string, ModelPrice>;

/** Billionths of a dollar, of which amounts are whole numbers: sums of them are exact. */
export const NANO = 1e9;

/** How prices are written, for who wrote them otherwise. */
const PRICES_FORM =
  'Write MODEL=READ/WRITTEN or MODEL=READ/WRITTEN/CACHED once for each model, separated by commas, in dollars for a million tokens, such as claude-sonnet-5-5=2/10/0.20; a fourth figure is dollars for a thousand searches';

const FIGURE = String.raw`\d{1,6}(?:\.\d{1,6})?`;
const ENTRY = new RegExp(String.raw`^([\w.:@/-]{1,200})\s*=\s*(${FIGURE}(?:\s*/\s*${FIGURE}){1,3})$`);

/** The prices in a text of that form; where it has another, what is wrong and how it is written. */
export function readPrices(text: string): { prices: ModelPrices; fault?: string } {
  const prices = new Map<string, ModelPrice>();
  for (const entry of text.split(',')) {
    const [, model = '', figures = ''] = ENTRY.exec(entry.trim()) ?? [];
    const wrong = model === '' ? 'cannot be read' : prices.has(model) ? 'prices its model a second time' : undefined;
    if (wrong) return { prices, fault: `${JSON.stringify(entry.trim())} ${wrong}. ${PRICES_FORM}` };
    const [read = 0, written = 0, cached = read, searches] = figures.split('/').map(Number);
    prices.set(model, { read, written, cached, searches });
  }
  return { prices };
}
