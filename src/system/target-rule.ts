import { isIP } from 'node:net';
import { isLocalhostName } from './loopback.ts';
import { allowList, isPublicAddress } from './public-address.ts';

const URL_CHARS_MAX = 2_000;

/** Where requests in a stranger's name may go: public addresses over TLS, and what the operator allows. */
export class TargetRule {
  #allowed: (address: string) => boolean;
  #loopback: boolean;

  constructor(allow: readonly string[]) {
    this.#allowed = allowList(allow);
    this.#loopback = ['127.0.0.1', '::1'].some(this.#allowed);
  }

  /** Whether a connection to this address may be made. */
  mayConnect(address: string): boolean {
    return isPublicAddress(address) || this.#allowed(address);
  }

  /**
   * What is wrong with a URL, as a sentence that says what to do; undefined when nothing is. A name may still lead to an
   * address that is refused when it is connected to.
   */
  urlFault(text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || text.length > URL_CHARS_MAX || /[\s\\]|\p{Cc}/u.test(text)) {
      return `Write a whole URL of at most ${URL_CHARS_MAX} characters, such as https://example.com/hooks.`;
    }
    if (url.username || url.password) return 'Leave the user and password out of the URL; deliveries are signed.';
    const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
    const allowed = isIP(host) ? this.#allowed(host) : this.#loopback && isLocalhostName(host);
    if (!/^https?:$/.test(url.protocol)) return 'The URL must begin with https://.';
    if (allowed) return undefined;
    if (isIP(host) ? !isPublicAddress(host) : !host.includes('.') || isLocalhostName(host)) {
      return 'The URL must lead to a public address (for development, PLANWRIGHT_WEBHOOK_ALLOW names others).';
    }
    if (url.protocol !== 'https:') return 'The URL must begin with https://.';
    const port = Number(url.port || 443);
    return port === 443 || port >= 1024 ? undefined : 'The port must be 443, or 1024 and above.';
  }
}
