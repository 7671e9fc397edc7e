import type { JudgedName } from '../../artifacts/quality.ts';
import { GET_A_MODEL } from '../decide.ts';
import type { EngineAnswer } from '../engine.ts';
import { type Asked, writeOutline } from './outline.ts';

export interface OutlineRequest extends Asked {
  stage: JudgedName;
}

/** The outline's answer to a request, with what its reader should know. Throws as `writeOutline` does. */
export function answerInOutline({ stage, ...asked }: OutlineRequest): Pick<EngineAnswer, 'output' | 'warnings'> {
  const { output, reading } = writeOutline(stage, asked);
  return { output, warnings: warningsOf(reading) };
}

function warningsOf({ quarantined, beyond }: { quarantined: readonly string[]; beyond: number }): string[] {
  return [
    `Outline made by rules, without a model. ${GET_A_MODEL}`,
    ...(quarantined.length === 0
      ? []
      : [
          `Set aside because it addresses a machine: ${quarantined.length} of the idea's sentences. See meta.brief.asides.`,
        ]),
    ...(beyond === 0 ? [] : [`${beyond} demands did not fit into the outline. See meta.brief.asides.`]),
  ];
}
