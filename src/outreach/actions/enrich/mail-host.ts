import type { MxRecord } from 'node:dns';

// Whose servers take mail, by how their names end. From the providers' own set-up pages.
const PROVIDERS: readonly (readonly [string, string])[] = [
  ['Google Workspace', 'google.com googlemail.com'],
  ['Microsoft 365', 'mail.protection.outlook.com mx.microsoft mail.eo.outlook.com'],
  ['Outlook.com', 'olc.protection.outlook.com hotmail.com'],
  ['Zoho Mail', 'zoho.com zoho.eu zoho.in zoho.com.au zohomail.com'],
  ['Proton Mail', 'protonmail.ch proton.ch'],
  ['Fastmail', 'messagingengine.com'],
  ['iCloud Mail', 'mail.icloud.com'],
  ['Yahoo', 'yahoodns.net'],
  ['Yandex 360', 'yandex.net yandex.ru'],
  ['VK WorkSpace (Mail.ru)', 'mail.ru'],
  ['Tencent Exmail', 'qq.com exmail.qq.com'],
  ['Alibaba Mail', 'mxhichina.com aliyun.com'],
  ['NetEase Mail', '163.com netease.com qiye163mx01.mxmail.netease.com'],
  ['Proofpoint', 'pphosted.com ppe-hosted.com'],
  ['Mimecast', 'mimecast.com mimecast.co.za mimecast-offshore.com'],
  ['Barracuda', 'barracudanetworks.com'],
  ['Symantec Email Security', 'messagelabs.com'],
  ['Cisco Secure Email', 'iphmx.com'],
  ['Hornetsecurity', 'hornetsecurity.com antispameurope.com'],
  ['Trend Micro', 'trendmicro.com trendmicro.eu'],
  ['Sophos', 'sophos.com reflexion.net'],
  ['Forcepoint', 'mailcontrol.com'],
  ['Cloudflare Email Routing', 'mx.cloudflare.net'],
  ['Amazon SES or WorkMail', 'amazonaws.com awsapps.com'],
  ['Mailgun', 'mailgun.org'],
  ['SendGrid', 'sendgrid.net'],
  ['Rackspace', 'emailsrvr.com'],
  ['GoDaddy', 'secureserver.net'],
  ['IONOS', 'ionos.com ionos.de ionos.co.uk kundenserver.de 1and1.com'],
  ['STRATO', 'rzone.de'],
  ['Hetzner', 'your-server.de'],
  ['netcup', 'netcup.net'],
  ['ALL-INKL', 'kasserver.com'],
  ['Deutsche Telekom', 't-online.de'],
  ['mailbox.org', 'mailbox.org'],
  ['Posteo', 'posteo.de'],
  ['Tuta', 'tutanota.de tuta.com'],
  ['OVHcloud', 'ovh.net ovh.com'],
  ['Gandi', 'gandi.net'],
  ['Infomaniak', 'infomaniak.ch infomaniak.com'],
  ['Hostpoint', 'hostpoint.ch'],
  ['TransIP', 'transip.email transip.nl'],
  ['one.com', 'one.com'],
  ['Simply.com', 'simply.com unoeuro.com'],
  ['Loopia', 'loopia.se'],
  ['Aruba', 'aruba.it'],
  ['Register.it', 'register.it'],
  ['home.pl', 'home.pl'],
  ['Seznam', 'seznam.cz'],
  ['Hostinger', 'hostinger.com titan.email'],
  ['Namecheap', 'privateemail.com registrar-servers.com'],
  ['Migadu', 'migadu.com'],
  ['MXroute', 'mxrouting.net mxroute.com'],
];

export interface MailHost {
  /** Its name, or the domain of its servers. */
  name: string;
  /** The server it was told by. */
  exchange: string;
}

/** Who takes mail for a domain: by the server that is asked first. Undefined when none is told or it takes none. */
export function mailHostOf(records: readonly MxRecord[]): MailHost | undefined {
  const [first] = [...records].sort((a, b) => a.priority - b.priority || (a.exchange < b.exchange ? -1 : 1));
  const exchange = first?.exchange.toLowerCase().replace(/\.$/, '').slice(0, 253) ?? '';
  // RFC 7505: a domain that takes no mail says so with an empty name.
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(exchange)) return undefined;
  const found = PROVIDERS.find(([, endings]) =>
    endings.split(' ').some((ending) => exchange === ending || exchange.endsWith(`.${ending}`)),
  );
  return { name: found?.[0] ?? exchange.split('.').slice(-2).join('.'), exchange };
}
