import type { ServerResponse } from 'node:http';
import { type ErrorStatus, VENDOR_WORDS, VendorError } from './errors.ts';
import { type AnswerFault, type Fault, type FaultKind, isHttpFault } from './faults.ts';
import type { Call } from './vendor.ts';

/** Throws the error answer that the fault is; hands on what goes wrong later. */
export function failBefore(fault: Fault | null, response: ServerResponse): AnswerFault | null {
  const kind = kindOf(fault);
  if (kind === null || !isHttpFault(kind)) return kind;
  if (fault && typeof fault === 'object') response.setHeader('retry-after', String(fault.retryAfter));
  // The name ends with a status of the table.
  throw new VendorError(Number(kind.slice('http_'.length)) as ErrorStatus, 'As the test wanted it');
}

export const kindOf = (fault: Fault | null): FaultKind | null =>
  fault && typeof fault === 'object' ? fault.kind : fault;

/** Resolves when the client leaves. */
export function stall<Body>({ seen, gone }: Pick<Call<Body>, 'seen' | 'gone'>): Promise<void> {
  seen.halted = true;
  return new Promise((resolve) => {
    if (gone.aborted) resolve();
    else gone.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** What a login page before the network answers, to whatever was asked. */
export function answerPage<Body>({ seen, response }: Call<Body>): void {
  seen.status = 200;
  sendAs(response, 'text/html', `<html><body>${VENDOR_WORDS}</body></html>`);
}

export function sendAs(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type });
  response.end(body);
}
