import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/errors.ts';
import { type MergeLead, mergeScope, plainText } from '../../../src/outreach/sequence/merge-scope.ts';
import { parseTemplate, renderTemplate, variablesOf } from '../../../src/outreach/sequence/template.ts';
import type { TemplatePart } from '../../../src/outreach/sequence/template-fault.ts';
import { anyText } from '../../helpers/any-text.ts';
import { runs } from '../../helpers/runs.ts';
import { hostileTemplates } from './hostile-templates.ts';
import { FROM, leadOf } from './mail-data.ts';

/** A hundred items. */
const LIST = `{% assign l = "${',a'.repeat(99)}" | split: "," %}`;

const made = (source: string, lead: Partial<MergeLead> = {}, part: TemplatePart = 'body') =>
  renderTemplate(parseTemplate(part, source), mergeScope({ lead: leadOf(lead), ...FROM }), 'seed');

function faultOf(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a template', () => {
  it.each([
    ['Hi {{ firstName }} of {{ lead.company }}', 'Hi Anna of Acme'],
    ['{{ seats | plus: 3 }} {{ lead.seats }}', '15 12'],
    ['{{ sender.fromName }} <{{ sender.email }}>, {{ campaign.name }}', 'Bo Berg <bo@sender.example>, Autumn'],
    ['{{ role | default: "you" }}', 'you'],
    ['{% if role %}{{ role }}{% else %}none{% endif %}', 'none'],
    ['{% unless lastName %}a{% endunless %}{% if role == "x" %}x{% elsif company contains "cm" %}b{% endif %}', 'ab'],
    ['{% assign all = tools | split: "," %}{% for tool in all %}- {{ tool | strip }}\n{% endfor %}', '- saw\n- axe\n'],
    ['{% raw %}{{ x }} {a|b}{% endraw %}{% comment %}{a|{% endcomment %}{%# no %}', '{{ x }} {a|b}'],
    ['https://x.example/?e={{ email | url_encode }}', 'https://x.example/?e=anna%40acme.example'],
    ['a\r\nb', 'a\nb'],
  ])('%j becomes %j', (source, text) => {
    expect(made(source, { fields: { seats: '12', tools: 'saw, axe' } })).toBe(text);
  });

  it('takes what a lead wrote as plain text: no Liquid, no spintax, no control characters', () => {
    const company = ' {a|b} {{ email }} {% if x %}\r\nA\u0000\u0008\u2028B\ud800 ';
    expect(made('[{{ company }}]', { company })).toBe('[{a|b} {{ email }} {% if x %}\nA\nB\ufffd]');
  });

  it('finds a field whose heading was written large, and keeps it apart from one of that very name', () => {
    const fields = { City: 'Bristol', SIZE: 'small', size: 'large', Role: 'spoof' };
    expect(made('{{ city }} {{ City }} {{ lead.city }} {{ size }} {{ SIZE }}', { fields })).toBe(
      'Bristol Bristol Bristol large small',
    );
    expect(made('{{ role | default: "none" }}', { fields })).toBe('none');
  });

  it('lets no field of a lead stand for one of its own, or for the sender', () => {
    const fields = { email: 'spoof', firstName: 'spoof', sender: 'spoof', lead: 'spoof', role: 'spoof' };
    expect(made('{{ email }} {{ firstName }} {{ sender.email }} {{ lead.email }}', { fields })).not.toContain('spoof');
    expect(made('{{ role | default: "none" }}', { fields })).toBe('none');
  });

  const refused: [string, string, string][] = [
    ['a\n{{ lastName }}', 'Line 2 of the body: this lead lacks lastName.', '{{ lastName | default: "there" }}'],
    ['{{ role }}', 'lacks role', 'Fill it in'],
    ['{% assign name = lastName %}Hi {{ name }}', 'lacks lastName', 'Fill it in'],
    ['{{ lead.constructor }}', 'lacks constructor', ''],
    ['{{ firstName.__proto__ }}', 'lacks firstName.__proto__', ''],
    ['{{ constructor.constructor }}', 'lacks constructor', ''],
    ['{{ __proto__ }}', 'lacks __proto__', ''],
    ['{{ firstName.toString }}', 'lacks firstName.toString', ''],
    ['{{ firstName | constructor }}', 'no filter called constructor', 'docs'],
    ['{{ firstName | date: "%Y" }}', 'no filter called date', ''],
    ['a\n\n{{ firstName | foo }}', 'Line 3 of the body: there is no filter called foo', ''],
    ['{% include "/etc/passwd" %}', 'no tag called include', 'Use if'],
    ['{% render "x" %}', 'no tag called render', ''],
    ['{% layout "x" %}', 'no tag called layout', ''],
    ['{% capture x %}{% endcapture %}', 'no tag called capture', ''],
    ['{% liquid\necho x %}', 'no tag called liquid', ''],
    ['{% constructor %}', 'no tag called constructor', ''],
    ['{% if firstName %}', 'never closed', '{% endif %}'],
    ['{{ firstName', 'never closed', 'Write }}'],
    ['{% endif %}', 'endif stands where nothing is open', ''],
    ['{{{ firstName }}|you}', 'cannot be read', 'leave a space between a single { and {{'],
    ['\n{{ sender.phone }}', 'Line 2 of the body: write one of sender.fromName, sender.email', ''],
    ['{{ sender }}', 'write one of sender.fromName', ''],
    ['{{ lead }}', 'is no text', 'Name one field'],
    ['{{ nil }}', 'is no text', ''],
    ['{{ company | times: 2 | divided_by: 0 }}', 'no number', 'default'],
    ['{% for i in (1..1000000000) %}x{% endfor %}', 'a range such as (1..9) is not possible', ''],
    ['{% assign a = ( 1 .. 9 ) %}', 'a range', ''],
    ['{% case role %}{% endcase %}', 'no tag called case', ''],
    [`${LIST}{% for i in l %}{% for j in l %}{% endfor %}{% endfor %}`, 'too many steps', ''],
    [`${LIST}{% for i in l %}{% assign x = i${' | plus: 1'.repeat(90)} %}{% endfor %}`, 'too many steps', ''],
    [
      `${LIST}{% for i in l %}{% if ${'i == l or '.repeat(90)} i %}{% endif %}{% endfor %}`,
      'more text than a mail',
      '',
    ],
    [`${LIST}{% for i in l %}{% assign x = i | default: ${'i, '.repeat(300)}i %}{% endfor %}`, 'too many steps', ''],
    [`{{ "${'x'.repeat(300)}" | split: "" | size }}`, 'more than 200 items', ''],
    [`${LIST}{% for i in l %}${'x'.repeat(900)}{% endfor %}`, 'longer than 50000 characters', 'truncate'],
    [`{% assign s = "xxxx" %}${'{% assign s = s | append: s %}'.repeat(60)}{{ s }}`, 'more text than a mail', ''],
    ['{% if a %}'.repeat(2_000), 'nested more than 10 deep', ''],
    [`{{ ${'a['.repeat(800)} }}`, 'longer than 1,000 characters', ''],
    ['{ '.repeat(9_000), 'nested more than 10 deep', ''],
    ['{a|'.repeat(6_000), 'nested more than 10 deep', ''],
    ['{a|b}'.repeat(201), 'more than 200 choices', ''],
    [`{${'a|'.repeat(60)}}`, 'more than 50 options', ''],
    ['{{a}}'.repeat(3_000), 'more than 1,000 tags', ''],
    ['{}'.repeat(3_000), 'more than 1,000 tags', ''],
    ['\\{'.repeat(3_000), 'more than 1,000 tags', ''],
    ['x'.repeat(20_001), 'longer than 20000 characters', 'Shorten'],
  ];
  it.each(
    refused.map(([source, ...rest]) => [source.slice(0, 60), source, ...rest] as const),
  )('%j is refused with its line and what to do', (_, source, says, todo) => {
    const fault = faultOf(() => made(source));
    expect(fault.code).toBe('unprocessable');
    expect(fault.message).toContain(says);
    expect(fault.message).toContain(todo);
  });

  it('tells nothing that a lead wrote in what it refuses', () => {
    const fields = { secret: 'SECRET' };
    const sources = [
      '{{ [secret] }}',
      '{{ lead[secret] }}',
      '{{ lead[secret].x }}',
      '{% assign s = secret %}{{ s.x }}{{ [s] }}',
      '{% for i in (1..secret) %}{{ sender[secret] }}{% endfor %}{{ email[secret] }}',
      '{{ secret | append: secret | plus: 1 | divided_by: secret }}{{ secret | split: "" }}',
      `${LIST}{% for i in l %}{{ secret }}${'x'.repeat(900)}{% endfor %}`,
    ];
    const said = sources.map((source) => faultOf(() => made(source, { fields })).message);
    expect(said.join('\n')).not.toContain('SECRET');
  });

  it('keeps a subject short for every lead', () => {
    expect(faultOf(() => made('{{ company }}', { company: 'x'.repeat(251) }, 'subject')).message).toContain(
      '250 characters',
    );
    expect(faultOf(() => parseTemplate('subject', 'x'.repeat(1_001))).message).toContain('The subject is longer');
  });

  it('names every variable that one of its choices or branches may ask for', () => {
    const source =
      '{a {{ firstName }}|{{ lead.company | default: role }}}{% for p in list %}{{ p.x }}{{ sender.email }}{% endfor %}' +
      '{% assign mine = deep.down %}{{ mine }}{% if size == "x" %}{% endif %}{{ lead[key] }}';
    expect(variablesOf('body', source)).toEqual([
      'company',
      'deep.down',
      'firstName',
      'key',
      'lead',
      'list',
      'role',
      'sender.email',
      'size',
    ]);
  });

  it('prints any text of a lead as it is, wherever it stands', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (company) => {
        const expected = plainText(company);
        fc.pre(expected !== '');
        expect(made('[{x {{ company }}|x {{ lead.company }}}]', { company })).toBe(`[x ${expected}]`);
      }),
      { numRuns: runs(150) },
    );
  });

  it('is made or refused, whatever is thrown at it, within its length and without a word of the lead', () => {
    const pieces = fc.constantFrom(
      ...[
        '{{',
        '}}',
        '{%',
        '%}',
        '{',
        '}',
        '|',
        '\\',
        '"',
        "'",
        ' ',
        '\n',
        '-',
        '[',
        ']',
        '(1..',
        '..',
        ')',
        '.',
        ',',
        ':',
      ],
      ...[
        '{% if ',
        '{% endif %}',
        '{% for x in ',
        '{% endfor %}',
        '{% else %}',
        '{% break %}',
        '{% raw %}',
        '{% endraw %}',
      ],
      ...[
        '{% comment %}',
        '{% endcomment %}',
        '{% case x %}',
        '{% when 1 %}',
        '{% assign x = ',
        '{% choice 1 %}',
        '{% or %}',
      ],
      ...[
        'firstName',
        'company',
        'lead',
        'sender',
        'email',
        'secret',
        'constructor',
        '__proto__',
        'prototype',
        'toString',
      ],
      ...[
        '| append: secret',
        '| replace: "", secret',
        '| split: ""',
        '| join: secret',
        '| times: 1e308',
        '| slice: -9, 1e9',
      ],
      ...[
        '| truncate: -1',
        '| default: lead',
        '1e9',
        '999999999',
        '(1..100000)',
        'contains',
        'and',
        '==',
        '{{ secret }}',
        'ß',
        '👩‍🚀',
        '\u202e',
      ],
    );
    const heaps = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
    const sources = fc.oneof(heaps, hostileTemplates, hostileTemplates);
    const fields = { secret: 'SECRET{a|b}{{ email }}'.repeat(50), n: '1000', list: 'S,T' };
    const scope = mergeScope({ lead: leadOf({ fields }), ...FROM });
    let rendered = 0;
    fc.assert(
      fc.property(sources, (source) => {
        try {
          const text = renderTemplate(parseTemplate('body', source), scope, 'seed');
          expect(text.length).toBeLessThanOrEqual(50_000);
          rendered += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(error.code).toBe('unprocessable');
          expect(error.message).not.toContain('SECRET');
        }
      }),
      { numRuns: runs(1_500) },
    );
    expect(rendered).toBeGreaterThan(100);
  });

  it('stops filters that make much of little, quickly', () => {
    const spaces = `x${' '.repeat(40_000)}x`;
    const lead = { fields: { spaces, bang: '%'.repeat(5_000) } };
    expect(made('{{ spaces | squish | strip }}{{ spaces | truncatewords: 1 }}', lead)).toContain('x x');
    const hostile = [
      `{{ bang${' | url_encode'.repeat(70)} }}`,
      `{{ spaces${' | replace: " ", "    "'.repeat(30)} }}`,
      '{{ spaces | split: "" | join: spaces }}',
      '{{ bang | replace: "", bang }}',
    ];
    for (const source of hostile) expect(faultOf(() => made(source, lead)).code).toBe('unprocessable');
  });
});
