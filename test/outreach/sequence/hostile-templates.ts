import fc from 'fast-check';

// Templates that are well formed and mean harm: deep loops, texts that grow, names of prototypes, and lead's text as names.

const NAMES = [
  'firstName',
  'secret',
  'list',
  'role',
  'n',
  'x',
  'lead',
  'lead.secret',
  'lead[secret]',
  '[secret]',
  'x.first',
];
const ODD_NAMES = [
  'constructor',
  '__proto__.x',
  'x.constructor.prototype',
  'lead.toString',
  'forloop.length',
  'nil',
  '(1..n)',
];
const FILTERS = [
  ...[
    'append: secret',
    'prepend: x',
    'replace: "", secret',
    'replace: "S", secret',
    'split: ""',
    'split: "S"',
    'join: secret',
    'size',
  ],
  ...[
    'times: 1e308',
    'plus: secret',
    'divided_by: 0',
    'round: 400',
    'slice: -9, 999999999',
    'truncate: -1',
    'truncatewords: 0',
  ],
  ...[
    'default: lead',
    'default: "S"',
    'url_encode',
    'upcase',
    'squish',
    'first',
    'last',
    'strip: secret',
    'remove: ""',
    'capitalize',
  ],
];

const names = fc.constantFrom(...NAMES, ...ODD_NAMES, '"text"', '7');
const values = fc
  .tuple(names, fc.array(fc.constantFrom(...FILTERS), { maxLength: 6 }))
  .map((parts) => parts.flat().join(' | '));
const texts = fc.constantFrom('hi ', '\n', '{', '}', '|', '\\{', 'ß', '👩‍🚀', '\u202e', '{b}', '');

const { template } = fc.letrec<{ template: string }>((tie) => ({
  template: fc
    .array(
      fc.oneof(
        { depthSize: 'medium' },
        texts,
        values.map((value) => `{{ ${value} }}`),
        values.map((value) => `{% assign x = ${value} %}`),
        fc.constantFrom(
          '{% assign list = secret | split: "" %}',
          '{% assign secret = secret | append: secret %}',
          '{% break %}',
        ),
        fc
          .tuple(names, tie('template'))
          .map(([name, inner]) => `{% if ${name} == x or x contains "S" %}${inner}{% endif %}`),
        fc
          .tuple(fc.constantFrom('list', 'list reversed', 'secret', 'x', 'lead', 'list limit: 7'), tie('template'))
          .map(([name, inner]) => `{% for x in ${name} %}${inner}{% endfor %}`),
        fc.tuple(tie('template'), tie('template')).map(([one, other]) => `{o${one}|${other}}`),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
}));

export const hostileTemplates = template;
