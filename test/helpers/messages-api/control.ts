import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { faultSettingsSchema } from './faults.ts';
import type { Vendor } from './vendor.ts';

/** What `GET /control` answers with. */
export interface VendorState {
  open: number;
  openMost: number;
  total: number;
  byStage: Record<string, number>;
  byFault: Record<string, number>;
}

/**
 * For whoever runs the stand-in as a process of its own: `GET /control` tells its counts, `PUT /control` with
 * FaultSettings as JSON replaces what goes wrong. Neither counts as a request.
 */
export async function control<Body>(
  vendor: Vendor<Body>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method === 'PUT') vendor.faults.set(faultSettingsSchema.parse(await json(request)));
    const { open, openMost, total, byStage, byFault } = vendor.journal;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ open, openMost, total, byStage, byFault }));
  } catch (error) {
    response.writeHead(400).end(error instanceof Error ? error.message : '');
  }
}
