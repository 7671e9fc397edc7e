import type { Recipe } from '../../knowledge/stack/recipes.ts';

export interface Choice {
  category: string;
  choice: string;
  rationale: string;
}

/** The technologies chosen for a design, each with its reason. */
export interface Stack {
  recipe: Recipe;
  /** Where there is a screen of its own beside the server. */
  client: string | undefined;
  database: string;
  hosting: string;
  auth: string | undefined;
  choices: Choice[];
  /** Where services come from: bought over the network, run by oneself, or inside the program. */
  supply: 'cloud' | 'own' | 'local';
}
