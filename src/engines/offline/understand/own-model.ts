import { placesOf } from '../language/stands.ts';
import { isNegatedAt } from './stance.ts';

/** Models, for texts, speech or pictures, run on machines of the house: nothing is paid by the answer, and nothing goes out. */
export const isOwnModel = (text: string): boolean => SAID.test(text) || ON_A_BOX.test(text) || isRunnerNamed(text);

const SAID =
  /\b(?:my|our|the|an old) (?:mac ?mini|mac studio|mac|gaming (?:pc|rig)|gpus?|nas|workstation|home server)\b[^.;!?]{0,40}\b(?:instead of|not|rather than|no) (?:an? |any |some |paying (?:for )?(?:an? )?)?(?:\w+ )?(?:apis?|cloud)\b|\b(?:model|modèle|modell|modelo|llm|ai|ia|ki)\b[^.;!?]{0,30}(?:\blocal\w*|chez nous|\bon (?:the|my|our) (?:own )?(?:\w+ )?(?:device|machine|phone|server|hardware|box|gpus?|cluster)|\blokal\w*|bei uns|em casa|en casa|in-house|offline|(?:inside|within|in) (?:our|the|their|its)\b[^.;!?]{0,20}\b(?:walls|building|house|network|premises|room)|\b(?:our|on our) own (?:\w+ )?(?:gpus?|l40s|h100s?|a100s?))/i;
/** "Transcription is Whisper on the GPU box under my desk", "the model runs on a workstation in the office" */
const ON_A_BOX =
  /\b(?:models?|transcri\w+|speech|whisper|llms?|ai)\b[^.;!?]{0,40}\bon (?:an?|the|my|our|one) (?:\w+ )?(?:workstation|gpus?|gpu ?box|mac (?:mini|studio)|rtx \w+)\b/i;

/** Programs that run models and belong to nobody's service. */
const RUNNERS = ['ollama', 'llama.cpp', 'vllm', 'lm studio', 'faster-whisper', 'whisper.cpp'];
function isRunnerNamed(text: string): boolean {
  const low = ` ${text.toLowerCase()} `;
  return RUNNERS.some((word) => placesOf(low, word).some((at) => !isNegatedAt(low, at, word.length)));
}
