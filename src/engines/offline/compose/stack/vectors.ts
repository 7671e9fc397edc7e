import { builtUses, type Design } from '../../design/design.ts';
import { services } from '../../knowledge/stack/services.ts';
import { inItsRegion } from '../architecture/vendors-allowed.ts';
import type { Choice, Stack } from './choices.ts';

/** Where texts are compared by meaning: the model that makes the vectors, and where they are kept. */
export function vectors(design: Design, { database, supply }: Omit<Stack, 'choices'>): Choice[] {
  const { constraints } = design.understanding;
  const isCompared = builtUses(design).some(({ capability }) =>
    capability.nodes.some(({ need }) => need === 'embeddings'),
  );
  const noModel = constraints.without.some((phrase) => /\b(?:ai|ki|ia|llm)\b/.test(phrase));
  if (!isCompared || noModel || !database.startsWith('PostgreSQL')) return [];
  const llm = constraints.ownModel ? undefined : constraints.technologies.find(({ slot }) => slot === 'llm')?.name;
  const own = llm !== undefined && MAKERS.has(llm) ? `an embedding model of ${inItsRegion(llm, design)}` : undefined;
  const model = own ?? services.embeddings[constraints.ownModel ? 'own' : supply];
  return [
    {
      category: 'Vectors',
      choice: `pgvector in ${database}, filled by ${model}`,
      rationale: 'Texts and vectors are deleted in one transaction, and no second store holds them.',
    },
  ];
}

/** Those with embedding models of their own. */
const MAKERS = new Set(['Azure OpenAI', 'OpenAI API', 'Mistral API', 'Ollama']);
