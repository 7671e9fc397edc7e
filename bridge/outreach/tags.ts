/** What the documents group the endpoints of outreach by, in their order. */
export const OUTREACH_TAGS = [
  { name: 'Identity', description: 'Outreach: whose key it is.' },
  { name: 'Campaigns', description: 'Outreach: what is offered, when mail may leave, and whether it does.' },
  { name: 'Steps', description: 'Outreach: the sequence that leads of a campaign go through.' },
  { name: 'Mailboxes', description: 'Outreach: whom mail comes from, and how it leaves.' },
  { name: 'Settings', description: 'Outreach: what all mails of the workspace have in common.' },
];
