/** Where the setup prompt has the agent write the schema. */
export const SCHEMA_FILE = 'docs/plan/schema.md';
/** Where the setup prompt has the agent write settings and rules. */
export const RULES_FILE = 'docs/plan/rules.md';
