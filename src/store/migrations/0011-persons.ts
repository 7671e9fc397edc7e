import type { Tx } from '../store.ts';

/** Rows that are written anew at once. */
const AT_ONCE = 500;
const GOOGLE = ['gmail.com', 'googlemail.com'];

/** One key for each person, whichever spelling of their address a lead has. */
export async function up(tx: Tx): Promise<void> {
  await persons(tx);
  await suppressions(tx);
}

async function persons(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable('leads')
    .addColumn('person_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await tx
    .updateTable('leads')
    .set(({ ref }) => ({ person_key: ref('email_key') }))
    .execute();
  for (let after = ''; ; ) {
    const rows = await tx
      .selectFrom('leads')
      .select(['id', 'email_key'])
      .where('id', '>', after)
      .where((where) => where.or([where('email_key', 'like', '%+%'), where('domain', 'in', GOOGLE)]))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, email_key } of rows) {
      await tx
        .updateTable('leads')
        .set({ person_key: personKey(email_key) })
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || !last) break;
    after = last.id;
  }
  await tx.schema.createIndex('leads_by_person').on('leads').columns(['workspace_id', 'person_key']).execute();
}

/** An address that nobody may mail stands for the person; one that bounced says nothing of their other spellings. */
async function suppressions(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('suppressions')
    .selectAll()
    .where('kind', '=', 'address')
    .where('reason', '!=', 'bounced')
    .where((where) => where.or([where('value', 'like', '%+%'), where('value', 'like', '%@g%mail.com')]))
    .execute();
  for (const { id, workspace_id, value } of rows) {
    const person = personKey(value);
    if (person === value) continue;
    const there = await tx
      .selectFrom('suppressions')
      .select(['id', 'reason'])
      .where('workspace_id', '=', workspace_id)
      .where('kind', '=', 'address')
      .where('value', '=', person)
      .executeTakeFirst();
    if (there) continue;
    await tx.updateTable('suppressions').set({ value: person }).where('id', '=', id).execute();
  }
}

/** As persons were told apart at this version. */
function personKey(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const domain = emailKey.slice(at + 1);
  if (at < 1 || emailKey.startsWith('"')) return emailKey;
  const untagged = emailKey.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  if (!GOOGLE.includes(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`;
}
