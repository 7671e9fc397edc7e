import type { Delivery } from '../../src/outreach/shapes/delivery.ts';
import type { Endpoint } from '../../src/outreach/shapes/endpoint.ts';
import { CREATED_AT, REPLY } from './examples.ts';

export const WEBHOOK: Endpoint = {
  id: 'ep_9c4e1a7f3b8d4062e5c1d9f7a3b0862e',
  url: 'https://hooks.northwind.example/planwright',
  eventTypes: ['lead.replied', 'lead.unsubscribed'],
  status: 'active',
  statusReason: null,
  failingSince: null,
  failures: 0,
  oldSecretUntil: null,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
};

export const DELIVERY: Delivery = {
  id: 'dlv_1d8b5e3f9a7c4260b4e9d1c8f5a37026',
  webhookId: WEBHOOK.id,
  eventId: 'evt_7b3c9e1d5f8a4604c2d7e9f1a8b3506c',
  eventType: 'lead.replied',
  status: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  createdAt: REPLY.createdAt,
  finishedAt: '2026-11-21T08:03:11.000Z',
};
