import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

const tablesOf = async (idea: string) => (await blueprint(idea)).architecture.dataModel.map(({ entity }) => entity);
const namesOf = async (idea: string) => (await blueprint(idea)).features.features.map(({ name }) => name).join('\n');

describe('a name that is a plain word too', () => {
  it.each([
    [
      'slack',
      'CI check that reads static timing reports and fails the build when the worst negative slack gets worse.',
      /Slack/,
    ],
    ['sap', 'Gauges on the tubing of our sugar bush tell us where the maple sap line leaks.', /SAP/],
    ['zoom', 'Photo viewer for herbarium sheets: pinch to zoom in on a leaf, measure it, note the taxon.', /\bZoom\b/],
  ])('%s is a service only in the company of one', async (_word, idea, service) => {
    const { architecture, features } = await blueprint(idea);
    expect(JSON.stringify([architecture.nodes, features])).not.toMatch(service);
  });

  it.each([
    ['Slack', 'Post our nightly stock differences to slack so the buyers see them.'],
    ['SAP', 'Warehouse picking app that takes the orders from sap and books each pick back.'],
  ])('%s is still the service where it is meant', async (service, idea) => {
    expect(JSON.stringify((await blueprint(idea)).architecture)).toContain(service);
  });
});

describe('a verb of more than one meaning', () => {
  it('draws a box without a lottery', async () => {
    const idea = 'Reviewers draw a box on a scanned herbarium sheet and write what is wrong there.';
    expect(JSON.stringify((await blueprint(idea)).features)).not.toMatch(/by lot|chance decide|seed/);
  });

  it('still draws the winners of a raffle by lot', async () => {
    const idea = 'Raffle desk for a village fair: sell numbered tickets, then draw the winners.';
    expect(JSON.stringify((await blueprint(idea)).features)).toMatch(/by lot|chance|draw/i);
  });

  it('keeps no list of comments where the program comments how something moved', async () => {
    const idea =
      'GitHub Action that parses Yosys and Quartus timing reports on every pull request and comments how cell count and LUT usage moved against main, fail if slack goes below a threshold.';
    expect((await tablesOf(idea))[0]).not.toBe('Comment');
  });
});

describe('what counts and what is counted', () => {
  it('makes no table of a unit', async () => {
    expect(
      await tablesOf(
        'Software for grease trap pumpers: the day’s stops in a sensible order, gallons per tank, the county waste manifest signed by homeowner, driver and treatment plant, an invoice on the spot.',
      ),
    ).not.toContain('Gallon');
  });
});

describe('money that the product must not touch', () => {
  it.each([
    'App for a rotating savings circle: whose turn it is and who has paid in. We must not move a cent or we need a licence.',
    'App for a rotating savings circle: whose turn it is and who has paid in. Cash stays between the members.',
  ])('is paid through nothing: %s', async (idea) => {
    expect(await namesOf(idea)).not.toMatch(/mobile\b.*(?:money|payments?)|checkout/i);
  });
});
