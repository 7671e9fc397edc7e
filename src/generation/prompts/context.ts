import { linesOf, splitDigest } from '../../artifacts/digest/block.ts';
import { section } from '../../engines/prompts/section.ts';

/** A context as a model is told it; what a digest in it tells stands in the brief once there is one. */
export function contextSections(context: string | undefined, { isForBrief }: { isForBrief: boolean }): string[] {
  if (context === undefined) return [];
  const { words, items } = splitDigest(context);
  if (items.length === 0) return [section('context', words)];
  return [
    ...(words === '' ? [] : [section('context', words)]),
    ...(isForBrief ? [section('repository', linesOf(items))] : []),
  ];
}
