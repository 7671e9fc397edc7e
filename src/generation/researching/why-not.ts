import type { SearchFault } from '../../engines/search/search-endpoint.ts';

/** Minutes are told in whole numbers. */
const minutes = (ms: number): string => `${Math.round(ms / 60_000)} minutes`;

const SWITCH_OFF = 'or set PLANWRIGHT_SEARCH=off';

/** Why something was not looked up, and what to do, each in words that go on after "The research has no sources: ". */
export const WHY_NOT = {
  nothing: 'the searches found no pages. Look up yourself what the decision hangs on.',
  searchless: 'the model made no search. Generate the research again, or look up what the decision hangs on.',
  declined: 'the model declined to search. Look up yourself what the decision hangs on.',
  refused: `the model's service refused a call with web search. Allow web search for the organisation in the service's console, choose a PLANWRIGHT_MODEL that can search, set PLANWRIGHT_SEARCH_URL, ${SWITCH_OFF}.`,
  failed: 'the call of the model that searches failed. Generate the research again later.',
  paused: "the model's service paused the search again and again. Generate the research again later.",
  late: (ms: number) => `the search took longer than ${minutes(ms)}. Generate the research again later.`,
  queries: 'the model wrote no usable queries. Generate the research again, or choose another PLANWRIGHT_MODEL.',
} as const;

/** By the error codes that the vendor puts into an answer with the status 200. */
export function whyFailed(codes: readonly string[]): string {
  if (codes.includes('too_many_requests'))
    return "the model's service took no more searches just now. Generate the research again later.";
  if (codes.includes('unavailable'))
    return "the search of the model's service was out of order. Generate the research again later.";
  return `the model's service could not carry out the searches (${codes.slice(0, 3).join(', ')}). Generate the research again, or look up what the decision hangs on.`;
}

const AT = 'the search service in PLANWRIGHT_SEARCH_URL';

export const WHY_NO_ANSWER: Readonly<Record<SearchFault, string>> = {
  unreachable: `${AT} cannot be reached. Start it or mend the address, ${SWITCH_OFF}.`,
  timeout: `${AT} did not answer in 15 seconds. Generate the research again later.`,
  broken_off: `the answer of ${AT} broke off, or was not whole after 15 seconds. Generate the research again later.`,
  too_large: `the answer of ${AT} is longer than a megabyte. Check that the address leads to SearXNG.`,
  moved: `${AT} sends to another address. Set that one.`,
  login: `${AT} asks for a login. Put a name and a password into the address: https://NAME:PASSWORD@….`,
  json_off: `${AT} refuses JSON. Add json to search.formats in its settings.yml.`,
  busy: `${AT} takes no more searches just now. Switch its limiter off for Planwright, or try again later.`,
  out_of_order: `${AT} is out of order. Look at its log, and generate the research again.`,
  not_searxng: `${AT} does not answer as SearXNG does. Mend the address.`,
};
