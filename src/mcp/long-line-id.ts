const SPACE = String.raw`\s{0,9}`;
const ID = String.raw`"id"${SPACE}:${SPACE}(-?\d{1,15}|"[^"\\]{0,200}")`;
const OTHER = String.raw`"(?:jsonrpc|method)"${SPACE}:${SPACE}"[^"\\]{0,200}"`;
/** Nothing but short fields before it: the id of the message, not of something in it. */
const AT_BEGINNING = new RegExp(String.raw`^${SPACE}\{${SPACE}(?:${OTHER}${SPACE},${SPACE}){0,2}${ID}${SPACE}[,}]`);
/** Nothing but short fields between it and the brace that ends the message. */
const AT_END = new RegExp(String.raw`,${SPACE}${ID}${SPACE}(?:,${SPACE}${OTHER}${SPACE}){0,2}\}${SPACE}$`);

/** The id of a JSON-RPC message of which only the beginning and the end were kept, where it stands in one of them. */
export function longLineId(beginning: string, end: string): string | number | undefined {
  const found = AT_BEGINNING.exec(beginning)?.[1] ?? AT_END.exec(end)?.[1];
  // The pattern lets nothing but a JSON string or a whole number through.
  return found === undefined ? undefined : (JSON.parse(found) as string | number);
}
