import { gzipSync } from 'node:zlib';
import { sha256 } from '../src/system/secret.ts';

/** A document that is the same for everyone: built and compressed once, since each would take as long as many requests. */
export interface BuiltDocument {
  whole: Uint8Array<ArrayBuffer>;
  gzipped: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

/** Builds a document; `headers` are those of its content. */
export function builtDocument(text: string, headers: Record<string, string>): BuiltDocument {
  const whole = new Uint8Array(Buffer.from(text));
  return {
    whole,
    gzipped: new Uint8Array(gzipSync(whole)),
    // Weak: it stands for both encodings.
    headers: { ...headers, ETag: `W/"${sha256(text).slice(0, 32)}"`, Vary: 'Accept-Encoding' },
  };
}

/** The answer to a request for a document: 304 to a client that has it, else compressed where the client accepts it. */
export function documentAnswer({ whole, gzipped, headers }: BuiltDocument, request: Request): Response {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((tag) => tag.trim() === headers.ETag || tag.trim() === '*')) {
    return new Response(null, { status: 304, headers });
  }
  return TAKES_GZIP.test(request.headers.get('accept-encoding') ?? '')
    ? new Response(gzipped, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
    : new Response(whole, { headers });
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
