import type { ListedTool } from '../mcp/list-tools.ts';

/**
 * What `tools/list` of the stdio process shows. The build puts the finished list in the place of this file: making it
 * loads every tool and its schemas, a quarter of the time to the first answer.
 */
export async function listedTools({ hasModel }: { hasModel: boolean }): Promise<readonly ListedTool[]> {
  const [{ TOOLS }, { listTools }] = await Promise.all([
    import('../../tools/index.ts'),
    import('../mcp/list-tools.ts'),
  ]);
  return listTools(TOOLS, { hasModel });
}
