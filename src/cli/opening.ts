import { isRecord } from '../mcp/message.ts';
import type { OpeningAnswers } from './opening-answers.ts';

/**
 * The first requests of a client of the versions with sessions, as far as their answers are known beforehand. What is not
 * plain is left to the protocol: it alone says what is wrong with a message.
 */
export class Opening {
  #versions: readonly string[];
  /** What was not asked yet, by method. */
  #results: Map<unknown, object>;
  #isOpen = false;

  constructor({ versions, results }: OpeningAnswers) {
    this.#versions = versions;
    this.#results = new Map(Object.entries(results));
  }

  /** The result of a request; undefined for what the protocol has to read first, and for all that comes after that. */
  resultOf(message: unknown): object | undefined {
    const result = this.#known(message);
    if (!result) this.#results.clear();
    return result;
  }

  #known(message: unknown): object | undefined {
    if (!isRecord(message)) return undefined;
    const { jsonrpc, id, method, params = {}, ...others } = message;
    const result = this.#results.get(method);
    if (!result || id === undefined || !isRecord(params) || !isEmpty(others)) return undefined;
    if (method !== 'initialize') return this.#isOpen && isEmpty(params) ? this.#once(method, result) : undefined;
    const { protocolVersion, capabilities, clientInfo, ...more } = params;
    if (!isEmpty(more) || !isClient(clientInfo) || !areCapabilities(capabilities)) return undefined;
    if (!this.#versions.some((version) => version === protocolVersion)) return undefined;
    this.#isOpen = true;
    return this.#once(method, { ...result, protocolVersion });
  }

  #once(method: unknown, result: object): object {
    this.#results.delete(method);
    return result;
  }
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const isClient = (client: unknown): boolean =>
  isRecord(client) &&
  ['name', 'version'].every((name) => name in client) &&
  Object.values(client).every((one) => typeof one === 'string');

const areCapabilities = (capabilities: unknown): boolean =>
  isRecord(capabilities) && Object.entries(capabilities).every(([name, one]) => PLAIN.get(name)?.(one) ?? true);

/** Objects of nothing but objects. */
const isHollow = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isHollow);
const hasObjects = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isRecord);

/** What the protocol takes in the capabilities that it reads; those of other names it leaves unread. */
const PLAIN = new Map<string, (value: unknown) => boolean>([
  ['roots', (value) => isRecord(value) && ['undefined', 'boolean'].includes(typeof value.listChanged)],
  ['sampling', isHollow],
  ['elicitation', isHollow],
  ['tasks', isHollow],
  ['extensions', hasObjects],
  ['experimental', hasObjects],
]);
