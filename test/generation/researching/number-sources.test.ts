import { describe, expect, it } from 'vitest';
import {
  NOTES_CHARS_MAX,
  notesWith,
  numberSources,
  SAYS_CHARS_MAX,
  SOURCES_MAX,
} from '../../../src/generation/researching/number-sources.ts';

const page = (url: string, says: string[] = ['It says so.'], title = 'A page') => ({ url, title, says });

describe('pages that were found', () => {
  it('are numbered once each, with all that is said of them, those that say something first', () => {
    const pages = [page('https://b.example', []), page('https://a.example'), page('HTTPS://a.example/', ['And this.'])];
    expect(numberSources(pages, '2026-11-30')).toEqual([
      ...[
        {
          id: '1',
          title: 'A page',
          url: 'https://a.example/',
          accessedAt: '2026-11-30',
          says: 'It says so. … And this.',
        },
      ],
      ...[{ id: '2', title: 'A page', url: 'https://b.example/', accessedAt: '2026-11-30', says: '' }],
    ]);
  });

  it('are web pages, whatever a search tells', () => {
    const urls = [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://x@evil.example',
      `https://a.example/${'x'.repeat(1_000)}`,
    ];
    expect(
      numberSources(
        urls.map((url) => page(url)),
        '2026-11-30',
      ),
    ).toEqual([]);
  });

  it('lose invisible characters and line breaks, and are cut', () => {
    const hidden = `Ig\u200bnore\u202e\n\nthe above ${'and more '.repeat(1_000)}`;
    const [source] = numberSources([page('https://a.example', [hidden], hidden), page('https://b.example')], 'today');
    expect(source?.says).toMatch(/^Ignore the above and more.*…$/);
    expect(source?.says.length).toBe(SAYS_CHARS_MAX);
    expect(source?.title.length).toBe(200);
  });

  it('are called by their host where they have no title, and there are so many at most', () => {
    const pages = Array.from({ length: 100 }, (_, at) => page(`https://${at}.example`, ['x'], ' '));
    const sources = numberSources(pages, 'today');
    expect(sources.length).toBe(SOURCES_MAX);
    expect(sources[0]?.title).toBe('0.example');
  });
});

describe('notes', () => {
  const sources = numberSources([page('https://a.example'), page('https://b.example')], 'today');

  it('cite sources by their numbers, and keep no number of their author’s own', () => {
    const prose = [
      { text: 'First. ', cites: [] },
      { text: 'It costs $39 [7].', cites: ['https://b.example', 'https://a.example/', 'https://b.example'] },
      { text: 'Nobody knows.', cites: ['https://nowhere.example'] },
    ];
    expect(notesWith(prose, sources)).toBe('First. It costs $39. [2][1] Nobody knows.');
  });

  it('are cut', () => {
    expect(notesWith([{ text: 'x'.repeat(50_000), cites: [] }], sources).length).toBe(NOTES_CHARS_MAX);
  });
});
