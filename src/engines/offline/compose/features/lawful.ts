import type { Design } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';

const CRITERIA_MAX = 5;

/** What a named law asks of accounts is built with them: a line in a table of duties builds nothing. */
export function lawfulAccounts(spec: CapabilityFeature, design: Design): CapabilityFeature {
  const withExport = hasDataRights(design) ? add(spec, DATA_RIGHTS) : spec;
  return asksForConsent(design) ? { ...add(withExport, CONSENT), ...OF_PARENTS } : withExport;
}

/** People may take their data along. */
export const hasDataRights = ({ understanding: { constraints } }: Design) =>
  constraints.laws.includes('EU') || constraints.regulations.some((name) => /GDPR|LGPD|CCPA/.test(name));

/** Children use it where a parent's consent is law. */
export const asksForConsent = ({ understanding: { constraints } }: Design) => constraints.regulations.includes('COPPA');

type Duty = Pick<CapabilityFeature, 'criteria' | 'api' | 'steps'>;

const DATA_RIGHTS: Duty = {
  criteria: ['An export holds every row of the account, within 24 hours.'],
  api: [{ method: 'GET', path: '/accounts/:id/export', purpose: 'all data of the own account as a file' }],
  steps: ['List every table that holds personal data. Export and deletion walk that list; a test compares it.'],
};

const CONSENT: Duty = {
  criteria: [
    'Without a stored consent of a parent no profile of a child opens.',
    'Withdrawing consent deletes recordings within 24 hours.',
  ],
  api: [
    { method: 'POST', path: '/accounts/:id/consent', purpose: 'a parent consents, with proof of being one' },
    { method: 'DELETE', path: '/accounts/:id/consent', purpose: 'a parent withdraws' },
  ],
  steps: [
    'Accounts belong to parents. A child has a profile without mail address or password.',
    'Check the consent on the server before camera, microphone or upload.',
  ],
};

/** Who signs in, and who does not. */
const OF_PARENTS: Pick<CapabilityFeature, 'description' | 'stories'> = {
  description: 'A parent signs in by mail, proves to be one and consents. Children get profiles under that account.',
  stories: [
    { as: 'actor', want: 'to open my profile without a mail address', so: 'I start when my parent has said yes' },
    { as: 'keeper', want: 'to see which profiles lack a consent', so: 'none of them stays open by mistake' },
  ],
};

/** Criteria of the law come first: the list is short, and they are not to be crowded out. */
function add(spec: CapabilityFeature, duty: Duty): CapabilityFeature {
  const known = new Set(spec.api.map(({ method, path }) => `${method} ${path}`));
  return {
    ...spec,
    criteria: [...duty.criteria, ...spec.criteria].slice(0, CRITERIA_MAX),
    api: [...spec.api, ...duty.api.filter(({ method, path }) => !known.has(`${method} ${path}`))],
    steps: [...spec.steps, ...duty.steps],
  };
}
