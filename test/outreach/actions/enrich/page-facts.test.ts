import { describe, expect, it } from 'vitest';
import { mailHostOf } from '../../../../src/outreach/actions/enrich/mail-host.ts';
import { decodePage, pageFacts } from '../../../../src/outreach/actions/enrich/page-facts.ts';

const PAGE = `<!doctype html><html lang="de-DE"><head><meta charset="utf-8">
<title>Hundesalon Krause &amp; Co &ndash; K&ouml;ln</title>
<meta name="Description" content="Wir pflegen Hunde.">
<meta property="og:site_name" content="Hundesalon Krause"><meta property="og:title" content="Willkommen">
<meta name="keywords" content="not asked for">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"no"},
{"@type":["LocalBusiness"],"name":"Hundesalon Krause GmbH","industry":"Pet grooming","numberOfEmployees":{"@type":"QuantitativeValue","minValue":2,"maxValue":10},
"address":{"@type":"PostalAddress","streetAddress":"Domstr. 1","postalCode":"50667","addressLocality":"Köln","addressCountry":{"name":"Germany"}}}]}</script>
<script>document.write('<h1>no</h1><title>no</title>')</script></head>
<body><h1>Schöne <b>Hunde</b>
 in Köln</h1><!-- <h2>no</h2> --><h2>Preise</h2><h2>Preise</h2><svg><title>icon</title></svg></body></html>`;

const valuesOf = (html: string) => Object.fromEntries(pageFacts(html).map(({ name, value }) => [name, value]));

describe('a home page', () => {
  it('tells title, description, headings, language and organisation', () => {
    expect(pageFacts(PAGE).filter(({ name }) => name === 'heading')).toEqual([
      { name: 'heading', value: 'Schöne Hunde in Köln' },
      { name: 'heading', value: 'Preise' },
    ]);
    expect(valuesOf(PAGE)).toMatchObject({
      language: 'de-DE',
      title: 'Hundesalon Krause & Co – Köln',
      description: 'Wir pflegen Hunde.',
      siteName: 'Hundesalon Krause',
      ogTitle: 'Willkommen',
      organizationName: 'Hundesalon Krause GmbH',
      industry: 'Pet grooming',
      employees: '2–10',
      address: 'Domstr. 1, 50667, Köln, Germany',
    });
  });

  it.each([
    [
      'control characters and turned text',
      '<title>a\u0000b\u001b[2Jc\u202egnp\n d\u200b</title>',
      { title: 'a b [2Jc gnp d' },
    ],
    ['a very long title', `<title>${'x'.repeat(100_000)}</title>`, { title: 'x'.repeat(500) }],
    ['halves of characters', `<title>${'😀'.repeat(400)}</title>`, { title: expect.any(String) }],
    ['broken JSON', '<script type="application/ld+json">{"@type":"Organization","name":</script>', {}],
    ['JSON of another kind', '<script type="application/ld+json">[[[1]],null,"x",{"@type":5,"name":{}}]</script>', {}],
    ['JSON too deep', `<script type="application/ld+json">${'['.repeat(40_000)}${']'.repeat(40_000)}</script>`, {}],
    ['names of the language itself', '<meta name="__proto__" content="x"><meta name="constructor" content="x">', {}],
    ['no end anywhere', '<title>a<h1>b<h2', { title: 'a<h1>b<h2' }],
    ['nothing', '', {}],
  ])('with %s is read all the same', (_, html, expected) => {
    const values = valuesOf(html);
    expect(values).toEqual(expected);
    for (const value of Object.values(values)) expect(value.isWellFormed()).toBe(true);
  });

  it('is read in time however it is made', () => {
    const began = performance.now();
    const size = 512 * 1024;
    for (const part of [
      '<',
      '<h1>',
      '<h1>x</h1>',
      '<title>',
      '<script type="application/ld+json">',
      '<meta name=',
      '&amp',
      '<!--',
      '<a b="',
    ]) {
      pageFacts(part.repeat(Math.ceil(size / part.length)));
    }
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('is read in the character set that it names', () => {
    const latin = Buffer.from('<title>Caf\u00e9</title>', 'latin1');
    expect(decodePage(latin, 'text/html; charset=ISO-8859-1')).toContain('Café');
    expect(decodePage(Buffer.from('<meta charset=windows-1251><title>\xcf</title>', 'latin1'), 'text/html')).toContain(
      'П',
    );
    expect(decodePage(Buffer.from('Café'), 'text/html; charset=no-such-set')).toBe('Café');
  });
});

describe('the mail host', () => {
  it.each([
    [
      [
        ['alt1.aspmx.l.google.com', 5],
        ['ASPMX.L.GOOGLE.COM.', 1],
      ],
      'Google Workspace',
    ],
    [[['corp-example.mail.protection.outlook.com', 0]], 'Microsoft 365'],
    [[['mx01.ionos.de', 10]], 'IONOS'],
    [[['mail.corp.example', 10]], 'corp.example'],
    [[['evilgoogle.com', 10]], 'evilgoogle.com'],
    [[['', 0]], undefined],
    [[['.', 0]], undefined],
    [[['<script>.example', 0]], undefined],
    [[], undefined],
  ])('of %j is %s', (records, name) => {
    expect(
      mailHostOf(records.map(([exchange, priority]) => ({ exchange: String(exchange), priority: Number(priority) })))
        ?.name,
    ).toBe(name);
  });
});
