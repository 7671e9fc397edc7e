import type { Understanding } from '../understand/understand.ts';

/** Where people write to each other, and a firm to its customers. */
const MESSENGERS = new Set(['WhatsApp', 'Telegram', 'Signal', 'Viber', 'LINE', 'Threema']);

/** The messenger that the idea wants people to be reached by, where the product itself is no bot in it. */
export const messengerOf = ({ platform, constraints }: Understanding): string | undefined =>
  platform === 'bot' ? undefined : constraints.technologies.find(({ name }) => MESSENGERS.has(name))?.name;
