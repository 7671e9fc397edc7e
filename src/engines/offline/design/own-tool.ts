import type { Capability } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';

/** It works on machines of the house alone: nothing of it is sold from there, and nobody outside calls it. */
export const isOwnTool = ({ platform, constraints }: Pick<Understanding, 'platform' | 'constraints'>): boolean =>
  platform === 'onprem' || constraints.localOnly || constraints.ownModel;

/** What is for customers, for programs of others, or for a public. */
export const isForOthers = ({ id }: Pick<Capability, 'id'>): boolean => FOR_OTHERS.has(id);

const FOR_OTHERS = new Set(
  'public-api invoicing subscriptions payments marketplace community email-campaigns loyalty reviews donations sales-pipeline'.split(
    ' ',
  ),
);
