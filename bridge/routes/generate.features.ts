import { generateFeatures } from '../../tools/generate_features.ts';
import { generationRoute } from '../generation-route.ts';

export const generateFeaturesRoute = generationRoute(generateFeatures);
