import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../src/mail/inbound/html-text.ts';
import { trimReply } from '../../../src/outreach/inbox/trim/trim-reply.ts';

describe('an HTML mail as text', () => {
  it.each([
    ['paragraphs stand apart', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['divisions are lines', '<div>One</div><div>Two</div>', 'One\nTwo'],
    ['Word’s paragraphs are lines', '<p class="MsoNormal">One</p><p class="MsoNormal">Two</p>', 'One\nTwo'],
    [
      'Outlook’s empty paragraphs stay',
      '<p class=MsoNormal>One</p><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>Two',
      'One\n\nTwo',
    ],
    ['line breaks stay', 'One<br>Two<br><br/>Three', 'One\nTwo\n\nThree'],
    ['white space runs together', ' One \n\t two&nbsp; three ', 'One two three'],
    ['inline elements add nothing', 'O<b>n</b>e <i>two</i>', 'One two'],
    ['links are their words', '<a href="https://x.example">our page</a>', 'our page'],
    ['lists have bullets', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
    ['table rows are lines', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['preformatted text stays', '<pre>a\n  b</pre>', 'a\n  b'],
    [
      'references are read',
      'a &amp; b &lt;c&gt; &eacute;&#233;&#xe9; &euro;&#128; &nope; &#0;',
      'a & b <c> ééé €€ &nope; \ufffd',
    ],
    ['scripts and styles go', 'a<script>if (1<2) x("</p>")</script><style>p{}</style><title>t</title>b', 'ab'],
    ['comments go', 'a<!-- <p>x</p> --><!--[if mso]>y<![endif]--><![if !mso]>b<![endif]>', 'ab'],
    ['what is hidden goes', '<div style="display: none">a<div>b</div>c</div><p hidden>d</p>e', 'e'],
    ['an emoji in a picture is a word', 'Fine <img alt="👍" src="x"><img alt="Logo">', 'Fine 👍'],
    ['quotes have marks', 'a<blockquote>b<blockquote>c</blockquote></blockquote>d', 'a\n\n> b\n>\n> > c\n\nd'],
    ['divisions in quotes end no quote', '<blockquote><div>a</div>b</blockquote>c', '> a\n> b\n\nc'],
    ['signs that are no tags stay', 'a < b and <3', 'a < b and <3'],
    ['a ">" in a value ends no tag', '<a title="a > b" href=x>link</a>', 'link'],
    ['a stray quote swallows nothing', '<p class="a" ">One</p>', 'One'],
    ['what is not closed is read', '<div>One <b>two <blockquote>three', 'One two\n\n> three'],
    ['what was never opened is passed', '</div></blockquote>One</p>', 'One'],
  ])('%s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

const QUOTED = '<div>Hello Bob,<br><br>how are you?</div>';
const CITE = 'On Mon, Feb 3, 2020 at 9:00 AM Ada &lt;<a href="mailto:a@b.example">a@b.example</a>&gt; wrote:';

const PROGRAMS: [string, string][] = [
  [
    'Gmail',
    `<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${CITE}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${QUOTED}</blockquote></div>`,
  ],
  [
    'Gmail with a signature',
    `<div dir="ltr">Yes.<div class="gmail_signature" data-smartmail="gmail_signature">Bob<br>CEO</div></div><div class="gmail_quote">${CITE}<blockquote class="gmail_quote">${QUOTED}</blockquote></div>`,
  ],
  [
    'Outlook for the desktop, in a language nobody taught it',
    `<div class=WordSection1><p class=MsoNormal>Yes.<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>Foo:</b> Ada<br><b>Bar:</b> Bob</p></div>${QUOTED}</div>`,
  ],
  [
    'Outlook on the web',
    `<div>Yes.</div><div id="appendonsend"></div><hr style="width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>Foo:</b> Ada</div>${QUOTED}`,
  ],
  [
    'Outlook on a telephone',
    `<div>Yes.</div><div id="ms-outlook-mobile-signature">Get it</div><div id="mail-editor-reference-message-container">${QUOTED}</div>`,
  ],
  [
    'Yahoo',
    `<div>Yes.</div><div id="ydp1yahoo_quoted_42" class="ydp1yahoo_quoted"><div>Ada kirjutaks:</div>${QUOTED}</div>`,
  ],
  ['Apple Mail', `Yes.<br><br><blockquote type="cite"><div>Am 3.2.2016 schrieb Ada:</div>${QUOTED}</blockquote>`],
  [
    'Thunderbird',
    `<p>Yes.</p><div class="moz-cite-prefix">Am 03.02.16 um 10:00 schrieb Ada:<br></div><blockquote type="cite" cite="mid:x">${QUOTED}</blockquote><div class="moz-signature">-- <br>Bob</div>`,
  ],
  [
    'Proton',
    `<div>Yes.</div><div class="protonmail_signature_block">Sent</div><div class="protonmail_quote">Ada wrote<blockquote>${QUOTED}</blockquote></div>`,
  ],
  [
    'GMX',
    `<div>Yes.<div name="quote" style="border-left:2px solid #C3D9E5"><div><b>Von:</b> Ada</div>${QUOTED}</div></div>`,
  ],
];

describe('a reply in HTML alone', () => {
  it.each(PROGRAMS)('of %s loses its quote', (_, html) => {
    expect(trimReply(htmlToText(html)).text).toBe('Yes.');
  });

  it('of Gmail keeps the answers between the quotes', () => {
    const html = `<div class="gmail_quote">${CITE}<blockquote>Price?</blockquote><div>Too high</div><blockquote>When?</blockquote><div>In May</div></div>`;
    expect(trimReply(htmlToText(html)).text).toBe('> Price?\n\nToo high\n\n> When?\n\nIn May');
  });
});

describe('a hostile HTML mail', () => {
  const MANY: [string, string][] = [
    ['nested divisions', '<div>'.repeat(2e6)],
    ['nested quotes', '<blockquote>'.repeat(9e5)],
    ['nested containers', '<div class="yahoo_quoted">'.repeat(4e5)],
    ['nested hidden parts', '<p hidden>'.repeat(1e6)],
    ['opening brackets', '<'.repeat(1e7)],
    ['tags without end', '<a'.repeat(5e6)],
    ['values without end', '<a b="'.repeat(16e5)],
    ['comments without end', '<!--'.repeat(25e5)],
    ['scripts without end', '<script>'.repeat(12e5)],
    ['half end tags', '<style></styl'.repeat(7e5)],
    ['attributes', `<a ${'b '.repeat(9000)}>`.repeat(550)],
    ['long attributes', `<a ${'b'.repeat(19_000)}>`.repeat(500)],
    ['quotes in tags', `<a ${'"'.repeat(19_000)}>`.repeat(500)],
    ['ampersands', '&'.repeat(1e7)],
    ['spaces', ' '.repeat(1e7)],
    ['words in tags', 'x<b>'.repeat(25e5)],
    ['line breaks', '<br>'.repeat(25e5)],
    ['preformatted lines', `<pre>${'\n'.repeat(1e7)}`],
    ['end tags', '</div>'.repeat(16e5)],
  ];

  it.each(MANY)('of ten megabytes of %s is read at once and gives no more than its limit', (_, html) => {
    const begun = performance.now();
    expect(htmlToText(html).length).toBeLessThanOrEqual(200_000);
    expect(performance.now() - begun).toBeLessThan(4000);
  });
});
