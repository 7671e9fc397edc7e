import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE_TYPES } from '../../src/artifacts/architecture.ts';
import { architectureMermaid } from '../../src/artifacts/diagram.ts';
import { anyText } from '../helpers/any-text.ts';
import { groomerArtifacts } from '../helpers/fixtures/groomer-blueprint.ts';

const withNodes = (labels: readonly string[]) => {
  const { architecture } = groomerArtifacts();
  architecture.nodes = labels.map((label, at) => {
    const type = NODE_TYPES[at % NODE_TYPES.length] ?? 'backend';
    return { label, type, description: 'x', tech: 'x' };
  });
  architecture.edges = labels.map((to) => ({ from: labels[0] ?? '', to, protocol: to, purpose: 'x' }));
  return architecture;
};

const LABEL = '"(?:[\\p{L}\\p{M}\\p{N} .,+-]|#\\d+;)+"';
const LINE = new RegExp(`^ {2}n\\d+(?: -->\\|${LABEL}\\| n\\d+|[[({>/\\\\]{1,2}${LABEL}[\\])}/\\\\]{1,2})$`, 'u');

describe('the architecture as a diagram', () => {
  it('draws every node in the shape of its kind and every edge between them', () => {
    expect(architectureMermaid(groomerArtifacts().architecture)).toBe(
      [
        'flowchart LR',
        '  n1(["Booking page"])',
        '  n2["Booking API"]',
        '  n3{{"Sign-in"}}',
        '  n4[("Salon database")]',
        '  n5[["Reminder queue"]]',
        '  n6>"Stripe"]',
        '  n1 -->|"HTTPS"| n2',
        '  n2 -->|"in process"| n3',
        '  n2 -->|"SQL over TLS"| n4',
        '  n2 -->|"SQL over TLS"| n5',
        '  n2 -->|"HTTPS"| n6',
      ].join('\n'),
    );
  });

  it('lets no label end its quotes, its line or its fence', () => {
    const text = architectureMermaid(
      withNodes([
        '"]; click n1 "javascript:alert(1)"',
        'a\nb --> c',
        '`x` ```',
        '<img onerror=x>',
        '%%{init: {}}%%',
        'end',
        '#quot;',
      ]),
    );
    for (const line of text.split('\n').slice(1)) expect(line).toMatch(LINE);
  });

  it('draws any labels at all, in every shape', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 1, maxLength: 12 }), (labels) => {
        for (const line of architectureMermaid(withNodes(labels)).split('\n').slice(1)) expect(line).toMatch(LINE);
      }),
    );
  });

  it('leaves out edges to nodes that do not exist', () => {
    const { architecture } = groomerArtifacts();
    architecture.edges.push({ from: 'Booking API', to: 'Ghost', protocol: 'x', purpose: 'x' });
    expect(architectureMermaid(architecture)).not.toContain('undefined');
    expect(architectureMermaid(architecture).match(/-->/g)).toHaveLength(5);
  });

  it('stays within what Mermaid can draw', () => {
    const text = architectureMermaid(withNodes(Array.from({ length: 5_000 }, (_, n) => `${'"'.repeat(100)}${n}`)));
    expect(text.length).toBeLessThan(150_000);
    expect(text.match(/-->/g)?.length ?? 0).toBeLessThan(500);
  });
});
