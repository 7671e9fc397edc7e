import type { Row } from '../row.ts';
import { leadList } from './lead-list.ts';
import { ledger } from './ledger.ts';
import { mails } from './mails.ts';
import { mcpHttp } from './mcp-http.ts';
import { memory } from './memory.ts';
import { offline } from './offline.ts';
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
  offline,
  memory,
  leadList,
  ticks,
  mails,
  webhooks,
];
