import { generatePromptPack } from '../../tools/generate_prompt_pack.ts';
import { generationRoute } from '../generation-route.ts';

export const generatePromptPackRoute = generationRoute(generatePromptPack);
