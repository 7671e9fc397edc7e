import type { Generated } from 'kysely';
import type { DueColumns } from './due-columns.ts';

// The rows of what comes in. Times are epoch milliseconds, flags 0 or 1, JSON is text; portable like all tables.

/** The reading of a mailbox over IMAP: due again and again, by one process at a time. Its id is the mailbox's. */
export interface InboxTable extends DueColumns {
  id: string;
  workspace_id: string;
  status: 'waiting' | 'connected' | 'error';
  /** Why it cannot be read, when it cannot. */
  error: string | null;
  /** When the last look that came through all its folders began. */
  checked_at: number | null;
  /** The lease under which that was; null when it is to be read anew before mail leaves. */
  read_by: Generated<string | null>;
  /** Folders of the mailbox that its server would not open at that look, a JSON list; null when there is none. */
  folders_missing: Generated<string | null>;
}

/** How far a folder has been read; written in the transaction that stores what was read. */
export interface InboxFolderTable {
  mailbox_id: string;
  folder: string;
  /** The server's number for this numbering of the folder, a 32-bit number as text. */
  uid_validity: string;
  last_uid: number;
  /** Mail that came before the day of this is not read; it stays when the numbering changes. Epoch milliseconds. */
  read_from: number;
  updated_at: number;
}

/** A mail that came in, once: stored first, handled after that. */
export interface InboundTable extends DueColumns {
  id: string;
  workspace_id: string;
  /** Where it was read; null when it was posted. */
  mailbox_id: string | null;
  /** A hash of what makes it the same mail, whichever way it came. Unique in a workspace. */
  once_key: string;
  status: 'waiting' | 'done' | 'failed';
  /** Once it is known. */
  kind: 'own' | 'bounce' | 'complaint' | 'auto' | 'reply' | null;
  /** What was done with it, in a few words. */
  outcome: string | null;
  message_id: string | null;
  from_address: string | null;
  subject: string;
  size_bytes: number;
  /** As it arrived, compressed, shortened when it is very long. */
  raw: Buffer;
  truncated: number;
  lead_id: string | null;
  send_id: string | null;
  received_at: number;
  created_at: number;
}

/** A person's answer to a reply, before and after it is sent. */
export interface DraftTable {
  id: string;
  workspace_id: string;
  reply_id: string;
  status: 'draft' | 'sent';
  subject: string;
  body_text: string;
  /** `person`, or the engine that wrote it. */
  written_by: string;
  send_id: string | null;
  created_at: number;
  updated_at: number;
}

/** Each wording of a touch that was written anew, the one it has now as well; 1 is the first. */
export interface TouchVersionTable {
  touch_id: string;
  version: number;
  body_text: string;
  written_by: string;
  created_at: number;
}

/** Somebody the workspace has imported and may put into a campaign. */
export interface ProspectTable {
  id: string;
  workspace_id: string;
  email: string;
  email_key: string;
  domain: string;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  role: string | null;
  linkedin_url: string | null;
  /** JSON object of further fields, all strings. */
  fields: string;
  created_at: number;
}

/** What was found out about a lead. */
export interface EnrichmentTable {
  id: string;
  workspace_id: string;
  lead_id: string;
  /** JSON: findings, each with its source, and notes of what could not be found. */
  findings: string;
  created_at: number;
}

export interface AutopilotRunTable {
  id: string;
  workspace_id: string;
  campaign_id: string;
  /** JSON: what it did and why, as far as it is; null before the first of it. */
  report: string | null;
  created_at: number;
  finished_at: number | null;
}

/** What a reply has had since replies are read in. */
export interface ReplyInboxColumns {
  inbound_id: Generated<string | null>;
  in_reply_to: Generated<string | null>;
  /** Message ids separated by spaces. */
  thread_references: Generated<string | null>;
  /** Where an answer goes, when that is not where it came from. */
  answer_to: Generated<string | null>;
  /** The whole text, with quotes and signature. */
  raw_text: Generated<string | null>;
  language: Generated<string | null>;
  /** What decided: headers, rules, offline, model, correction. */
  classified_by: Generated<string | null>;
  /** `sure` or `uncertain`; null until it is classified. */
  certainty: Generated<'sure' | 'uncertain' | null>;
  /** What there was to read. */
  content: Generated<'text' | 'none' | 'unreadable' | 'encrypted' | 'reaction'>;
  /** 1: it asks for something under a privacy law. */
  privacy_request: Generated<number>;
  /** JSON: of an opt-out of nobody known, whom it may be from. */
  candidates: Generated<string | null>;
  /** Whom somebody who has left names in their place. */
  successor: Generated<string | null>;
  /** 1: a program says that its lead has left for good. */
  has_left: Generated<number>;
  /** 1: it has counted as its lead's reply, which ended the sequence and was told. */
  counted: Generated<number>;
  /** What it was said to be before a person corrected it. */
  corrected_from: Generated<string | null>;
  answered_at: Generated<number | null>;
  done_at: Generated<number | null>;
  /** Due while it waits for a model's opinion. */
  due_at: Generated<number | null>;
  lease_until: Generated<number | null>;
  lease_owner: Generated<string | null>;
  attempts: Generated<number>;
}

export interface InboxTables {
  inboxes: InboxTable;
  inbox_folders: InboxFolderTable;
  inbound: InboundTable;
  drafts: DraftTable;
  touch_versions: TouchVersionTable;
  prospects: ProspectTable;
  enrichments: EnrichmentTable;
  autopilot_runs: AutopilotRunTable;
}
