import type { Design } from '../design/design.ts';
import { clients } from '../knowledge/stack/recipes.ts';

/** What the pages behind a link are built with, where the product itself is an app. */
export const LINK_PAGES: string = `small pages without sign-in (${clients.react})`;

/** An address that is opened by whoever holds its secret: "/manage/:token". */
export const isByLink = (path: string): boolean => /:(?:token|linkToken)\b/.test(path);

/** Somebody opens something by a link, without an account. */
export const opensByLink = ({ parts }: Pick<Design, 'parts'>): boolean =>
  parts.some(({ spec }) => spec.api.some(({ method, path }) => method === 'GET' && isByLink(path)));

/** Who comes by a link has no app: the product needs pages for them beside it. */
export const hasLinkPages = (design: Design): boolean =>
  design.hosted && APPS.has(design.understanding.platform) && opensByLink(design);
const APPS = new Set(['mobile', 'desktop']);

/** Those who come by a link. */
export const byLink = ({ people }: Pick<Design, 'people'>): string => people.customer?.many ?? 'those who are invited';
