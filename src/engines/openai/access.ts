/** Who calls chat completions, and where. */
export interface Access {
  /** Undefined for a server that asks for none, as those on one's own machine. */
  apiKey: string | undefined;
  /** With its version, as OPENAI_BASE_URL is written everywhere: `https://api.openai.com/v1`. */
  baseUrl: string;
}

export const OPENAI_URL = 'https://api.openai.com/v1';

/** Whether it is OpenAI itself, in any of its regions; everybody else speaks its protocol in a way of their own. */
export const isOpenAi = (baseUrl: string): boolean => /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);

/** Where something of the API is; what a gateway wants in the query stays there. */
export function urlOf(baseUrl: string, path: '/chat/completions' | '/models'): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url.href;
}

export const headersOf = ({ apiKey }: Access): Record<string, string> => ({
  accept: 'text/event-stream, application/json',
  'content-type': 'application/json',
  ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
});
