import { generateBlueprint } from '../../tools/generate_blueprint.ts';
import { generationRoute } from '../generation-route.ts';

export const generateBlueprintRoute = generationRoute(generateBlueprint);
