import type { CapabilityFeature, Phrase, Story } from '../../knowledge/schema.ts';

/** The feature with every sentence of it told anew. */
export function retold(spec: CapabilityFeature, told: (text: string) => string): CapabilityFeature {
  const phrase = (one: Phrase): Phrase => (typeof one === 'string' ? told(one) : one.map(told));
  const story = (one: Story): Story => ({ ...one, want: told(one.want), so: phrase(one.so) });
  return {
    ...spec,
    name: spec.name.map(told),
    description: phrase(spec.description),
    stories: spec.stories.map((one) => (Array.isArray(one) ? one.map(story) : story(one))),
    criteria: spec.criteria.map(phrase),
    edgeCases: spec.edgeCases.map(phrase),
    steps: spec.steps.map(phrase),
  };
}
