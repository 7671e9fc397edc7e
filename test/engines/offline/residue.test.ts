import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

const told = async (idea: string) => JSON.stringify(await blueprint(idea));

describe('a plan keeps what belongs to its own case', () => {
  it('asks no price where nobody is known and nothing is sold', async () => {
    const { research } = await blueprint('A shared packing list for trips, no accounts, just a link.');
    expect(research.unitEconomics.model).not.toMatch(/pays \$/);
    expect(JSON.stringify(research)).not.toMatch(/paid channels|in advance/);
  });

  it('names a directory of its own house, and no bill of a model that it runs itself', async () => {
    const text = await told(
      'Our newsroom records interviews. A local model on our own server in the cellar writes a first draft of each article from the transcript; nothing may leave the house.',
    );
    expect(text).not.toContain('company’s directory');
    expect(text).not.toMatch(/bill is no surprise|budget is reserved|Prices of the model/);
  });

  it('lets a desk bring in the playbook that it has', async () => {
    const text = await told(
      'A tool for our legal team: upload supplier contracts, an AI checks each clause against our own playbook and proposes redlines in Word.',
    );
    expect(text).not.toMatch(/starter playbooks|landlord/);
    expect(text).toContain('of 30 positions all 30 become rules');
  });

  it('stores skis without the yard, the wine cellar and the heirs', async () => {
    const text = await told(
      'We store skis of 300 customers over the summer in our workshop: each pair gets a tag and a place on a shelf, customers call for theirs in November, and we hand them out against the intake photos.',
    );
    expect(text).not.toMatch(/dark and cool|\| yard|has died|furriers|six cases/);
  });

  it('shares the costs of a hike in a chat without join codes and moves in', async () => {
    const text = await told(
      'A Telegram bot for our hiking group that splits the costs of a weekend: type "petrol 40 for all but Ann", at the end it says who pays whom. Only the bot, no app, no web page.',
    );
    expect(text).not.toMatch(/Join codes|moved in on|flatshare with standing|by mail address/);
  });
});
