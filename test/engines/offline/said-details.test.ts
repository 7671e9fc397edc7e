import { describe, expect, test } from 'vitest';
import { blueprint } from './blueprint.ts';

type Plan = Awaited<ReturnType<typeof blueprint>>;
const table = ({ architecture }: Plan, name: string) => architecture.dataModel.find(({ entity }) => entity === name);
const criteria = ({ features }: Plan) =>
  features.features.flatMap(({ acceptanceCriteria }) => acceptanceCriteria).join('\n');
const endpoints = ({ features }: Plan) =>
  features.features.flatMap(({ apiSurface }) => apiSurface.map(({ purpose }) => purpose)).join('\n');

describe('a detail that the idea names', () => {
  test('is a typed column with a way in and a test, and its code is printed and scanned', async () => {
    const plan = await blueprint(
      'App for our tyre shop that keeps customers’ summer tyres in a hall over the winter: scan a barcode on each tyre, find its rack, note the profile depth, invite customers to swap in March and November.',
    );
    expect(table(plan, 'StoredPiece')?.fields.join()).toMatch(/profileDepthTenths: integer, tenths of a millimetre/);
    expect(table(plan, 'StoredPiece')?.fields.join()).toMatch(/position: front left/);
    expect(criteria(plan)).toMatch(/profile depth of 3\.8 mm is stored as 38/);
    expect(criteria(plan)).toMatch(/printed tag with a barcode/);
    expect(endpoints(plan)).toMatch(/scanned barcode/);
    const season = plan.features.features.find(({ acceptanceCriteria }) =>
      acceptanceCriteria.some((one) => one.startsWith('March and November are preset')),
    );
    expect(season?.priority).toBe('P0');
  });

  test('goes with the work that is done on a thing, also where there is no network', async () => {
    const plan = await blueprint(
      'We farm mussels on 60 numbered rows. I want to see which rows are due at which tide, the hands tick off what they did, and losses and shell length are noted per row. Out there is no signal; it has to catch up on shore.',
    );
    expect(table(plan, 'RowWork')?.fields.join()).toMatch(/lost: integer.*shellLengthMm: integer/);
    expect(table(plan, 'Row')?.fields.join()).not.toMatch(/DueOn|EveryDays|lost:/);
    expect(criteria(plan)).toMatch(/17 losses entered for one row/);
    expect(endpoints(plan)).toMatch(/with losses and shell length/);
    expect(criteria(plan)).toMatch(/In flight mode thirty row works are entered/);
    const offline = plan.features.features.find(({ dataImpact }) => dataImpact.includes('LocalChange'));
    expect(offline?.description).toContain('row works');
  });

  test('is left alone where it is denied, or names what the plan keeps already', async () => {
    const plan = await blueprint(
      'Shed book for a bike repair shop: jobs with customer, price and date. We never note the tread depth and nobody wants to scan a QR code on each bike.',
    );
    expect(JSON.stringify(plan.architecture.dataModel)).not.toMatch(/treadDepth/);
    expect(criteria(plan)).not.toMatch(/printed tag with a QR/);
  });
});
