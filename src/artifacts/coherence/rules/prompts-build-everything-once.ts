import { quote } from '../../reading/names.ts';
import { type Built, builtIn, type PlanPart } from '../plan/built.ts';
import { type Missing, tellMissing } from '../plan/missing.ts';
import type { PlanFeature } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const promptsBuildEverythingOnce = defineRule({
  id: 'prompts-build-everything-once',
  check: 4,
  severity: 'hard',
  says: 'One prompt builds each operation, each screen and each criterion of a P0 or P1; no prompt builds what does not exist.',
  needs: ['features', 'promptPack'],
  judges: ['promptPack'],
  find(_, plan) {
    const built = builtIn(plan);
    return built.hasBuilds ? [...unbuilt(built), ...builtAgain(built), ...unknown(built)] : [];
  },
});

/** One finding for each feature that was left out, wholly or in part. */
function unbuilt({ parts }: Built): Finding[] {
  const left = parts.filter(({ isRequired, builtAt }) => isRequired && builtAt.length === 0);
  const byFeature = Map.groupBy(left, ({ listedBy }) => listedBy.keys().next().value);
  return [...byFeature].map(([feature, missing]) => ({
    artifact: 'promptPack',
    pointer: '/prompts',
    message: `No prompt builds ${codes(missing.map(({ name }) => name))} of ${nameOf(feature)}.`,
    mend: `Add ${missing.length === 1 ? 'it' : 'each of them'} to the builds of one prompt.`,
  }));
}

const nameOf = (feature: PlanFeature | undefined): string => quote(feature?.feature.name ?? '');

/** One finding for each prompt that builds what earlier ones have built. An extended operation is built once more. */
function builtAgain({ prompts }: Built): Finding[] {
  return prompts.flatMap(({ name, pointer, parts }, at): Finding[] => {
    const again = [...parts].filter((part) => isOver(part, at));
    if (again.length === 0) return [];
    const earlier = new Set(again.map(({ builtAt: [first = 0] }) => quote(prompts[first]?.name ?? '')));
    const names = codes(again.map((part) => part.name));
    return [
      {
        artifact: 'promptPack',
        pointer: `${pointer}/builds`,
        message: `Prompt ${quote(name)} builds ${names} again, which ${[...earlier].join(', ')} already builds.`,
        mend: 'Keep each in one prompt, and list criteria that the other one proves in its `verifies`.',
      },
    ];
  });
}

const isOver = ({ builtAt, listedBy }: PlanPart, at: number): boolean => builtAt.indexOf(at) >= listedBy.size;

function unknown({ prompts, partsNamed }: Built): Finding[] {
  const missing = prompts.flatMap(({ name, pointer, prompt }) =>
    (['builds', 'verifies'] as const).flatMap((list) =>
      (prompt[list] ?? []).flatMap((part, at): Missing[] => {
        if (partsNamed(part).length > 0) return [];
        const place = `${pointer}${pointerTo(list, at)}`;
        const what = `the criterion, operation or screen ${code(part)}`;
        const mend = 'Write its id or name as the features have it, or remove it.';
        return [{ artifact: 'promptPack', pointer: place, name, what, mend }];
      }),
    ),
  );
  return tellMissing(missing);
}
