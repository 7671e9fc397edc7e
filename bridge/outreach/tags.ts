/** What the documents group the endpoints of outreach by, in their order. */
export const OUTREACH_TAGS = [
  { name: 'Identity', description: 'Outreach: whose key it is.' },
  { name: 'Mailboxes', description: 'Outreach: whom mail comes from, and how it leaves.' },
  { name: 'Settings', description: 'Outreach: what all mails of the workspace have in common.' },
];
