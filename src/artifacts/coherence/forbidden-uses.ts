import type { Architecture } from '../architecture.ts';
import type { PartialArtifacts } from '../artifacts.ts';
import type { Features } from '../features.ts';
import type { PromptPack } from '../prompt-pack.ts';
import type { Forbiddable } from '../reading/constraint-vocabulary.ts';
import { quote } from '../reading/names.ts';
import { isNegated } from '../reading/negation.ts';
import { technologiesIn } from '../reading/technologies.ts';
import type { Research } from '../research.ts';
import type { Finding } from './rule.ts';

/** More items of a list than this, which only a caller supplies, are not searched for what must not be used. */
const ITEMS_MAX = 500;

/**
 * Where artefacts use what must not be used. Only names and technologies are judged, never prose, and what is itself ruled
 * out there ("Booking without login") is no use.
 */
export function usesOfForbidden(forbidden: Forbiddable, artifacts: PartialArtifacts): Finding[] {
  const { research, architecture, features, promptPack } = artifacts;
  return [
    ...(research === undefined ? [] : inResearch(forbidden, research)),
    ...(architecture === undefined ? [] : inArchitecture(forbidden, architecture)),
    ...(features === undefined ? [] : inFeatures(forbidden, features)),
    ...(promptPack === undefined ? [] : inPrompts(forbidden, promptPack)),
  ];
}

function inResearch(forbidden: Forbiddable, { unitEconomics }: Research): Finding[] {
  if (forbidden.subject !== 'subscription' || !usesWords(forbidden, unitEconomics.model)) return [];
  return [
    { artifact: 'research', message: `There must be no subscription, but the model is ${quote(unitEconomics.model)}.` },
  ];
}

function inArchitecture(forbidden: Forbiddable, { nodes, techStack }: Architecture): Finding[] {
  const parts = nodes
    .slice(0, ITEMS_MAX)
    .filter((node) => uses(forbidden, `${node.label}, ${node.tech}`) || isForbiddenType(forbidden, node))
    .map((node) => `the ${node.type} node ${quote(node.label)} (${quote(node.tech)})`);
  const choices = techStack
    .slice(0, ITEMS_MAX)
    .filter(({ choice }) => uses(forbidden, choice))
    .map(({ category, choice }) => `${quote(choice)} for ${quote(category)}`);
  return [...parts, ...choices].map((what) => ({
    artifact: 'architecture',
    message: `There must be no ${forbidden.subject}, but the architecture has ${what}.`,
  }));
}

/** A node that says of itself that it does without ("staff only, customers need no login") keeps the promise. */
function isForbiddenType(
  forbidden: Forbiddable,
  { type, label, description, tech }: Architecture['nodes'][number],
): boolean {
  if (!forbidden.nodeTypes.includes(type)) return false;
  const text = `${label}. ${description}. ${tech}`;
  const names = text.matchAll(new RegExp(`\\b(?:${forbidden.called})\\b`, 'gi'));
  return ![...names].some((match) => isNegated(text, match.index, match[0].length));
}

function inFeatures(forbidden: Forbiddable, { features }: Features): Finding[] {
  return features
    .slice(0, ITEMS_MAX)
    .filter(
      ({ name, description }) => usesWords(forbidden, name) || usesTechnology(forbidden, `${name}\n${description}`),
    )
    .map(({ name }) => ({
      artifact: 'features',
      message: `There must be no ${forbidden.subject}, but the feature ${quote(name)} is about it.`,
    }));
}

function inPrompts(forbidden: Forbiddable, { setupPrompt, prompts }: PromptPack): Finding[] {
  return [{ name: 'setupPrompt', prompt: setupPrompt }, ...prompts]
    .filter(({ name, prompt }) => usesWords(forbidden, name) || usesTechnology(forbidden, prompt))
    .map(({ name }) => ({
      artifact: 'promptPack',
      message: `There must be no ${forbidden.subject}, but the prompt ${quote(name)} asks for it.`,
    }));
}

function uses(forbidden: Forbiddable, text: string): boolean {
  return usesWords(forbidden, text) || usesTechnology(forbidden, text);
}

function usesWords({ words }: Forbiddable, text: string): boolean {
  if (words === '') return false;
  const matches = text.matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'));
  return [...matches].some((match) => !isNegated(text, match.index, match[0].length));
}

function usesTechnology({ technologies }: Forbiddable, text: string): boolean {
  if (technologies.length === 0) return false;
  return technologiesIn(text, technologies).size > 0;
}
