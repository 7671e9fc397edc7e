import type { ArtifactName, PartialArtifacts } from '../../artifacts.ts';
import type { Features } from '../../features.ts';
import type { Phases } from '../../phases.ts';
import type { PromptPack } from '../../prompt-pack.ts';
import { ARTIFACT_NAMES, type Scores } from '../../quality.ts';
import { nameFinder } from '../../reading/name-finder.ts';
import { quoteList } from '../../reading/names.ts';
import { oncePer } from '../../reading/once-per.ts';
import { rounded, shareOf } from '../../reading/prose.ts';
import { contentKeys, contentWords, wordKeys } from '../../reading/words.ts';
import type { Research } from '../../research.ts';
import { type CoherenceInput, defineRule, type Finding } from '../rule.ts';
import { contentOf } from '../texts-of.ts';

/** Below this share of the idea's words an artefact could be about anything. */
const RECALL_MIN = 0.25;
const ON_TOPIC_MIN = 0.6;
const ITEMS_MIN = 4;
const IDEA_WORDS_MIN = 3;

export const ideaWordsComeBack = defineRule({
  id: 'idea-words-come-back',
  check: 16,
  severity: 'report',
  says: 'The words of the idea come back in each artefact, and most features, prompts and risks use one or name an entity.',
  needs: [],
  judges: ARTIFACT_NAMES,
  find: (_given, input) =>
    ARTIFACT_NAMES.flatMap((artifact) => [...lostWords(artifact, input), ...offTopic(artifact, input)]),
  measure(input, written): Scores {
    const names = ARTIFACT_NAMES.filter((name) => written.has(name) && input.artifacts[name] !== undefined);
    const words = contentWords(input.idea);
    const found = names.map((name) => contentOf(input.artifacts[name]));
    const ideaTermRecall = shareOf([...words], (word) => found.some((one) => one.has(word)));
    const isOnTopic = topicOf(input);
    const itemsOnTopic = shareOf(
      names.flatMap((name) => itemsOf(name, input.artifacts)),
      isOnTopic,
    );
    return {
      ...(ideaTermRecall === undefined || names.length === 0 ? {} : { ideaTermRecall }),
      ...(itemsOnTopic === undefined ? {} : { itemsOnTopic }),
    };
  },
});

function lostWords(artifact: ArtifactName, { idea, artifacts }: CoherenceInput): Finding[] {
  const words = [...contentWords(idea)];
  if (artifacts[artifact] === undefined || words.length < IDEA_WORDS_MIN) return [];
  const found = contentOf(artifacts[artifact]);
  const lost = words.filter((word) => !found.has(word));
  const recall = rounded(1 - lost.length / words.length);
  if (recall >= RECALL_MIN) return [];
  return [
    {
      artifact,
      message: `Only ${Math.round(recall * 100)} % of the words of the idea come back; missing are ${quoteList(lost)}.`,
    },
  ];
}

function offTopic(artifact: ArtifactName, input: CoherenceInput): Finding[] {
  const isOnTopic = topicOf(input);
  const items = itemsOf(artifact, input.artifacts);
  const off = items.filter((item) => !isOnTopic(item));
  if (items.length < ITEMS_MIN || 1 - off.length / items.length >= ON_TOPIC_MIN) return [];
  return [
    {
      artifact,
      message: `${off.length} of ${items.length} items use no word of the idea and name no entity, such as ${quoteList(
        off.map(({ text }) => text),
        2,
      )}.`,
    },
  ];
}

/** Whether an item uses a word of idea or context, or names an entity of the data model. */
function topicOf({ idea, context, artifacts }: CoherenceInput): (item: Item) => boolean {
  const words = contentWords(`${idea}\n${context ?? ''}`);
  const entities = nameFinder(artifacts.architecture?.dataModel.map(({ entity }) => entity) ?? []);
  return ({ keys, content }) => [...content].some((word) => words.has(word)) || entities.findAmong(keys).size > 0;
}

/** What could stand in any plan: each feature, prompt and risk as one text, with its words. */
interface Item {
  text: string;
  keys: readonly string[];
  content: ReadonlySet<string>;
}

function itemOf(text: string): Item {
  const keys = wordKeys(text);
  return { text, keys, content: contentKeys(keys) };
}

const ofResearch = oncePer(({ risks }: Research) => risks.map(itemOf));
const ofFeatures = oncePer(({ features }: Features) =>
  features.map(({ name, description }) => itemOf(`${name}: ${description}`)),
);
const ofPhases = oncePer(({ phases }: Phases) => phases.flatMap(({ risks }) => risks.map(itemOf)));
const ofPrompts = oncePer(({ prompts }: PromptPack) => prompts.map(({ name, prompt }) => itemOf(`${name}: ${prompt}`)));

function itemsOf(artifact: ArtifactName, { research, features, phases, promptPack }: PartialArtifacts): Item[] {
  switch (artifact) {
    case 'research':
      return research ? ofResearch(research) : [];
    case 'architecture':
      return [];
    case 'features':
      return features ? ofFeatures(features) : [];
    case 'phases':
      return phases ? ofPhases(phases) : [];
    case 'promptPack':
      return promptPack ? ofPrompts(promptPack) : [];
  }
}
