import type { ServerResponse } from 'node:http';
import { chanceOf } from '../helpers/chances.ts';
import { type Received, type Receiver, startReceiver } from '../helpers/receiver.ts';

/** A request as the receiver saw it, and what it answered. */
export interface Receipt {
  eventId: string;
  attempt: number;
  /** The envelope's own id and type. */
  id: string;
  type: string;
  /** Differs when one byte does. */
  body: string;
  /** 0: it hung up instead. */
  answered: number;
}

export interface WebhookReceiver {
  receiver: Receiver;
  receipts: Receipt[];
}

/** Requests of one delivery that may go wrong; the next is answered well. */
const WRONG_MAX = 3;
const GONE_AFTER_MS = 300;

/** Share of requests that go wrong, and how: a status, a connection that breaks, one that breaks after a silence. */
const WRONG: readonly [below: number, does: number | 'close' | 'silence'][] = [
  [0.04, 500],
  [0.07, 503],
  [0.1, 'close'],
  [0.11, 'silence'],
];

/** A receiver that fails now and then, and says 2xx to every delivery at the fourth request at the latest. */
export async function startWebhookReceiver({
  seed,
  faulty,
}: {
  seed: number;
  faulty: boolean;
}): Promise<WebhookReceiver> {
  const receipts: Receipt[] = [];
  const seen = new Map<string, number>();
  const receiver = await startReceiver((response, received) => {
    const receipt = read(received);
    const number = (seen.get(receipt.eventId) ?? 0) + 1;
    seen.set(receipt.eventId, number);
    const drawn = faulty && number <= WRONG_MAX ? chanceOf(`${seed} ${receipt.eventId} ${number}`) : 1;
    const does = WRONG.find(([below]) => drawn < below)?.[1] ?? (drawn < 0.5 ? 200 : 204);
    receipts.push({ ...receipt, answered: typeof does === 'number' ? does : 0 });
    answer(response, does);
  });
  return { receiver, receipts };
}

function answer(response: ServerResponse, does: number | 'close' | 'silence'): void {
  if (typeof does === 'number') response.writeHead(does).end();
  else if (does === 'close') response.socket?.destroy();
  else setTimeout(() => response.socket?.destroy(), GONE_AFTER_MS);
}

function read({ headers, body }: Received): Omit<Receipt, 'answered'> {
  const text = body.toString();
  const { id, type } = JSON.parse(text);
  return {
    eventId: String(headers['x-svc-event-id']),
    attempt: Number(headers['x-svc-attempt']),
    id,
    type,
    body: text,
  };
}
