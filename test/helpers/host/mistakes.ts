type Answer = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: answers are changed at places that their schema has.
type Loose = any;

/** What a host gets wrong in an answer, and how it mends it once it is told. */
export interface Mistake {
  what: string;
  /** What a fault must name. */
  names: RegExp;
  change(answer: Loose): unknown;
  /** What mends it: a patch, or all of it again. */
  patch(meant: Loose): { patch: unknown } | { data: Answer };
}

const again = (meant: Answer) => ({ data: meant });

/** One mistake for each kind of order; of several, the seed draws one. */
export const MISTAKES: Record<string, readonly Mistake[]> = {
  brief: [
    {
      what: 'a quote that stands nowhere',
      names: /\/demands\/D?\w+\/quote|\/demands/,
      change: (answer) => {
        answer.demands[0].quote = 'words that no one wrote';
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/demands/0/quote', value: meant.demands[0].quote }] }),
    },
    {
      what: 'prose in place of JSON',
      names: /demands/,
      change: () => ({ text: 'Here is the brief you asked for.' }),
      patch: again,
    },
  ],
  architecture: [
    {
      what: 'an edge to a node that is not there',
      names: /\/edges/,
      change: (answer) => {
        answer.edges[0].to = 'Nowhere';
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/edges/0/to', value: meant.edges[0].to }] }),
    },
    {
      what: 'a field without a type',
      names: /\/dataModel/,
      change: (answer) => {
        answer.dataModel[0].fields[0] = 'no type at all';
      },
      patch: (meant) => ({
        patch: [{ op: 'replace', path: '/dataModel/0/fields/0', value: meant.dataModel[0].fields[0] }],
      }),
    },
  ],
  featureIndex: [
    {
      what: 'a demand that the brief does not have',
      names: /D99/,
      change: (answer) => {
        answer.features[0].demands.push('D99');
      },
      patch: (meant) => ({
        patch: [{ op: 'remove', path: `/features/F1/demands/${meant.features[0].demands.length}` }],
      }),
    },
    {
      what: 'a demand that is lost',
      names: /has the demand D\d+/,
      change: (answer) => {
        for (const feature of answer.features) feature.demands = feature.demands.slice(1);
      },
      patch: again,
    },
    {
      what: 'two features of one id',
      names: /two have the id/,
      change: (answer) => {
        answer.features[1].id = answer.features[0].id;
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/features/1/id', value: meant.features[1].id }] }),
    },
  ],
  featureDetails: [
    {
      what: 'a feature that the index does not have',
      names: /the index has no "F99"/,
      change: (answer) => {
        answer.features[0].id = 'F99';
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/features/0/id', value: meant.features[0].id }] }),
    },
    {
      what: 'an endpoint that is not there, found once all features are written',
      names: /POST \/nowhere/,
      change: (answer) => {
        answer.features[0].criteria[0].uses.push('POST /nowhere');
      },
      patch: (meant) => {
        const [{ id, criteria }] = meant.features;
        return { patch: [{ op: 'remove', path: `/features/${id}/criteria/0/uses/${criteria[0].uses.length}` }] };
      },
    },
  ],
  phases: [
    {
      what: 'a feature that is not there',
      names: /\/phases.*No such feature|No such feature/,
      change: (answer) => {
        answer.phases[0].features.push('No such feature');
      },
      patch: (meant) => ({ patch: [{ op: 'remove', path: `/phases/0/features/${meant.phases[0].features.length}` }] }),
    },
    {
      what: 'a duration in words',
      names: /duration/,
      change: (answer) => {
        answer.phases[0].duration = 'soon';
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/phases/0/duration', value: meant.phases[0].duration }] }),
    },
  ],
  packIndex: [
    {
      what: 'two prompts of one name',
      names: /two are called/,
      change: (answer) => {
        answer.prompts[1].name = answer.prompts[0].name;
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/prompts/1/name', value: meant.prompts[1].name }] }),
    },
    {
      what: 'a prompt that waits for a later one',
      names: /comes later|of the later phase/,
      change: (answer) => {
        answer.prompts[1].dependencies.push(answer.prompts.at(-1).name);
      },
      patch: (meant) => ({
        patch: [{ op: 'remove', path: `/prompts/1/dependencies/${meant.prompts[1].dependencies.length}` }],
      }),
    },
  ],
  promptWords: [
    {
      what: 'a prompt without steps',
      names: /steps/,
      change: (answer) => {
        answer.prompts[0].steps = [];
      },
      patch: again,
    },
  ],
  research: [
    {
      what: 'a market that does not nest',
      names: /summary/,
      change: (answer) => {
        answer.summary = '';
      },
      patch: (meant) => ({ patch: [{ op: 'add', path: '/summary', value: meant.summary }] }),
    },
    {
      what: 'a claim that cites what is not listed',
      names: /`\[99\]` is not one of the sources/,
      change: (answer) => {
        answer.trends[0] = `${answer.trends[0]} [99]`;
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/trends/0', value: meant.trends[0] }] }),
    },
  ],
  review: [
    {
      what: 'a verdict that cites what is not there',
      names: /F99\.9/,
      change: (answer) => {
        answer.verdicts[0].by = ['F99.9'];
      },
      patch: (meant) => ({ patch: [{ op: 'replace', path: '/verdicts/0/by', value: meant.verdicts[0].by }] }),
    },
  ],
};

/** The answer with a mistake in it. */
export function broken({ change }: Mistake, meant: Answer): Answer {
  const answer = structuredClone(meant);
  return (change(answer) as Answer | undefined) ?? answer;
}

/** A mistake for each kind of order, drawn by a seed. */
export const mistakesOf = (seed: number): Partial<Record<string, Mistake>> =>
  Object.fromEntries(Object.entries(MISTAKES).map(([kind, list]) => [kind, list[seed % list.length]]));
