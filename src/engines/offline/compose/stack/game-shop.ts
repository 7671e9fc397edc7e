import type { Design } from '../../design/design.ts';
import type { Technology } from '../../knowledge/stack/technologies.ts';
import { placesOf } from '../../language/stands.ts';
import { isNegatedAt } from '../../understand/stance.ts';

/** A game is made in the engine that is named, wherever it runs. */
export const GAME_ENGINES: ReadonlySet<string> = new Set(['unity', 'godot', 'unreal']);

/** Where players get the game, as the idea says: "Godot 4, on Steam"; none where no engine for games is named. */
export function gameShop(
  { understanding: { idea, context } }: Design,
  named: readonly Technology[],
): string | undefined {
  if (!named.some(({ recipe = '' }) => GAME_ENGINES.has(recipe))) return undefined;
  const low = ` ${idea} ${context} `.toLowerCase();
  return GAME_SHOPS.find(([word]) => placesOf(low, word).some((at) => !isNegatedAt(low, at, word.length)))?.[1];
}

const GAME_SHOPS = [
  ['steam', 'Steam, uploaded with SteamPipe'],
  ['itch.io', 'itch.io, uploaded with butler'],
  ['gog', 'GOG, uploaded with its Build Creator'],
] as const;
