import type { ContentBlock, RawMessageStreamEvent, TextBlock } from '@anthropic-ai/sdk/resources/messages';
import type { FoundPage, LookedUp } from '../../search/looked-up.ts';
import type { Heard } from '../../vendor/heard.ts';
import { takeEvent } from '../read-answer.ts';
import { ContentBlocks } from './content-blocks.ts';

/** Reads the stream of a call that searches, to its end or until there is more than was asked for. */
export async function readLookedUp(events: AsyncIterable<RawMessageStreamEvent>, heard: Heard): Promise<void> {
  const blocks = new ContentBlocks();
  for await (const event of events) {
    heard.began = true;
    takeEvent(event, heard);
    blocks.take(event);
    heard.endless = blocks.endless;
    if (heard.endless) break;
  }
  heard.lookedUp = lookedUpIn(blocks.all, { isPaused: heard.stopReason === 'pause_turn' });
}

/** What the blocks of an answer say. Every field is looked at before it is used: a gateway may write anything there. */
function lookedUpIn(blocks: readonly ContentBlock[], { isPaused }: { isPaused: boolean }): LookedUp {
  const results = blocks.flatMap((block) =>
    block.type === 'web_search_tool_result' ? [block.content as unknown] : [],
  );
  const texts = blocks.filter((block) => block.type === 'text');
  return {
    prose: texts.map((block) => ({ text: block.text, cites: citedIn(block).map(({ url }) => url) })),
    pages: [...texts.flatMap(citedIn), ...results.flatMap(pagesIn)],
    searches: results.length,
    errors: results.flatMap(errorIn),
    ...(isPaused ? { paused: blocks } : {}),
  };
}

function citedIn({ citations }: TextBlock): FoundPage[] {
  return (citations ?? []).flatMap((one) => {
    const page = pageIn(one);
    const said = textIn(one, 'cited_text');
    return page ? [{ ...page, says: said === '' ? [] : [said] }] : [];
  });
}

const pagesIn = (content: unknown): FoundPage[] =>
  Array.isArray(content) ? content.flatMap((one) => pageIn(one) ?? []) : [];

/** Errors come inside an answer with the status 200. */
function errorIn(content: unknown): string[] {
  const code = textIn(content, 'error_code');
  return /^[a-z_]{1,60}$/.test(code) ? [code] : [];
}

function pageIn(told: unknown): FoundPage | undefined {
  const url = textIn(told, 'url');
  return url === '' ? undefined : { url, title: textIn(told, 'title'), says: [] };
}

function textIn(told: unknown, field: string): string {
  const value: unknown = Object(told)[field];
  return typeof value === 'string' ? value : '';
}
