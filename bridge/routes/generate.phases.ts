import { generatePhases } from '../../tools/generate_phases.ts';
import { generationRoute } from '../generation-route.ts';

export const generatePhasesRoute = generationRoute(generatePhases);
