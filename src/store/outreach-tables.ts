import type { Generated } from 'kysely';
import type { Verdict } from '../mail/refusal/verdict.ts';
import type { DueColumns } from './due-columns.ts';
import type { ReplyInboxColumns } from './inbox-tables.ts';

// The outreach engine's rows. Times are epoch milliseconds, flags 0 or 1, JSON is text; portable like all tables.

/** A workspace's own data that every mail of it carries. */
export interface OutreachSettingsTable {
  workspace_id: string;
  /** Required by law in every mail; without it no campaign can be active. */
  postal_address: string | null;
  updated_at: number;
}

export interface CampaignTable {
  id: string;
  workspace_id: string;
  name: string;
  status: 'draft' | 'active' | 'paused' | 'completed' | 'archived';
  /** Why it is paused, when it was not a person who paused it. */
  paused_reason: string | null;
  from_name: string;
  pitch_context: string;
  /** Mails a local day, over all steps. */
  daily_cap: number;
  mailbox_id: string | null;
  /** IANA name. */
  time_zone: string;
  /** JSON: { days: [1..7, Monday first], from: "09:00", to: "17:00" }, local time. */
  sending_window: string;
  /** 1: a reply of one person of a company stops its other leads. */
  stop_for_company: number;
  /** JSON: whom it is for. */
  icp: Generated<string | null>;
  activated_at: number | null;
  /** Mails written since then count toward the pause of a campaign that bounces: its last activation. */
  bounces_from: Generated<number>;
  created_at: number;
  updated_at: number;
}

export interface StepTable {
  id: string;
  workspace_id: string;
  campaign_id: string;
  /** 1 is the first. */
  position: number;
  kind: 'email' | 'touch';
  /** Of a touch: linkedin, x, phone, other. */
  channel: string | null;
  /** Hours after the step before it, or after the start for the first. */
  wait_hours: number;
  /** Liquid with spintax; a follow-up without a subject answers the thread. */
  subject: string | null;
  body: string | null;
  /** Of a touch: what it should say. */
  note: string | null;
  created_at: number;
  updated_at: number;
}

