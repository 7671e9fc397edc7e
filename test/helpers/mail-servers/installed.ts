import { existsSync } from 'node:fs';

const PROGRAMS = { dovecot: '/usr/sbin/dovecot', postfix: '/usr/sbin/postfix' };

/** Where the program of a mail server is. */
export const programOf = (name: keyof typeof PROGRAMS): string => PROGRAMS[name];

/**
 * Why tests with these servers cannot run here, said aloud; undefined when they can. Postfix starts as root alone, and a
 * Dovecot that is started by root is the one that is tested.
 */
export function lacking(...names: (keyof typeof PROGRAMS)[]): string | undefined {
  const absent = names.filter((name) => !existsSync(PROGRAMS[name]));
  const why =
    absent.length > 0
      ? `${absent.join(' and ')} not installed (apt-get install dovecot-imapd dovecot-lmtpd postfix)`
      : process.getuid?.() === 0
        ? undefined
        : 'the mail servers are started as root';
  if (why) process.stderr.write(`\nSKIPPED, with real mail servers: ${why}\n`);
  return why;
}
