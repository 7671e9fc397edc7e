/** One idea and its context in one workspace. */
export interface PlanTable {
  id: string;
  workspace_id: string;
  /** Unique among the live plans of a workspace; null once deleted. */
  words_hash: string | null;
  /** Empty once deleted. */
  idea: string;
  context: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** JSON: what the last review found, null where it is still to come, and the content hashes that it is of. */
  review: string | null;
}

/** An artefact of a plan as it once was. Nothing but `is_current` ever changes. */
export interface PlanVersionTable {
  plan_id: string;
  artifact: string;
  /** 1, 2, 3 … for each artefact of a plan. */
  number: number;
  data: string;
  /** JSON: what its author wrote, of which the program made the data; null where that is not known. */
  written: string | null;
  hash: string;
  /** What wrote it; `host` for the IDE's own model. */
  engine: string;
  model: string | null;
  /** The key of the host that wrote it. */
  key_id: string | null;
  /** JSON: `[{ artifact, number, hash }]`; the number is null for what is no version of the plan. */
  based_on: string;
  run_id: string | null;
  /** 1 for the version that counts: at most one of each artefact. */
  is_current: number;
  created_at: number;
}

/** What a host has written of an artefact so far. */
export interface PlanDraftTable {
  plan_id: string;
  artifact: string;
  /** The content hash that it goes on from; null for the first version. */
  base_hash: string | null;
  data: string;
  created_at: number;
  updated_at: number;
  expires_at: number;
}

/** What a host was answered: the same submission sent again gets the same. */
export interface PlanSubmissionTable {
  plan_id: string;
  hash: string;
  verdict: string;
  created_at: number;
}

/** That a prompt of a plan was done in a workspace. Only `status` ever changes. */
export interface PlanBuildTable {
  workspace_id: string;
  /** A plan of the workspace, or a sample, which is no row. */
  plan_id: string;
  /** 1, 2, 3 … in a plan of a workspace: of a prompt, the last one counts. */
  number: number;
  /** Id of the prompt: `setup`, `P3`. */
  prompt: string;
  /** The version of the pack that it was built from. */
  version: number;
  /** Content hash of the prompt in that version. */
  hash: string;
  /** What its builder says, or what a check has seen. */
  status: 'claimed' | 'proven';
  note: string;
  /** JSON. */
  evidence: string | null;
  /** The key of the one who says so. */
  key_id: string | null;
  created_at: number;
}

/** A link that opens the page of a plan, until it was used; then the browser in which the page is open. */
export interface PlanLinkTable {
  /** SHA-256 of the secret in the link, later of the one in the cookie. */
  hash: string;
  plan_id: string;
  /** The key that asked for the link; null at the shell. */
  key_id: string | null;
  /** Until when the link opens the page; null once it has. */
  open_until: number | null;
  /** Until when the page stays open; null before the link was used. */
  shown_until: number | null;
}

/** What a person asked to change in a plan. Only `done_at` ever changes. */
export interface PlanRevisionTable {
  plan_id: string;
  /** 1, 2, 3 … in a plan. */
  number: number;
  /** In their own words. */
  change: string;
  /** The key that asked for it; null at the shell. */
  key_id: string | null;
  created_at: number;
  /** When the brief took it up; null before. */
  done_at: number | null;
}

export interface PlanTables {
  plans: PlanTable;
  plan_versions: PlanVersionTable;
  plan_drafts: PlanDraftTable;
  plan_submissions: PlanSubmissionTable;
  plan_builds: PlanBuildTable;
  plan_links: PlanLinkTable;
  plan_revisions: PlanRevisionTable;
}
