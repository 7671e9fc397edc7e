/** What the documents group the endpoints of outreach by, in their order. */
export const OUTREACH_TAGS = [
  { name: 'Identity', description: 'Outreach: whose key it is.' },
  { name: 'Campaigns', description: 'Outreach: what is offered, when mail may leave, and whether it does.' },
  { name: 'Steps', description: 'Outreach: the sequence that leads of a campaign go through.' },
  { name: 'Leads', description: 'Outreach: whom a campaign is for, and where each of them stands.' },
  { name: 'Prospects', description: 'Outreach: people whom a campaign may be for one day, and who of them fits.' },
  { name: 'Sends', description: 'Outreach: mails and their delivery state.' },
  { name: 'Inbound', description: 'Outreach: mail that came in, and what was done with it.' },
  { name: 'Replies', description: 'Outreach: what people wrote back.' },
  { name: 'Touches', description: 'Outreach: what a person is to post on a social channel.' },
  { name: 'Suppressions', description: 'Outreach: whom nobody of the workspace may mail.' },
  { name: 'Webhooks', description: 'Outreach: where events are posted to, and what came of it.' },
  { name: 'Mailboxes', description: 'Outreach: whom mail comes from, and how it leaves.' },
  { name: 'Settings', description: 'Outreach: what all mails of the workspace have in common.' },
];
