import type { MergeData } from '../sequence/merge-scope.ts';
import type { CampaignRow, LeadRow, MailboxRow } from './rows.ts';

/** What the templates of a campaign see of a lead and of whoever writes. */
export const mergeDataOf = (lead: LeadRow, campaign: CampaignRow, mailbox: MailboxRow | undefined): MergeData => ({
  lead: {
    id: lead.id,
    email: lead.email,
    firstName: lead.first_name,
    lastName: lead.last_name,
    company: lead.company,
    role: lead.role,
    linkedinUrl: lead.linkedin_url,
    // Checked with its schema before it was stored.
    fields: JSON.parse(lead.fields) as Record<string, string>,
  },
  sender: { fromName: campaign.from_name, email: mailbox?.email ?? '' },
  campaign: { name: campaign.name },
});
