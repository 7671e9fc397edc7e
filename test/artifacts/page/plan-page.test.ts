import { expect, it } from 'vitest';
import { planPageAnswer } from '../../../bridge/plan-page/page.ts';
import { planPage } from '../../../src/artifacts/page/plan-page.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { writtenPlan } from '../../helpers/rendered.ts';
import type { SoundPlan } from '../../scorecard/sound-plan.ts';
import { pageOf, sectionOf } from './page-of.ts';

const htmlOf = (page: ReturnType<typeof planPage>): Promise<string> => planPageAnswer(page).text();

it('a sound plan reads as it should, and each of its links leads to one place on the page', async () => {
  const html = await htmlOf(pageOf(writtenPlan('repair-shop')));
  await expect(html).toMatchFileSnapshot('../../golden/plan-page.html');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
});

it('each demand says which features, criteria, guards and decisions keep it', () => {
  const html = sectionOf(pageOf(writtenPlan('repair-shop')), 'demands');
  const row = (id: string) => html.split('<tr>').find((one) => one.includes(`>${id}</span>`)) ?? '';
  const links = (id: string) => [...row(id).matchAll(/<a href="#([^"]*)">/g)].map(([, to]) => to);
  expect(links('D7')).toEqual(['feature-1', 'criterion-1-2', 'guard-1']);
  expect(links('D12')).toEqual(['decision-2']);
});

it('a demand that research found is told with its source, which stays text, and with what keeps it', () => {
  const plan: SoundPlan = structuredClone(writtenPlan('repair-shop'));
  const found = { id: 'D77', kind: 'law', polarity: 'must', means: 'Each buyer gets a receipt.' } as const;
  const source = { id: '1', title: '<b>Act</b>', url: 'https://law.example/', accessedAt: '2026-11-30' };
  const { research } = groomerArtifacts();
  Object.assign(plan.artifacts, {
    research: { ...research, demands: [{ ...found, sources: ['1'] }], sources: [source] },
  });
  plan.artifacts.features.features[0]?.demands?.push('D77');
  const page = pageOf(plan);
  const row = sectionOf(page, 'demands').split('<tr>').at(-1) ?? '';
  expect(row).toContain('Found by the research: [1] &#60;b&#62;Act&#60;/b&#62;');
  expect(row).toContain('<a href="#feature-1">F1</a>');
  expect(row).not.toContain('<q>');
  expect(sectionOf(page, 'research')).toContain('<li>D77: Each buyer gets a receipt.</li>');
});

it('a fault, a warning and what is stale are told at the top and at their places', () => {
  const plan = structuredClone(writtenPlan('repair-shop'));
  const [feature] = plan.artifacts.features.features;
  feature?.apiSurface[0]?.reads?.push('Nowhere: name');
  const page = pageOf(plan, { phases: ['features', 'architecture'] });
  expect(sectionOf(page, 'in-short')).toMatch(/<li>Stale, since made before something else changed: roadmap\.<\/li>/);
  expect(sectionOf(page, 'in-short')).toMatch(/<li>The checks find \d+ faults?; each is told where it is\.<\/li>/);
  const [, first = ''] = sectionOf(page, 'features').split('<article');
  expect(first).toMatch(/<li class="fault"><strong>Fault:<\/strong> [^\n]*<code>Nowhere<\/code>/);
  expect(sectionOf(page, 'roadmap')).toContain('made before the current architecture and features.');
  const notes = page.sections.flatMap(({ html }) => html.match(/<li class="(?:fault|warning)">/g) ?? []);
  const [, faults] = /find (\d+) fault/.exec(sectionOf(page, 'in-short')) ?? [];
  const [, warnings] = /give (\d+) warning/.exec(sectionOf(page, 'in-short')) ?? [];
  expect(notes).toHaveLength(Number(faults) + Number(warnings));
});

it('the data model has what features and prompts have added to it', () => {
  const plan = structuredClone(writtenPlan('repair-shop'));
  plan.artifacts.features.adds = { entities: [{ entity: 'UsedTag', fields: ['code: text'], relationships: [] }] };
  const html = sectionOf(pageOf(plan), 'architecture');
  expect(html).toMatch(/<h4>UsedTag<\/h4>\s*<p><code>code: text<\/code>/);
});

