import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

const MUSSELS =
  'We grow mussels on 140 numbered lines, two of us and a seasonal hand. I want an app for our Android phones (nobody here owns an iPhone, don’t spend a day on it) where I see which lines are due at which tide, and we tick off what we did. When the authority closes a zone because of toxins, nothing from that zone may be marked as sold until it opens again.';
const LECTURES =
  'AI tool that turns a raw lecture recording into chapters, a summary and ten flashcards. Transcribe with Whisper on our own GPU box; the recordings are under embargo, so neither audio nor text may be sent to anybody’s API.';

describe('what a plan lets people fill in', () => {
  it('has a way to set intervals and to add zones, and one door to “sold”', async () => {
    const { architecture, features } = await blueprint(MUSSELS);
    const api = features.features.flatMap(({ apiSurface }) =>
      apiSurface.map(({ method, path }) => `${method} ${path}`),
    );
    expect(api.join('\n')).toMatch(/PUT \/[a-z-]+\/:id\/[a-z-]*intervals/);
    expect(api).toContain('POST /zones');
    const status = architecture.dataModel.flatMap(({ fields }) => fields.filter((one) => one.startsWith('status:')));
    expect(status.join('\n')).not.toMatch(/\bsold\b/);
    expect(architecture.techStack.map(({ choice }) => choice).join('\n')).toMatch(/for Android only/);
  });

  it('lets people correct and approve what was made for them', async () => {
    const { features } = await blueprint(LECTURES);
    const api = features.features.flatMap(({ apiSurface }) =>
      apiSurface.map(({ method, path }) => `${method} ${path}`),
    );
    expect(api).toContain('PATCH /chapters/:id');
    expect(api).toContain('PATCH /flashcards/:id');
  });

  it('names the model that writes where nothing may go to a model of others', async () => {
    const { architecture } = await blueprint(LECTURES);
    const models = architecture.nodes.filter(({ label }) => /Language Model/.test(label));
    expect(models.map(({ tech }) => tech)).toEqual(['Ollama on own hardware']);
    expect(architecture.techStack.map(({ choice }) => choice).join('\n')).toMatch(/Python/);
  });
});

describe('phases by what people can do', () => {
  it('tell what is seen, and no stranger starts in a tool of the house', async () => {
    const { phases } = await blueprint(MUSSELS);
    const titles = phases.phases.map(({ name }) => name).join('\n');
    expect(titles).toMatch(/see lines due at each tide/);
    expect(titles).not.toMatch(/Strangers/);
  });
});

describe('a request that a known kind has already', () => {
  it('is one table, and those who ask are said to ask', async () => {
    const { architecture, phases } = await blueprint(
      'Tattoo studio in Ghent, four artists, one a guest for a month. A customer asks for a date with a sketch or description, the artist says yes or no and how many hours, then a 50 € deposit holds the date.',
    );
    const tables = architecture.dataModel.map(({ entity }) => entity).filter((name) => /Request$/.test(name));
    expect(tables).toHaveLength(1);
    expect(phases.phases.map(({ name }) => name).join()).toMatch(/Customers ask/);
  });
});

describe('a group where nobody pays', () => {
  it('is measured by those who come back', async () => {
    const { phases } = await blueprint('shared shopping list, no accounts, just a link');
    expect(JSON.stringify(phases)).not.toMatch(/\d+ pay\b/);
  });
});
