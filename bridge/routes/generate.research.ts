import { generateResearch } from '../../tools/generate_research.ts';
import { generationRoute } from '../generation-route.ts';

export const generateResearchRoute = generationRoute(generateResearch);
