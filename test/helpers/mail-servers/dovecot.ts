import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { startProcess } from '../processes.ts';
import { programOf } from './installed.ts';
import { mailFolder } from './mail-folder.ts';

/** `nobody` of Debian, as whom mail is kept. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export interface Dovecot {
  imapPort: number;
  lmtpPort: number;
  password: string;
  /** Puts mails into a user's folder, as a delivery does. */
  put(user: string, mails: Iterable<string>): void;
  /** Whole mails in the user's INBOX. */
  read(user: string): string[];
  /** Forgets how the user's INBOX was numbered; the next look numbers it anew. */
  renumber(user: string): void;
}

/** A real Dovecot of its own in a temporary folder, for these users. */
export async function startDovecot(users: string[]): Promise<Dovecot> {
  const folder = mailFolder();
  const [imapPort, lmtpPort] = [await freePort(), await freePort()];
  const password = 'dovecot-word';
  mkdirSync(join(folder, 'run'));
  mkdirSync(join(folder, 'mail'));
  chownSync(join(folder, 'mail'), NOBODY.uid, NOBODY.gid);
  writeFileSync(join(folder, 'users'), users.map((user) => `${user}:{PLAIN}${password}::::::\n`).join(''));
  writeFileSync(join(folder, 'dovecot.conf'), config(folder, { imapPort, lmtpPort }));
  const dovecot = startProcess(programOf('dovecot'), ['-F', '-c', join(folder, 'dovecot.conf')]);
  // Asked to, it takes its processes with it.
  onTestFinished(async () => void (await dovecot.kill('SIGTERM')));
  for (const port of [imapPort, lmtpPort]) await listening(port);
  const maildir = (user: string) => join(folder, 'mail', user);
  let count = 0;
  return {
    imapPort,
    lmtpPort,
    password,
    put(user, mails) {
      for (const name of ['', 'cur', 'new', 'tmp']) ownFolder(join(maildir(user), name));
      for (const mail of mails) {
        const path = join(maildir(user), 'new', `${1_000_000 + ++count}.test`);
        writeFileSync(path, mail, 'latin1');
        chownSync(path, NOBODY.uid, NOBODY.gid);
      }
    },
    read: (user) =>
      ['new', 'cur'].flatMap((name) => filesIn(join(maildir(user), name)).map((path) => readFileSync(path, 'utf8'))),
    renumber(user) {
      const files = filesIn(maildir(user)).filter((path) => /dovecot[.-](index|uidlist)/.test(path));
      for (const path of files) rmSync(path, { force: true });
    },
  };
}

function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chownSync(path, NOBODY.uid, NOBODY.gid);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => join(folder, name));
  } catch {
    // Nothing has been delivered yet.
    return [];
  }
}

/** Resolves when somebody listens on the port of loopback. */
export async function listening(port: number): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const heard = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('close', () => socket.destroy()).setTimeout(100, () => socket.destroy());
    });
    if (heard) return;
    if (Date.now() > giveUpAt) throw new Error(`Nothing listens on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const config = (folder: string, { imapPort, lmtpPort }: { imapPort: number; lmtpPort: number }): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_username_format = %Lu
recipient_delimiter = +
mail_location = maildir:${folder}/mail/%u
mail_max_userip_connections = 100
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
  default_fields = uid=${NOBODY.uid} gid=${NOBODY.gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtpPort}
  }
}
namespace inbox {
  inbox = yes
  mailbox Junk {
    special_use = \\Junk
    auto = create
  }
}
`;
