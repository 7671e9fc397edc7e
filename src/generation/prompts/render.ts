import * as z from 'zod';
import type { EnginePrompt, EngineRequest } from '../../engines/engine.ts';
import type { Stage } from '../stages/stage.ts';
import { section } from './section.ts';

/** Upstream artefacts, in the order in which they are shown. */
const UPSTREAM = ['research', 'architecture', 'features', 'phases'] as const;

/** What a model is asked for one stage: the stage's static text, then everything else fenced as data. */
export function renderPrompt(
  stage: Stage,
  { idea, context, upstream, repair }: Pick<EngineRequest, 'idea' | 'context' | 'upstream' | 'repair'>,
): EnginePrompt {
  const sections = [
    section('idea', idea),
    context === undefined ? '' : section('context', context),
    ...UPSTREAM.filter((name) => upstream[name]).map((name) => section(name, upstream[name])),
    repair ? section('previous_answer', repair.previous) : '',
    repair ? section('faults', repair.faults) : '',
  ];
  return {
    system: stage.system,
    user: sections.filter((one) => one !== '').join('\n\n'),
    schema: z.toJSONSchema(stage.schema),
  };
}
