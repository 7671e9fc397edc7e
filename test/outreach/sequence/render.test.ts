import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, htmlPart } from '../../../src/outreach/sequence/html-part.ts';
import type { MergeLead } from '../../../src/outreach/sequence/merge-scope.ts';
import { type MailStep, renderStep } from '../../../src/outreach/sequence/render.ts';
import { anyText } from '../../helpers/any-text.ts';
import { runs } from '../../helpers/runs.ts';
import { FOOTER, FROM, leadOf } from './mail-data.ts';

const made = (step: Partial<MailStep>, lead: Partial<MergeLead> = {}) =>
  renderStep({
    step: { id: 'step_1', subject: 'Hello', body: 'Hi', ...step },
    lead: leadOf(lead),
    footer: FOOTER,
    ...FROM,
  });

describe('a mail', () => {
  it('has its subject, its text with address and way out, and the same as HTML', () => {
    const mail = made({
      subject: 'For {{ company }}',
      body: 'Hi {{ firstName }},\n\n\n\nsee https://x.example.  \nBye',
    });
    expect(mail).toEqual({
      subject: 'For Acme',
      text: 'Hi Anna,\n\nsee https://x.example.\nBye\n\nBerg Ltd\n1 Road, Town\nUnsubscribe: https://pw.example/u/abc\n',
      html: [
        '<!doctype html>\n<html>\n<head><meta charset="utf-8"></head>\n<body>',
        '<p>Hi Anna,</p>',
        '<p>see <a href="https://x.example">https://x.example</a>.<br>\nBye</p>',
        '<p style="color:#666;font-size:12px">Berg Ltd<br>\n1 Road, Town<br>\n<a href="https://pw.example/u/abc">Unsubscribe</a></p>',
        '</body>\n</html>\n',
      ].join('\n'),
    });
  });

  it('is the same for the same lead and step, and not for all leads', () => {
    const body = '{a|b|c|d} {a|b|c|d} {a|b|c|d}';
    expect(made({ body })).toEqual(made({ body }));
    const texts = Array.from({ length: 20 }, (_, index) => made({ body }, { id: `lead_${index}` }).text);
    expect(new Set(texts).size).toBeGreaterThan(5);
  });

  it('has no subject of its own when the step has none', () => {
    expect(made({ subject: null }).subject).toBeNull();
  });

  it.each([
    '\r\nBcc: x@y.example',
    '\n',
    '\r',
    '\u2028',
    '\u0085',
    '\u000b',
    '\u0000',
    '\t',
  ])('keeps its subject on one line when a field carries %j', (bad) => {
    const { subject } = made({ subject: `Hi {{ company }}${bad}!` }, { company: `A${bad}B` });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be there.
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/);
    expect(subject).toMatch(/^Hi A ?(Bcc: x@y.example)?B ?(Bcc: x@y.example)?!$/);
  });

  it.each([
    [{ subject: '{% if role %}x{% endif %}' }, 'The subject is empty for this lead'],
    [{ body: ' \n{% if role %}x{% endif %}\n' }, 'The body is empty for this lead'],
    [{ body: '{{ role }}' }, 'lacks role'],
  ])('%j is refused', (step, says) => {
    expect(() => made(step)).toThrow(says);
  });

  it('shows HTML that a lead or a template writes, and runs none of it', () => {
    const { html } = made(
      { body: '<b>{{ company }}</b> &amp; {{ role }}' },
      { company: '<script>x</script>', role: `"'>` },
    );
    expect(html).toContain('&lt;b&gt;&lt;script&gt;x&lt;/script&gt;&lt;/b&gt; &amp;amp; &quot;&#39;&gt;');
  });
});

describe('the HTML part', () => {
  const bodyOf = (text: string) => htmlPart(text, FOOTER).split('<body>\n')[1]?.split('\n<p style')[0];

  it.each([
    ['http://a.example/x?y=1&z="2', '<a href="http://a.example/x?y=1&amp;z=">http://a.example/x?y=1&amp;z=</a>&quot;2'],
    ['(see https://a.example/b_(c)).', '(see <a href="https://a.example/b_(c)">https://a.example/b_(c)</a>).'],
    ['https://a.example/, and', '<a href="https://a.example/">https://a.example/</a>, and'],
    ['javascript:alert(1) data:text/html,x ftp://a.example www.a.example', null],
    ['https://paypal.example@evil.example/', null],
    ['https:// https://[x http://', null],
    ['xhttps://a.example', null],
  ])('makes of %j only http and https clickable', (text, html) => {
    expect(bodyOf(text)).toBe(`<p>${html ?? escapeHtml(text)}</p>`);
  });

  it('has no tags but its own and says the whole text, whatever the text', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      'https://',
      'http://x.example',
      '\n',
      '\n\n',
      '@',
      ')',
      '.',
      ' ',
      'a',
      '&lt;',
      'é',
    );
    const texts = fc.oneof(
      anyText(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const body = bodyOf(text) ?? '';
        const shown = body.replace(/<p>|<\/p>|<br>|<a href="https?:[^"<>]*">|<\/a>/gi, '');
        expect(shown).not.toMatch(/[<>"']/);
        const bare = (words: string) => words.replace(/\n/g, '');
        expect(bare(shown)).toBe(bare(escapeHtml(text)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('reads a long line of nothing but addresses and brackets at once', () => {
    expect(htmlPart(`https://x.example/${')'.repeat(49_000)}`, FOOTER)).toContain('x.example');
    expect(htmlPart('https://'.repeat(6_000), FOOTER)).toContain('https://');
  });
});
