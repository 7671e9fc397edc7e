import type { Row } from '../row.ts';
import { blueprint } from './blueprint.ts';
import { gate } from './gate.ts';
import { inbox } from './inbox.ts';
import { leadCreate } from './lead-create.ts';
import { leadImport } from './lead-import.ts';
import { leadList } from './lead-list.ts';
import { ledger } from './ledger.ts';
import { mails } from './mails.ts';
import { mcpHttp } from './mcp-http.ts';
import { memory } from './memory.ts';
import { memoryLeads } from './memory-leads.ts';
import { outline } from './outline.ts';
import { restCredits } from './rest-credits.ts';
import { stdioStart } from './stdio-start.ts';
import { ticks } from './tick.ts';
import { webhooks } from './webhooks.ts';

/** The whole table: one line a row. */
export const ROWS: readonly Row[] = [
  stdioStart,
  mcpHttp,
  restCredits,
  ledger,
  outline,
  gate,
  blueprint,
  memory,
  leadCreate,
  leadImport,
  leadList,
  ticks,
  mails,
  webhooks,
  inbox,
  memoryLeads,
];