export interface LeadTable extends DueColumns {
  id: string;
  workspace_id: string;
  campaign_id: string;
  /** As it was given, without the spaces around it. */
  email: string;
  /** What makes it the same address: trimmed, lower case, domain in ASCII. Unique in a campaign. */
  email_key: string;
  /** What makes it the same person: of `a+x@` and `a@`, and of the spellings of one Google address. */
  person_key: Generated<string>;
  domain: string;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  role: string | null;
  linkedin_url: string | null;
  /** JSON object of further merge fields, all strings. */
  fields: string;
  status: 'queued' | 'active' | 'replied' | 'bounced' | 'unsubscribed' | 'completed' | 'paused' | 'failed';
  /** Why it is paused, when it was not a person who paused it. */
  paused_reason: Generated<'company_replied' | 'person_replied' | 'reply_uncertain' | 'has_left' | null>;
  /** Steps done: 0 before the first. */
  step_position: number;
  /** When its sequence ended, in whatever way; null while it goes on or is held. */
  ended_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

export interface SendTable extends DueColumns {
  id: string;
  workspace_id: string;
  campaign_id: string;
  lead_id: string;
  /** Null for a person's answer to a reply. */
  step_id: string | null;
  /** 0; higher only when the ones before were cancelled before they left, or failed. Unique with lead and step. */
  attempt_group: number;
  mailbox_id: string;
  status: 'queued' | 'claimed' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';
  /** Fixed before the first attempt. */
  message_id: string;
  /** The id that its server named when it took the mail: a Message-ID without brackets, or what stands before its `@`. */
  server_id: Generated<string | null>;
  recipient: string;
  subject: string;
  body_text: string;
  in_reply_to: string | null;
  /** Message ids separated by spaces. */
  thread_references: string | null;
  /** SHA-256 of the unsubscribe token, which is drawn anew for each attempt and is nowhere stored itself. */
  token_hash: string;
  /** The local day of its campaign whose cap it counts against, such as 2026-11-21; null together with the other one. */
  cap_day: string | null;
  /** The same for its mailbox, by the mailbox's own days. */
  mailbox_day: string | null;
  /** Written before DATA: from then on it may have been delivered. */
  data_begun_at: number | null;
  sent_at: number | null;
  bounced_at: number | null;
  /** What came back later: `hard`, or `soft` with which the lead goes on. */
  bounce: Generated<'hard' | 'soft' | null>;
  /** Whom its last refusal was about; null again when a server takes it. */
  verdict: Generated<Verdict | null>;
  /** Of a person's answer: what it answers. */
  reply_id: Generated<string | null>;
  /** Its draft, which has one mail at most; null again when that failed. */
  draft_id: Generated<string | null>;
  error: string | null;
  created_at: number;
  updated_at: number;
}

/** Mails reserved for one local day of a campaign or a mailbox. */
export interface CapDayTable {
  /** `campaign:<id>` or `mailbox:<id>`. */
  owner: string;
  day: string;
  reserved: number;
}

export interface MailboxTable {
  id: string;
  workspace_id: string;
  email: string;
  name: string;
  status: 'active' | 'paused' | 'error';
  status_reason: string | null;
  /** Set: paused for good, its secrets gone; the row stays for the sends that name it. */
  removed_at: Generated<number | null>;
  smtp_host: string;
  smtp_port: number;
  /** tls, starttls or none (loopback alone). */
  smtp_security: string;
  smtp_user: string | null;
  /** Sealed. */
  smtp_password: string | null;
  imap_host: string | null;
  imap_port: number | null;
  imap_security: string | null;
  imap_user: string | null;
  imap_password: string | null;
  /** JSON: paths of the folders that are read beside INBOX and spam. */
  folders: Generated<string>;
  /** JSON: { domain, selector }, with the private key sealed beside it. */
  dkim: string | null;
  dkim_key: string | null;
  /** IANA name: by whose days the cap and the ramp are counted, whatever campaigns send from it. */
  time_zone: Generated<string>;
  /** plus: bounces come to name+token@; none: to the address itself. */
  return_path: string;
  daily_cap: number;
  /** Seconds between two mails. */
  gap_seconds: number;
  /** Mails of the first day and how many more each day, until daily_cap; null without a ramp. */
  ramp_start: number | null;
  ramp_step: number | null;
  /** No mail leaves before this. */
  next_send_at: number;
  first_sent_at: number | null;
  /** Held until then, because its server refuses it; stays when the time is up, until a mail is taken. */
  hold_until: Generated<number | null>;
  /** When the first hold of this row of holds began. */
  hold_since: Generated<number | null>;
  hold_reason: Generated<string | null>;
  /** Whether a server refused a mail at once (`answer`), or reported it later. */
  hold_by: Generated<'answer' | 'report' | null>;
  /** Holds one after the other. */
  holds: Generated<number>;
  /** JSON: the mails that were refused, one after the other, since one was taken. */
  refused_run: Generated<string | null>;
  created_at: number;
  updated_at: number;
}

export interface SuppressionTable {
  id: string;
  workspace_id: string;
  kind: 'address' | 'domain';
  /** A person's key (an email_key where it bounced), or a domain in ASCII. Unique with workspace and kind. */
  value: string;
  /** unsubscribed, bounced, complained, manual, imported. */
  reason: string;
  /** Of a bounce: what the refusal was judged to be, and what the server said. */
  verdict: Generated<Verdict | null>;
  reply: Generated<string | null>;
  created_at: number;
}

export interface ReplyTable extends ReplyInboxColumns {
  id: string;
  workspace_id: string;
  campaign_id: string | null;
  lead_id: string | null;
  send_id: string | null;
  mailbox_id: string | null;
  message_id: string | null;
  from_address: string;
  from_name: string | null;
  subject: string;
  /** Without quotes and signature. */
  body_text: string;
  classification: string | null;
  confidence: number | null;
  classified_reason: string | null;
  needs_action: number;
  received_at: number;
  created_at: number;
  updated_at: number;
}

export interface TouchTable {
  id: string;
  workspace_id: string;
  campaign_id: string;
  lead_id: string;
  step_id: string;
  channel: string;
  body_text: string;
  status: 'queued' | 'sent' | 'skipped';
  created_at: number;
  sent_at: number | null;
}

/** A lead that a reply holds until a person says what the reply is; its sequence need not be going on. */
export interface LeadHoldTable {
  reply_id: string;
  lead_id: string;
  /** 1: a person has let the lead go on, whatever the reply is. */
  let_go: Generated<number>;
}

/** What happened, written in the transaction of the change it tells of. */
export interface EventTable {
  id: string;
  workspace_id: string;
  type: string;
  /** JSON: the envelope's `data`. */
  data: string;
  created_at: number;
}

export interface EndpointTable {
  id: string;
  workspace_id: string;
  url: string;
  /** JSON array of event types. */
  event_types: string;
  /** `deleted` keeps the row for the deliveries that name it; nobody sees it any more. */
  status: 'active' | 'paused' | 'deleted';
  /** Why it is paused, when it was not a person who paused it. */
  status_reason: string | null;
  /** Since when no attempt has succeeded, and how many have failed since; null and 0 after a success. */
  failing_since: number | null;
  failures: number;
  /** Sealed; the one before stays valid until `old_secret_until`. */
  secret: string;
  old_secret: string | null;
  old_secret_until: number | null;
  created_at: number;
  updated_at: number;
}

/** One event to one endpoint: its id is `X-SVC-Event-Id`. */
export interface DeliveryTable extends DueColumns {
  id: string;
  workspace_id: string;
  event_id: string;
  endpoint_id: string;
  event_type: string;
  /** The envelope, byte for byte the same on every attempt. */
  body: string;
  /** While its endpoint is paused it is `waiting` and never due. */
  status: 'waiting' | 'delivered' | 'failed' | 'cancelled';
  /** Attempts that ended, each logged: X-SVC-Attempt is one more. `attempts` counts claims, also of processes that died. */
  attempts_made: number;
  /** `attempts_made` when this round of up to four attempts began: 0, and more after a redelivery. */
  round_began: number;
  created_at: number;
  finished_at: number | null;
}

export interface DeliveryAttemptTable {
  delivery_id: string;
  attempt: number;
  started_at: number;
  duration_ms: number;
  /** The receiver's HTTP status; null when there was no answer. */
  status: number | null;
  /** What went wrong, as a short code. */
  error: string | null;
}

export interface OutreachTables {
  outreach_settings: OutreachSettingsTable;
  campaigns: CampaignTable;
  steps: StepTable;
  leads: LeadTable;
  sends: SendTable;
  cap_days: CapDayTable;
  mailboxes: MailboxTable;
  suppressions: SuppressionTable;
  replies: ReplyTable;
  lead_holds: LeadHoldTable;
  touches: TouchTable;
  events: EventTable;
  endpoints: EndpointTable;
  deliveries: DeliveryTable;
  delivery_attempts: DeliveryAttemptTable;
}