it('a plan that has begun shows what there is, and says what is not written yet', () => {
  const { idea, brief } = writtenPlan('choir');
  const author = { by: 'host', isOutline: false, at: '2026-11-21T10:00:00.000Z' };
  const made = { artifact: 'brief' as const, data: JSON.stringify(brief), version: 2, ...author, stale: [] };
  const page = planPage({ idea, context: null, made: [made] });
  expect(page.sections.map(({ id }) => id)).toEqual(['in-short', 'demands', 'versions', 'idea']);
  expect(sectionOf(page, 'in-short')).toContain('Not written yet: research, architecture, features, roadmap, prompts.');
  expect(planPage({ idea, context: null, made: [] }).sections.map(({ id }) => id)).toEqual(['in-short', 'idea']);
});

it('what rules have written without a model is called an outline, and has the idea as its title', () => {
  const { idea, brief } = writtenPlan('choir');
  const author = { by: 'outline', isOutline: true, at: '2026-11-21T10:00:00.000Z' };
  const made = { artifact: 'brief' as const, data: JSON.stringify(brief), version: 1, ...author, stale: [] };
  const page = planPage({ idea, context: null, made: [made] });
  expect(sectionOf(page, 'in-short')).toMatch(/<li>An outline, set out by rules .*: brief\.<\/li>/);
  expect(idea.startsWith(page.title.slice(0, 20))).toBe(true);
});

/** What the schemas let no other text into. */
const FIXED = [
  'type',
  'priority',
  'category',
  'estimatedEffort',
  'kind',
  'polarity',
  'setting',
  'size',
  'runs',
  'proof',
];
const ATTRIBUTES = [
  ...['id', 'class', 'href', 'lang', 'aria-label', 'aria-labelledby', 'tabindex', 'datetime', 'charset', 'name'],
  ...['content', 'role', 'viewBox', 'width', 'height', 'fill', 'stroke', 'font-size', 'refX', 'refY', 'markerWidth'],
  ...['markerHeight', 'orient', 'd', 'marker-end', 'x', 'y', 'rx', 'text-anchor'],
].join('|');
const TAG = new RegExp(`^<(?:!doctype html|/?[a-z][a-z0-9]*(?: (?:${ATTRIBUTES})="[\\w #:;.,=()-]*")*)>$`);

it('sources of the research stand on the page as text, whatever their addresses are', () => {
  const plan = structuredClone(writtenPlan('repair-shop'));
  const url = 'https://example.org/"onclick="x';
  const sources = [{ id: '1', title: '<b>A page</b>', url, accessedAt: '2026-11-30' }];
  Object.assign(plan.artifacts, { research: { ...groomerArtifacts().research, sources } });
  const html = sectionOf(pageOf(plan), 'research');
  expect(html).toContain('[1] &#60;b&#62;A page&#60;/b&#62;, https://example.org/&#34;onclick=&#34;x, read 2026-11-30');
  expect(html).not.toContain('href="https');
});

it('a hostile text stays text, wherever it stands in a plan', async () => {
  const hostile = `</code></pre></style><script>alert(1)</script>" onclick="x" href='javascript:x' &lt;b&gt; \u202e\u0007 <!-- -->`;
  const plan = JSON.parse(JSON.stringify(writtenPlan('repair-shop')), (key, value: unknown) =>
    typeof value === 'string' && !FIXED.includes(key) ? hostile : value,
  ) as SoundPlan; // Texts are replaced by texts: the shape stays.
  const html = await htmlOf(pageOf(plan));
  const tags = html.match(/<[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(300);
  expect(tags.filter((tag) => !TAG.test(tag))).toEqual([]);
  expect(tags.filter((tag) => /^<\/?(?:script|img|iframe|form|link|base)/.test(tag))).toEqual([]);
  for (const mark of ['\u202e', '\u0007']) expect(html).not.toContain(mark);
  expect(html).toContain('&#38;lt;b&#38;gt;');
});
