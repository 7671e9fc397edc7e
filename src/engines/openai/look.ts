import * as z from 'zod';
import type { ModelLimits } from '../limits.ts';
import { type Access, headersOf, isOpenAi, urlOf } from './access.ts';

const count = z.int().positive().nullish().catch(null);
const limits = z.looseObject({
  id: z.string(),
  owned_by: z.string().nullish().catch(null),
  // OpenRouter and Groq; vLLM.
  context_length: count,
  context_window: count,
  max_model_len: count,
  max_completion_tokens: count,
  top_provider: z.object({ context_length: count, max_completion_tokens: count }).nullish().catch(null),
});
const list = z.object({ data: z.array(limits.nullable().catch(null)) });
const props = z.object({ default_generation_settings: z.object({ n_ctx: z.int().positive() }) });
const running = z.object({
  models: z.array(z.object({ name: z.string(), context_length: count }).nullable().catch(null)),
});
const loaded = z.object({ state: z.string(), loaded_context_length: count });

/** Bytes of an answer: a router lists hundreds of models. */
const BYTES_MAX = 8 * 2 ** 20;

/**
 * What an endpoint tells of a model: in its list of models, else what the servers that people run themselves tell beside
 * the protocol. Rejects where it cannot be asked.
 */
export async function look(access: Access, model: string, signal: AbortSignal): Promise<ModelLimits> {
  // Its models write far more than a stage has time for, and its list says nothing of that.
  if (isOpenAi(access.baseUrl)) return { output: Number.POSITIVE_INFINITY };
  const listed = list.safeParse(await read(access, urlOf(access.baseUrl, '/models'), signal)).data?.data ?? [];
  const one = listed.find((told) => told?.id === model);
  const context = one?.top_provider?.context_length ?? one?.context_length ?? one?.context_window ?? one?.max_model_len;
  if (!one || !context) return lookBeside(access, model, signal);
  const output = one.top_provider?.max_completion_tokens ?? one.max_completion_tokens ?? undefined;
  return { context, output, ...(one.max_model_len && one.owned_by === 'vllm' ? { server: 'vllm' } : {}) };
}

/** llama.cpp, Ollama and LM Studio each answer under a path of their own; only a model that is loaded has a context yet. */
async function lookBeside(access: Access, model: string, signal: AbortSignal): Promise<ModelLimits> {
  const ask = (path: string) => read(access, new URL(path, access.baseUrl).href, signal).catch(() => undefined);
  const [ofLlama, ofOllama, ofStudio] = await Promise.all([
    ask('/props'),
    ask('/api/ps'),
    ask(`/api/v0/models/${encodeURIComponent(model)}`),
  ]);
  const llama = props.safeParse(ofLlama).data;
  if (llama) return { context: llama.default_generation_settings.n_ctx, server: 'llama.cpp' };
  const ollama = running.safeParse(ofOllama).data?.models;
  if (ollama) return { context: contextIn(ollama, model), server: 'ollama' };
  const studio = loaded.safeParse(ofStudio).data;
  if (studio) return { context: studio.loaded_context_length ?? undefined, server: 'lmStudio' };
  return {};
}

/** Ollama calls a model without a tag `latest`. */
const contextIn = (models: z.infer<typeof running>['models'], model: string): number | undefined =>
  models.find((one) => one?.name === model || one?.name === `${model}:latest`)?.context_length ?? undefined;

async function read(access: Access, url: string, signal: AbortSignal): Promise<unknown> {
  // A key does not follow to wherever an answer points.
  const response = await fetch(url, { headers: headersOf(access), redirect: 'manual', signal });
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > BYTES_MAX) return undefined;
  }
  return response.ok ? JSON.parse(text) : undefined;
}
