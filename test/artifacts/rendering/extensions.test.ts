import { expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { type Asked, promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const KEY = 'POST /rehearsals/{id}/announce';

/** The features, with other words for what a later feature adds to an operation. */
function withExtension(added: Partial<Artifacts['features']['features'][number]['apiSurface'][number]>): Asked {
  const { features } = plan.artifacts;
  const changed = features.features.map((feature) => ({
    ...feature,
    apiSurface: feature.apiSurface.map((one) =>
      feature.id === 'F3' && `${one.method} ${one.path}` === KEY ? { ...one, ...added } : one,
    ),
  }));
  return { plan, upstream: { ...plan.artifacts, features: { ...features, features: changed } } };
}

it('an extension repeats nothing that the operation has already', () => {
  const asked = withExtension({
    errors: ['409 not_a_draft', '502 mail_refused'],
    reads: ['Slot: rehearsal', 'Rehearsal: state, place'],
  });

  const text = promptNamed(rendered(asked).artifact, 'Mail the links').get('Operations');

  expect(text).toContain('\n- Errors: 502 mail_refused\n- Also reads: Rehearsal (place)\n');
});

it('an extension that its prompt builds with the operation stands right below it', () => {
  const builds = [KEY, 'POST /rehearsals/{id}/cancel', 'F1.3', 'F3.4'];
  const change = withPrompt('Announce and cancel', (prompt) => ({ ...prompt, builds }));

  const text = promptNamed(rendered({ plan, change }).artifact, 'Announce and cancel').get('Operations');

  expect(text?.match(/^### .+/gm)).toEqual([`### ${KEY}`, `### ${KEY}`, '### POST /rehearsals/{id}/cancel']);
  expect(text).toContain('- Extends the operation above. For the feature "One-tap answer", add only this:');
});

it('a transition stands with the feature whose operation writes the state', () => {
  const { architecture } = plan.artifacts;
  const dataModel = architecture.dataModel.map((one) =>
    one.entity === 'Singer'
      ? { ...one, fields: [...one.fields, 'told: no | yes, default no'], states: [`no > yes: ${KEY}`], final: ['yes'] }
      : one,
  );
  const asked = withExtension({ writes: ['Rehearsal: mailedAt', 'Singer: told'] });
  const upstream = { ...asked.upstream, architecture: { ...architecture, dataModel } };

  const { artifact } = rendered({ ...asked, upstream });

  expect(promptNamed(artifact, 'Mail the links').get('Operations')).toContain('- Changes of state: Singer no > yes');
  expect(promptNamed(artifact, 'Announce and cancel').get('Operations')).not.toContain('no > yes');
});

it('the setup prompt has the settings that features and the pack add', () => {
  const adds = (name: string) => ({ settings: [{ name, purpose: 'Tried out', secret: false }] });
  const features = { ...plan.artifacts.features, adds: adds('FIRST_ADDED') };
  const added = { entities: [], fields: [], ...adds('SECOND_ADDED') };

  const { setupPrompt } = rendered({
    plan,
    upstream: { ...plan.artifacts, features },
    change: (pack) => ({ ...pack, adds: added }),
  }).artifact;

  expect(setupPrompt).toContain('\n- FIRST_ADDED: Tried out\n- SECOND_ADDED: Tried out\n');
});

it('a fact that begins like a heading is none', () => {
  const change = withPrompt('Announce and cancel', (prompt) => ({ ...prompt, files: ['# Stop', '#notes.md'] }));

  const files = promptNamed(rendered({ plan, change }).artifact, 'Announce and cancel').get('Files');

  expect(files).toBe('- \\# Stop (new)\n- #notes.md (new)');
});
