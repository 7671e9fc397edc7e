import { expect, it } from 'vitest';
import { EXPORT_FORMATS } from '../../src/artifacts/exports/formats.ts';
import { EXPORT_ANSWER_MAX } from '../../src/artifacts/exports/pieces.ts';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { must } from '../../src/system/must.ts';
import { filesInText } from '../artifacts/exports/joined.ts';
import { mcpSession } from '../helpers/mcp-session.ts';
import { filesOf, inPieces, overRest } from './exported-pieces.ts';

const SAMPLE = must(SAMPLES[0]).id;

it.each(EXPORT_FORMATS)('a plan exported over MCP as %s is the same as over REST, free of charge', async (as) => {
  await using session = await mcpSession({ config: { rateLimit: 1_000 } });
  const replies = await inPieces(session.call, { plan: SAMPLE, as });
  const files = await overRest(session, SAMPLE, as);
  expect(filesOf(replies)).toEqual(files);
  const texts = replies.flatMap(({ content }) => content.map(({ text }) => text));
  expect(filesInText(texts.join('\n'))).toEqual(files.map(({ path, text }) => [path, text.replace(/\n$/, '')]));
  for (const { content, structuredContent } of replies) {
    expect(content).toHaveLength(1);
    expect(content[0]?.text).toContain('Ask the person before you replace a file that exists.');
    expect(content[0]?.text.length).toBeLessThanOrEqual(EXPORT_ANSWER_MAX.chars);
    expect(content[0]?.text.split('\n').length).toBeLessThanOrEqual(EXPORT_ANSWER_MAX.lines);
    expect(JSON.stringify(structuredContent).length).toBeLessThanOrEqual(EXPORT_ANSWER_MAX.chars);
    expect(structuredContent.meta).toMatchObject({ creditsCharged: 0 });
  }
  const listed = files.map(({ path, text }) => `${path} ${text.length}`);
  expect(texts[0]?.split('\n').filter((line) => listed.includes(line))).toEqual(listed);
});
