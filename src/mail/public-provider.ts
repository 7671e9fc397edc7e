// Where anybody has an address: two people there are no colleagues. The largest of the two collections of free providers
// that are kept in the open, https://github.com/jgillich/free-email-domains and the one of HubSpot's knowledge base.

/** Providers with a domain for each country, by the name before it. */
const FAMILIES =
  /^(?:aol|bluewin|fastmail|gmx|hotmail|icloud|live|mailbox|msn|outlook|posteo|proton|protonmail|rediffmail|terra|tuta|tutanota|yahoo|yandex|ymail|zohomail)\.[a-z]{2,6}(?:\.[a-z]{2})?$/;

const DOMAINS = new Set(
  `gmail.com googlemail.com me.com mac.com pm.me mail.com email.com usa.com inbox.com rocketmail.com fastmail.fm hey.com
  zoho.com hushmail.com duck.com web.de t-online.de freenet.de arcor.de online.de 1und1.de orange.fr wanadoo.fr free.fr
  laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net sapo.pt telenet.be
  skynet.be ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl btinternet.com sky.com talktalk.net virginmedia.com
  ntlworld.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com
  rogers.com shaw.ca sympatico.ca telus.net bigpond.com optusnet.com.au xtra.co.nz mail.ru bk.ru list.ru inbox.ru
  rambler.ru ya.ru ukr.net wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz email.cz azet.sk abv.bg freemail.hu
  citromail.hu uol.com.br bol.com.br ig.com.br naver.com daum.net hanmail.net qq.com foxmail.com 163.com 126.com yeah.net
  139.com 189.cn sina.com sina.cn sohu.com aliyun.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com walla.co.il`
    .split(/\s+/)
    .filter((domain) => domain !== ''),
);

/** Whether a domain (lower-case ASCII) is one at which strangers have their addresses, so that it names no company. */
export const isPublicProvider = (domain: string): boolean => DOMAINS.has(domain) || FAMILIES.test(domain);
