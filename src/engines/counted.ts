/** `1 token`, `4,096 tokens`. */
export const counted = (many: number, noun: string): string =>
  `${many.toLocaleString('en-US')} ${noun}${many === 1 ? '' : 's'}`;
