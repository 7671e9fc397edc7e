import { VENDOR_WORDS } from './errors.ts';
import type { AnswerFault } from './faults.ts';

const MEGABYTE = 2 ** 20;

/** What the model says, before it is put on the wire. */
export interface Reply {
  blocks: { type: 'thinking' | 'text'; text: string }[];
  stopReason: 'end_turn' | 'max_tokens' | 'refusal' | 'model_context_window_exceeded';
  /** How the stream goes: to its end, or only half of it and then this. */
  end: 'whole' | 'silence' | 'pings' | 'cut' | 'clean' | 'error';
}

/** The answer to a request, as sound as the fault lets it be. */
export function replyWith(artifact: unknown, fault: AnswerFault | null, thinkingTokens: number): Reply {
  const reply = faulty(artifact, fault);
  if (thinkingTokens > 0) reply.blocks.unshift({ type: 'thinking', text: 'Hmm '.repeat(thinkingTokens) });
  return reply;
}

function faulty(artifact: unknown, fault: AnswerFault | null): Reply {
  const json = JSON.stringify(artifact);
  const half = Math.floor(json.length / 2);
  switch (fault) {
    case 'max_tokens':
      return says([json.slice(0, half)], { stopReason: 'max_tokens' });
    case 'context_window':
      return says([json.slice(0, half)], { stopReason: 'model_context_window_exceeded' });
    case 'refusal':
      return says([], { stopReason: 'refusal' });
    case 'no_text':
      return says([]);
    case 'malformed':
      return says([json.replace(':', ` ${VENDOR_WORDS} `)]);
    case 'off_schema':
      return says([JSON.stringify({ plan: VENDOR_WORDS })]);
    case 'empty_arrays':
      return says([JSON.stringify(artifact, (_key, value) => (Array.isArray(value) ? [] : value))]);
    case 'two_blocks':
      return says([json.slice(0, half), json.slice(half)]);
    case 'talk_then_json':
      return says([`${VENDOR_WORDS}:`, json]);
    case 'megabyte':
      return says([VENDOR_WORDS.repeat(Math.ceil(MEGABYTE / VENDOR_WORDS.length))]);
    case 'megabyte_in_field':
      return says([JSON.stringify({ ...Object(artifact), summary: 'many words '.repeat(MEGABYTE / 11) })]);
    case 'stall':
      return says([json], { end: 'silence' });
    case 'stall_pinging':
      return says([json], { end: 'pings' });
    case 'cut':
    case 'cut_at_once':
      return says([json], { end: 'cut' });
    case 'early_end':
      return says([json], { end: 'clean' });
    case 'error_event':
      return says([json], { end: 'error' });
    default:
      return says([json]);
  }
}

function says(texts: string[], { stopReason = 'end_turn', end = 'whole' }: Partial<Omit<Reply, 'blocks'>> = {}): Reply {
  return { blocks: texts.map((text) => ({ type: 'text', text })), stopReason, end };
}
