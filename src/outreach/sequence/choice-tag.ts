import { createHash } from 'node:crypto';
import {
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
} from 'liquidjs';

/** The tags that spintax becomes; nobody writes them. */
export const CHOICE_TAGS: readonly string[] = ['choice', 'or', 'endchoice'];

/** Where a rendering keeps its seed. */
export const SEED = 'seed';

/** `{% choice 3 %}one{% or %}other{% endchoice %}`: one of the texts, by the rendering's seed and the choice's number. */
export class ChoiceTag extends Tag {
  readonly #number: string;
  readonly #options: Template[][] = [[]];

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remaining, liquid);
    this.#number = token.args;
    const stream = parser
      .parseStream(remaining)
      .on('tag:or', () => this.#options.push([]))
      .on('tag:endchoice', () => stream.stop())
      .on<Template>('template', (template) => this.#options.at(-1)?.push(template))
      .on('end', () => {
        throw new Error('tag choice not closed');
      });
    stream.start();
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const seed = String(context.getRegister(SEED));
    const chosen = this.#options[choose(seed, this.#number, this.#options.length)] ?? [];
    yield this.liquid.renderer.renderTemplates(chosen, context, emitter);
  }

  /** For the analysis of variables: all options, chosen or not. */
  // biome-ignore lint/correctness/useYield: the library wants a generator, and nothing is waited for.
  *children(): Generator<unknown, Template[]> {
    return this.#options.flat();
  }
}

/** One of so many, always the same for a seed and a number. */
export function choose(seed: string, number: string, count: number): number {
  return createHash('sha256').update(`${seed}:${number}`).digest().readUInt32BE(0) % count;
}
