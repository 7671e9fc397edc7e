const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * What stands for one person behind several spellings of an address: without a plus tag, and at Google without dots and
 * under one domain. A campaign has one lead of a person. Takes and answers an email key.
 */
export function personKey(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const domain = emailKey.slice(at + 1);
  // A quoted local part is somebody's exact spelling.
  if (at < 1 || emailKey.startsWith('"')) return emailKey;
  const untagged = emailKey.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  if (!GOOGLE.test(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`;
}

/** The domain under which a person's suppressions are locked. */
export const personDomain = (domain: string): string => (GOOGLE.test(domain) ? 'gmail.com' : domain);
