import { cleanName, cleanPath, type DigestItem } from '../artifacts/digest/item.ts';
import { isSecretLike } from './secret-like.ts';

/** Whether a path may be told as it is. */
export const isTellablePath = (path: string): boolean => cleanPath(path) !== undefined && !isSecretLike(path);

/** An item as it may be told: no name that looks like a secret, and nothing that does not show. */
export function tellable({ kind, name, file }: DigestItem): DigestItem[] {
  const shown = cleanName(name);
  return shown === undefined || isSecretLike(shown) || !isTellablePath(file) ? [] : [{ kind, name: shown, file }];
}
