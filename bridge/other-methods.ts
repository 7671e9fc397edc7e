import type { Hono } from 'hono';
import { AppError } from '../src/errors.ts';
import type { BridgeEnv } from './exchange.ts';

/** Answers the methods that a path does not have. */
export function answerOtherMethods(hono: Hono<BridgeEnv>, path: string, methods: readonly string[]): void {
  const allow = methods.join(', ');
  hono.all(path, async (context) => {
    context.get('exchange').allow = `${allow}, OPTIONS`;
    if (context.req.method === 'OPTIONS') return context.body(null, 204);
    throw new AppError('method_not_allowed', `Use ${methods.join(' or ')} here.`);
  });
}
