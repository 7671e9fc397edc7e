import { isUtf8 } from 'node:buffer';

/**
 * A body that names no character set, or names UTF-8, as UTF-8: what is not is taken for Windows-1252, as the programs of
 * Western Europe wrote that named none. A body that was cut, or is broken in places, stays as it is.
 */
export function utf8Body(body: Buffer): Buffer {
  if (isUtf8(body)) return body;
  const text = body.toString('utf8');
  const beyondAscii = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  if (broken <= beyondAscii / 2) return body;
  return Buffer.from(new TextDecoder('windows-1252').decode(body));
}
