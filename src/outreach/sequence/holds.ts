/** Every answer to "why is nothing going out?", and what it says to people. */
export const HOLDS = {
  lead_replied: 'This lead replied, so that nothing more is sent.',
  lead_bounced: 'Mail to this lead bounced, so that nothing more is sent.',
  lead_unsubscribed: 'This lead unsubscribed, so that nothing more is sent.',
  lead_completed: 'This lead has had every step.',
  lead_failed: 'A step for this lead failed. Mend what its last send says, then resume the lead.',
  address_suppressed: 'The address is on the suppression list of the workspace.',
  domain_suppressed: 'The domain of the address is on the suppression list of the workspace.',
  campaign_draft: 'The campaign is a draft. Activate it.',
  campaign_paused: 'The campaign is paused. Activate it to go on.',
  campaign_completed: 'The campaign is completed. Activate it to go on.',
  campaign_archived: 'The campaign is archived.',
  no_public_link:
    'Nothing is sent, for people could not unsubscribe: this process has no https PLANWRIGHT_PUBLIC_URL. The operator sets it, or serves with --demo-mail for a trial.',
  no_steps: 'The campaign has no step. Add one.',
  no_mailbox: 'The campaign has no mailbox. Give it one.',
  no_postal_address: 'The workspace has no postal address, which every mail must carry. Set it.',
  mailbox_error: 'The mailbox has an error. Look at its reason, mend it and set it active again.',
  mailbox_held:
    'The mailbox is held, for its server refuses it; it is tried again then. To go on at once, mend the cause and test the mailbox.',
  inbox_unread:
    'The inbox of the mailbox has not been read to its end in the last minutes, so a reply that asks for a stop may be waiting there. Mail goes out again by itself once it has been read.',
  mailbox_paused: 'The mailbox is paused. Set it active to go on.',
  lead_paused: 'The lead is paused. Resume it to go on.',
  company_replied: 'Somebody else at this company replied, so this lead is held. Resume it to go on.',
  person_replied:
    'This person replied elsewhere, and the reply waits to be dealt with. Answer it, mark it as done or say what it is, and the lead goes on; or resume the lead.',
  reply_uncertain:
    'A reply that may be from this lead is not sure. Say what it is, answer it, or mark it as done; the lead goes on unless it asks for an end.',
  has_left:
    'An automatic answer says that this person has left for good, so nothing more is sent. Resume the lead if that is wrong.',
  values_missing:
    'The next step cannot be written for this lead. Fill in what it lacks, or give the template a default; if the lead failed of it, resume it then.',
  nothing_waiting: 'No lead waits for a step. Add leads.',
  in_flight: 'A mail is on its way at this moment.',
  not_due: 'The next step is not due yet.',
  window_closed: 'The sending window is closed.',
  campaign_cap: 'The campaign has sent all that it may today.',
  mailbox_cap: 'The mailbox has sent all that it may today.',
  mailbox_backlog: 'As many mails as may wait in the mailbox do so already. More follow as they leave.',
  mailbox_gap: 'The mailbox rests between two mails.',
  ready: 'Nothing holds it back: it goes out with one of the next ticks.',
} as const satisfies Record<string, string>;

export type HoldCode = keyof typeof HOLDS;
