import { generateArchitecture } from '../../tools/generate_architecture.ts';
import { generationRoute } from '../generation-route.ts';

export const generateArchitectureRoute = generationRoute(generateArchitecture);
