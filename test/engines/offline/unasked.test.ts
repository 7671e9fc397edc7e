import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

const namesOf = async (idea: string) => (await blueprint(idea)).features.features.map(({ name }) => name).join('\n');

const VINES =
  'We look after 40 hectares of vines, two of us and four helpers, 310 numbered rows. Between rain showers we have half a day to prune, tie or spray. I want an app for our phones where I see which rows are due in which dry spell, and the helpers tick off what they did with thick gloves. There is no signal between the hills. When the authority closes a slope because of spraying, nothing from that slope may be marked as picked until it opens again.';
const CAMPING =
  'Telegram bot that splits the cost of our yearly camping weekend: you type "gas 40 for all but Mia", it keeps the tally and says at the end who pays whom. Only the bot, no website.';
const HEADACHE =
  'Phone app to log a headache with one hand in a dark room: begin, throbbing, nausea, tablet, over. The data stays on the phone and there is no backend whatever happens. No sign-in either, nobody else ever looks at it.';
describe('what no clause of a longer idea asks for', () => {
  it('is no second feature for what a clause does already, nor one for the sentence of a rule', async () => {
    const names = await namesOf(VINES);
    expect(names).toMatch(/due/i);
    expect(names).not.toMatch(/step-by-step|checklist|case desk|with a number to follow|nudges/i);
  });

  it('is not built beside a kind that is told in full', async () => {
    expect(await namesOf(CAMPING)).not.toMatch(/standing|receipt|vote|budget/i);
  });

  it('leaves the buttons to those that the idea names', async () => {
    const names = await namesOf(HEADACHE);
    expect(names).toMatch(/tap/i);
    expect(names).not.toMatch(/own .*buttons/i);
  });

  it('takes along the parts that served it alone', async () => {
    const { architecture } = await blueprint(CAMPING);
    expect(architecture.nodes.map(({ label }) => label).join()).not.toMatch(/receipt reader/i);
  });

  it('is no feature where its sentence ends in a no', async () => {
    const names = await namesOf(
      'A tool that counts growth rings in photos of tree cores for a forestry lab. Sending the photos to OpenAI or any cloud is off the table.',
    );
    expect(names).not.toMatch(/openai|tables? at hand|table list/i);
    expect(names).toMatch(/rings/i);
  });
});
