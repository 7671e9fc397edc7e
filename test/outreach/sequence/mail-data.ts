import type { MergeCampaign, MergeLead, MergeSender } from '../../../src/outreach/sequence/merge-scope.ts';

/** Who writes, in these tests. */
export const FROM: { sender: MergeSender; campaign: MergeCampaign } = {
  sender: { fromName: 'Bo Berg', email: 'bo@sender.example' },
  campaign: { name: 'Autumn' },
};

export const FOOTER = { postalAddress: 'Berg Ltd\n1 Road, Town', unsubscribeUrl: 'https://pw.example/u/abc' };

/** A lead with a first name and a company; what is given wins. */
export function leadOf(given: Partial<MergeLead> = {}): MergeLead {
  return {
    id: 'lead_1',
    email: 'anna@acme.example',
    firstName: 'Anna',
    lastName: null,
    company: 'Acme',
    role: '',
    linkedinUrl: null,
    fields: {},
    ...given,
  };
}
