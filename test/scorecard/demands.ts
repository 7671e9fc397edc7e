import type { Planned } from './planned.ts';

/** The required capabilities that the plan does not have; "a|b" is there with either. */
export function uncovered({ given, design }: Planned): string[] {
  const have = new Set([
    ...design.uses.flatMap(({ capability: { id } }) => [id, ...(PARTED[id] ?? [])]),
    // What a known kind of product does in a way of its own.
    ...design.parts.flatMap(({ spec }) => spec.does ?? []),
    // What it is about is kept by its own features.
    ...(design.kind ? ['records'] : []),
  ]);
  return given.needs.filter((need) => !need.split('|').some((id) => have.has(id)));
}

/** Capabilities that were one with another when ideas were labelled. */
const PARTED: Record<string, string[]> = { lending: ['marketplace'], shipping: ['delivery-tracking'] };

/** The field that the plan was made for, if it is none of those that count as right. */
export function misread({ given, design }: Planned): string | undefined {
  return given.domains.includes(design.domain.id) ? undefined : design.domain.id;
}

/**
 * What the idea forbids and the plan builds with (looked for in the stack, the nodes and the names of features, for a
 * summary may well say what is left out), and what it demands and the architecture does without.
 */
export function broken({ given, artifacts: { architecture, features } }: Planned): string[] {
  const built = [
    ...architecture.techStack.map(({ choice }) => choice),
    ...architecture.nodes.flatMap(({ label, tech }) => [label, tech]),
    ...features.features.map(({ name }) => name),
  ].join('\n');
  const planned = JSON.stringify(architecture);
  const found = (source: string, text: string) => new RegExp(source, 'i').exec(text)?.[0];
  return [
    ...(given.forbidden ?? []).flatMap((source) => found(source, built) ?? []).map((what) => `has ${what}`),
    ...(given.demanded ?? []).filter((source) => !found(source, planned)).map((source) => `lacks ${source}`),
  ];
}
