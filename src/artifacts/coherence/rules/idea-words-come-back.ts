import type { ArtifactName, PartialArtifacts } from '../../artifacts.ts';
import { ARTIFACT_NAMES, type Scores } from '../../quality.ts';
import { nameFinder } from '../../reading/name-finder.ts';
import { quoteList } from '../../reading/names.ts';
import { rounded, shareOf } from '../../reading/prose.ts';
import { contentWords } from '../../reading/words.ts';
import { type CoherenceInput, defineRule, type Finding } from '../rule.ts';
import { textsOf } from '../texts-of.ts';

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
    const found = contentWords(names.flatMap((name) => textsOf(input.artifacts[name])).join('\n'));
    const ideaTermRecall = shareOf([...words], (word) => found.has(word));
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
  const found = contentWords(textsOf(artifacts[artifact]).join('\n'));
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
      message: `${off.length} of ${items.length} items use no word of the idea and name no entity, such as ${quoteList(off, 2)}.`,
    },
  ];
}

/** Whether a text uses a word of idea or context, or names an entity of the data model. */
function topicOf({ idea, context, artifacts }: CoherenceInput): (text: string) => boolean {
  const words = contentWords(`${idea}\n${context ?? ''}`);
  const entities = nameFinder(artifacts.architecture?.dataModel.map(({ entity }) => entity) ?? []);
  return (text) => [...contentWords(text)].some((word) => words.has(word)) || entities.find(text).size > 0;
}

/** What could stand in any plan: each feature, prompt and risk as one text. */
function itemsOf(artifact: ArtifactName, { research, features, phases, promptPack }: PartialArtifacts): string[] {
  switch (artifact) {
    case 'research':
      return research?.risks ?? [];
    case 'architecture':
      return [];
    case 'features':
      return features?.features.map(({ name, description }) => `${name}: ${description}`) ?? [];
    case 'phases':
      return phases?.phases.flatMap(({ risks }) => risks) ?? [];
    case 'promptPack':
      return promptPack?.prompts.map(({ name, prompt }) => `${name}: ${prompt}`) ?? [];
  }
}
