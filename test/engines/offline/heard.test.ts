import { describe, expect, it } from 'vitest';
import { glossOf } from '../../../src/engines/offline/understand/gloss.ts';
import { hostPlaces } from '../../../src/engines/offline/understand/host-places.ts';
import { selfRole } from '../../../src/engines/offline/understand/self-role.ts';
import { isNegatedAt } from '../../../src/engines/offline/understand/stance.ts';
import { tokenize } from '../../../src/engines/offline/understand/tokens.ts';
import { blueprint, stage } from './blueprint.ts';

const isNegated = (text: string, word: string) => {
  const low = text.toLowerCase();
  return isNegatedAt(low, low.indexOf(word), word.length);
};

describe('who the writer is', () => {
  it.each([
    ['im a chimney sweep, 900 flues a year, and I want to note what I see', 'chimney sweep'],
    ['Pipe organ tuner here. 74 churches.', 'pipe organ tuner'],
    ['We are nine potters in Mashiko sharing one kiln', 'potter'],
    ['Soy maestra en una escuela rural de Teruel', 'teacher'],
    ['Ich bin freiberufliche Hebamme in Leipzig', 'midwife'],
  ])('(%s) is said', (text, role) => {
    expect(selfRole(text, tokenize(text).language)?.name).toBe(role);
  });

  it.each([
    'I am a bit lost with my notes',
    'I am tired of lists',
    'We are a small town',
  ])('(%s) says no trade', (text) => {
    expect(selfRole(text, 'en')).toBeUndefined();
  });

  it('leads the people of the plan, before those who are only told of', async () => {
    const { features } = await stage(
      'features',
      'im a chimney sweep, 900 flues a year. want to tick off the points on each chimney. My nephew says an app is best.',
    );
    expect(features.flatMap(({ userStories }) => userStories).join('\n')).toContain('As a chimney sweep');
    expect(features.flatMap(({ userStories }) => userStories).join('\n')).not.toContain('nephew');
  });
});

describe('a technology that is named to be done without', () => {
  it.each([
    ["Please don't put it on Amazon's cloud", 'amazon'],
    ["We don't want to run Redis, Kafka or anything like it", 'kafka'],
    ['Stack we have sworn off: React', 'react'],
    ['MySQL kommt mir nicht ins Haus', 'mysql'],
    ['SAP hatten wir, nie wieder', 'sap'],
    ['Since the licence change we moved off Terraform', 'terraform'],
  ])('(%s) is heard', (text, word) => {
    expect(isNegated(text, word)).toBe(true);
  });

  it.each([
    ["We can't leave Postgres", 'postgres'],
    ["Don't touch our Moodle, it has to read from it", 'moodle'],
    ['Not only Stripe, PayPal too', 'stripe'],
    ['They never pay, so SEPA it is', 'sepa'],
  ])('(%s) is not taken for one', (text, word) => {
    expect(isNegated(text, word)).toBe(false);
  });
});

describe('a condition in another language', () => {
  it('is held against English word by word', () => {
    expect(glossOf(tokenize('Mandantendaten verlassen das Haus nicht'))).toContain('leave the house not');
    expect(glossOf(tokenize('Client data stays in the house'))).toBe('');
  });

  it('names the country of its host by an adjective', () => {
    expect(hostPlaces('Aucune donnée chez un géant : un hébergeur français, point.')).toEqual(['FR']);
    expect(hostPlaces('Swiss hosting preferred')).toEqual(['CH']);
    expect(hostPlaces('A French bakery')).toEqual([]);
  });

  it.each([
    ['Fristenliste für ein Steuerbüro. Mandantendaten verlassen das Haus nicht.', /own servers/],
    ['Control de vencimientos para una gestoría. El seguro nos obliga a doble verificación para entrar.', /2FA/],
    ['Boletim da escola. O voto é secreto: nem o administrador pode saber quem votou em quê.', /anonymous entries/],
    ['A receita da avó. Se as letras não forem enormes ela nem pega naquilo.', /large type/],
  ])('(%s) is settled by the stack', async (idea, settled) => {
    const { architecture } = await blueprint(idea);
    expect(architecture.techStack.map(({ choice }) => choice).join('\n')).toMatch(settled);
  });
});

describe('what the idea rules out', () => {
  it.each([
    ['Diario di vendemmia per viticoltori. Si paga una volta sola, di abbonamenti ne ho già undici.', /subscri/i],
    [
      'Turning schedule for a cheese cave. My partner keeps saying machine learning. No AI.',
      /machine learning|\bai\b/i,
    ],
    [
      'Table reservations for a flea market. We take the twelve euros in cash on the morning.',
      /card payment|checkout/i,
    ],
    ['Shift swaps for a plant. The works council agreed: nobody can see where a colleague is.', /location/i],
  ])('(%s) comes back in no name of a feature', async (idea, ruledOut) => {
    const { features } = await stage('features', idea);
    expect(features.map(({ name }) => name).join('\n')).not.toMatch(ruledOut);
  });
});
