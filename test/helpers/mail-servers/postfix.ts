import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { startProcess } from '../processes.ts';
import { listening } from './dovecot.ts';
import { programOf } from './installed.ts';
import { mailFolder } from './mail-folder.ts';

/**
 * A real Postfix of its own in a temporary folder: it takes mail for any address of these domains, hands it on over LMTP,
 * and writes a DSN for what is refused there. Answers with the port it takes mail on.
 */
export async function startPostfix({ domains, lmtpPort }: { domains: string[]; lmtpPort: number }): Promise<number> {
  const folder = mailFolder();
  const port = await freePort();
  for (const name of ['config', 'queue', 'data']) mkdirSync(join(folder, name));
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  writeFileSync(join(folder, 'config', 'main.cf'), mainConfig(folder, domains, lmtpPort));
  writeFileSync(join(folder, 'config', 'master.cf'), masterConfig(port));
  const directory = join(folder, 'config');
  const postfix = startProcess(programOf('postfix'), ['-c', directory, 'start-fg']);
  // Its master is a group of its own: it ends when it is told, not with what started it.
  onTestFinished(async () => {
    execFileSync(programOf('postfix'), ['-c', directory, 'stop'], { stdio: 'ignore' });
    await postfix.exit;
  });
  await listening(port);
  return port;
}

const mainConfig = (folder: string, domains: string[], lmtpPort: number): string => `
compatibility_level = 3.6
config_directory = ${folder}/config
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = mx.acme.example
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
alias_maps =
alias_database =
virtual_mailbox_domains = ${domains.join(', ')}
virtual_transport = lmtp:inet:127.0.0.1:${lmtpPort}
smtpd_relay_restrictions = permit_mynetworks, reject
smtp_dns_support_level = disabled
default_transport = error:no mail leaves this machine
`;

/** None of it in a chroot, and only what a mail needs on its way. */
const masterConfig = (port: number): string => `
127.0.0.1:${port} inet n - n - - smtpd
pickup    unix  n - n 60    1 pickup
cleanup   unix  n - n -     0 cleanup
qmgr      unix  n - n 300   1 qmgr
tlsmgr    unix  - - n 1000? 1 tlsmgr
rewrite   unix  - - n -     - trivial-rewrite
bounce    unix  - - n -     0 bounce
defer     unix  - - n -     0 bounce
trace     unix  - - n -     0 bounce
verify    unix  - - n -     1 verify
flush     unix  n - n 1000? 0 flush
proxymap  unix  - - n -     - proxymap
error     unix  - - n -     - error
retry     unix  - - n -     - error
discard   unix  - - n -     - discard
lmtp      unix  - - n -     - lmtp
anvil     unix  - - n -     1 anvil
scache    unix  - - n -     1 scache
postlog   unix-dgram n - n - 1 postlogd
`;
