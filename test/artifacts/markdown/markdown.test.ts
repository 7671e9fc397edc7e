import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { artifactMarkdown, blueprintMarkdown } from '../../../src/artifacts/markdown/index.ts';
import { code, fenced, inline, paragraphs, table } from '../../../src/artifacts/markdown/text.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { brief } from '../../helpers/answers/answers.ts';
import { anyText } from '../../helpers/any-text.ts';
import { GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const blueprint = (artifacts: Artifacts, idea = GROOMER_IDEA) =>
  blueprintMarkdown({ idea, ...artifacts, generatedAt: '2026-11-21T10:00:00.000Z' });

describe('a plan as Markdown', () => {
  it('reads as it should', async () => {
    await expect(blueprint(groomerArtifacts())).toMatchFileSnapshot('../../golden/groomer-blueprint.md');
  });

  it('begins with what a founder wants to know, work of people included', () => {
    const artifacts = groomerArtifacts();
    const [phase] = artifacts.phases.phases;
    const lead = { what: 'Open the Stripe account.', who: 'Owner', weeks: 2, startIn: 'Book and pay', blocks: 'Pay' };
    Object.assign(phase ?? {}, { users: ['Owner: 12 in one town'], lead: [lead] });
    const [overview = ''] = blueprint(artifacts).split('\n## Market research');
    expect(overview).toContain('| Owner: 12 in one town |');
    expect(overview).toContain('- Open the Stripe account: Owner, 2 weeks from "Book and pay" on; "Pay" waits for it.');
  });

  it('tells what was answered for its founder, where the brief is at hand', () => {
    const question = { id: 'Q1', text: 'How often?', options: ['Once', 'Twice'], default: 'Twice', changes: [] };
    const asked = { ...brief(1), questions: [question], assumptions: [{ id: 'A1', text: 'One van | one driver.' }] };
    const text = blueprintMarkdown({ idea: GROOMER_IDEA, ...groomerArtifacts(), generatedAt: 'today' }, asked);
    expect(text).toContain('| How often? | Twice | Once |');
    expect(text).toContain('- One van \\| one driver.');
    expect(blueprint(groomerArtifacts())).not.toContain('answered for you');
  });

  it('speaks of cost and savings, not of a market, where an organisation builds for itself', () => {
    const { research } = groomerArtifacts();
    research.unitEconomics.model = 'internal: no one pays';
    const text = artifactMarkdown('research', research);
    expect(text).toContain('# Whether to build it');
    expect(text).toContain('| What the plan can save |');
    expect(text).not.toMatch(/market size|TAM|gross margin/i);
  });

  it('tells what features and prompts add to the architecture, there and in the blueprint', () => {
    const plan = groomerArtifacts();
    const [dog] = plan.architecture.dataModel;
    const used = { entity: 'UsedTag', fields: ['code: text 5..5'], relationships: [] };
    const field = { entity: dog?.entity ?? '', field: 'chip: text' };
    plan.features.adds = { entities: [used], fields: [field] };
    plan.promptPack.adds = { settings: [{ name: 'TAG_KEY', purpose: 'Signs tags', secret: true }] };
    const features = artifactMarkdown('features', plan.features);
    expect(features).toContain('- Entity `UsedTag`: code: text 5..5');
    expect(features).toContain(`- Field of \`${dog?.entity}\`: chip: text`);
    expect(artifactMarkdown('promptPack', plan.promptPack)).toContain('- Setting `TAG_KEY`: Signs tags');
    expect(blueprint(plan)).toMatch(/#### UsedTag\n\nFields: code: text 5\.\.5/);
    expect(blueprint(plan)).toMatch(/Fields: [^\n]*, chip: text\n/);
  });

  it('links each source of the research, and only to web pages', () => {
    const source = (id: string, title: string, url: string) => ({ id, title, url, accessedAt: '2026-11-30' });
    const research = {
      ...groomerArtifacts().research,
      sources: [
        source('1', 'Salons [counted](https://evil.example)', 'https://example.org/a_(b)?q=1&r=<x>|"\u202e'),
        source('2', 'A script', 'javascript:alert(1)'),
      ],
    };
    const [, sources = ''] = artifactMarkdown('research', research).split('## Sources\n\n');
    expect(sources.split('\n')).toEqual([
      '- \\[1\\] [Salons \\[counted\\](https:\\/\\/evil.example)](https://example.org/a_%28b%29?q=1&r=%3Cx%3E%7c%22), read 2026-11-30',
      '- \\[2\\] A script, javascript:alert(1), read 2026-11-30',
      '',
    ]);
  });

  it('has one title for an artefact on its own', () => {
    for (const name of ARTIFACT_NAMES) {
      const text = artifactMarkdown(name, groomerArtifacts()[name]);
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).toMatch(/^# [A-Z]/);
      expect(text).toMatch(/[^\n]\n$/);
      expect(text).not.toMatch(/\n{3}/);
    }
  });

  it('shows every name of the plan, and its prompts whole in a document of their own', () => {
    const plan = groomerArtifacts();
    const text = blueprint(plan);
    const names = [
      ...plan.research.competitors.map(({ name }) => name),
      ...plan.architecture.nodes.map(({ label }) => label),
      ...plan.architecture.dataModel.map(({ entity }) => entity),
      ...plan.features.features.map(({ name }) => name),
      ...plan.phases.phases.map(({ name }) => name),
      ...plan.promptPack.prompts.map(({ name }) => name),
    ];
    for (const name of names) expect(text).toContain(name);
    const pack = artifactMarkdown('promptPack', plan.promptPack);
    for (const { prompt } of plan.promptPack.prompts) {
      expect(pack).toContain(prompt);
      expect(text).not.toContain(prompt);
    }
  });

  it('keeps a hostile text from becoming HTML, a link, a picture, a heading, a table cell or the end of a fence', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '[click](javascript:alert(1))',
      '![x](https://evil.example/x.png)',
      'https://evil.example www.evil.example',
      '| a | b |',
      '# Title',
      '``````',
      '&lt;b&gt;',
      'one\r\n# two\n\n---\n***',
    ].join('\n');
    const plan = JSON.parse(JSON.stringify(groomerArtifacts()), (key, value: unknown) =>
      typeof value === 'string' && !['type', 'priority', 'category', 'estimatedEffort'].includes(key) ? hostile : value,
    ) as Artifacts; // Texts are replaced by texts: the shape stays.
    const prose = blueprint(plan, hostile)
      .replace(/^(`{3,})[a-z]+\n[\s\S]*?\n\1$/gm, '')
      .replace(/(`+)[^\n]*?\1(?!`)/g, '');
    expect(prose).not.toMatch(/<\/?script|(?<!\\)\]\(|(?<!\\)!?\[|:\/\/|www\.|^---$|^\*\*\*$/m);
    expect(prose).not.toMatch(/&lt;b&gt;/);
    expect(prose.match(/^# .*$/gm)).toHaveLength(1);
    const rows = prose.split('\n').filter((line) => line.startsWith('| '));
    const cells = (row: string) => row.split(/(?<!\\)\|/).length;
    for (const row of rows) expect([4, 5, 6, 7]).toContain(cells(row));
  });

  it('never leaves a fence open or throws, whatever a prompt holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '~', '\n', 'a', ' ', '\u0000', '\ud800') }), (text) => {
        const lines = fenced(text, 'text').split('\n');
        const fence = lines.at(-1) ?? '';
        expect(fence).toMatch(/^`{3,}$/);
        expect(lines.slice(1, -1).filter((line) => line.trim().startsWith(fence))).toEqual([]);
      }),
    );
  });

  it('keeps every text on one line where one line is meant', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(inline(text)).not.toMatch(/[\n\r<]/);
        expect(inline(text)).not.toMatch(/(?<!\\)(?:\\\\)*[|`[\]]/);
        expect(code(text)).not.toMatch(/[\n\r]/);
      }),
    );
  });

  it.each([
    ['a_b and _c_', 'a_b and \\_c\\_'],
    ['1. first', '1\\. first'],
    ['10.00 among three', '10.00 among three'],
    ['- item', '\\- item'],
    ['5 > 3 & 2 < 4', '5 &gt; 3 & 2 &lt; 4'],
    ['a\\|b', 'a\\\\\\|b'],
    ['see https://x.example', 'see https:\\/\\/x.example'],
    ['Costs ~€20 *net*', 'Costs \\~€20 \\*net\\*'],
    ['\u202eevil\u0000', 'evil'],
  ])('writes %j as %j', (text, expected) => {
    expect(inline(text)).toBe(expected);
  });

  it('fences a text in more backticks than it holds', () => {
    expect(fenced('a\n````\nb\n', 'text')).toBe('`````text\na\n````\nb\n`````');
  });

  it('puts code between more backticks than it holds', () => {
    expect(code('GET /a')).toBe('`GET /a`');
    expect(code('a``b')).toBe('```a``b```');
    expect(code('`x`')).toBe('`` `x` ``');
  });

  it('keeps paragraphs apart and leaves empty tables out', () => {
    expect(paragraphs('One\nline.\n\n\nTwo.')).toBe('One line.\n\nTwo.');
    expect(table(['A'], [])).toBe('');
  });
});
