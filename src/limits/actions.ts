// The outreach actions that cost more than a look-up, and how often a workspace may ask for each: the API contract's table.

/** The windows of the contract, in milliseconds. All three hold at once. */
export const ACTION_WINDOWS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

export type ActionWindow = keyof typeof ACTION_WINDOWS;

/** How many of an action pass in any stretch of a minute, an hour and a day. */
export const ACTION_LIMITS = {
  discovery: { minute: 3, hour: 15, day: 50 },
  enrichment: { minute: 30, hour: 200, day: 1_000 },
  reply_draft: { minute: 10, hour: 60, day: 200 },
  touch_regenerate: { minute: 10, hour: 60, day: 200 },
  autopilot: { minute: 2, hour: 10, day: 50 },
} as const satisfies Record<string, Record<ActionWindow, number>>;

export type LimitedAction = keyof typeof ACTION_LIMITS;

/** One of the three windows, as the headers of an answer tell it. */
export interface ActionQuota {
  limit: number;
  window: ActionWindow;
  remaining: number;
}
