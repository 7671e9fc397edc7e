import { expect } from 'vitest';
import type { ExportFormat } from '../../src/artifacts/exports/formats.ts';
import type { FilePart } from '../../src/artifacts/exports/pieces.ts';
import { joined } from '../artifacts/exports/joined.ts';
import type { ToolReply } from '../helpers/mcp-client.ts';
import type { McpSession } from '../helpers/mcp-session.ts';

type Call = (tool: string, args: object) => Promise<ToolReply>;

interface Piece {
  piece: number;
  pieces: number;
  files: FilePart[];
}

/** All pieces of an export, each asked for as the one before says. */
export async function inPieces(call: Call, args: object): Promise<ToolReply[]> {
  const replies = [await call('read_plan', args)];
  for (let last = replies[0]; last?.structuredContent.next !== undefined; last = replies.at(-1)) {
    const next = last.structuredContent.next as { tool: string; arguments: object };
    expect(last.content[0]?.text).toContain(`Next: ${next.tool} ${JSON.stringify(next.arguments)}`);
    replies.push(await call(next.tool, next.arguments));
  }
  expect(replies.at(-1)?.content[0]?.text).toContain('This is the last piece.');
  return replies;
}

/** The files that the pieces were made of. */
export const filesOf = (replies: readonly ToolReply[]) =>
  joined(replies.flatMap(({ structuredContent: { data } }) => (data as unknown as Piece).files));

/** The same export over REST. */
export async function overRest({ url, workspace }: McpSession, plan: unknown, as: ExportFormat) {
  const headers = { 'X-API-Key': workspace.key.secret };
  const reply = await fetch(`${url}/api/v1/mcp/plans/${plan}/export?as=${as}`, { headers });
  const { data } = (await reply.json()) as { data: { files: { path: string; text: string }[] } };
  return data.files;
}
