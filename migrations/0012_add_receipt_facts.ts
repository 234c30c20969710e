import type { Knex } from 'knex';

const RELEASES = ['preliminary', 'provisional', 'final'];
const NOT_STATED = 'not-stated';
/** Sources without named releases. Earlier versions stored "provisional" for them. */
const UNNAMED = ['scorecard', 'crime', 'athletics', 'research', 'carnegie'];

/** Receipts name the variable that was read and how a copy was obtained and matched, and no release that the publisher did not state. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => {
    table.text('obtained_from');
    table.text('matched_by');
  });
  // One digit per field: 0 for the whole recipe, else the number of the variable that was read. Empty: 0 for all fields.
  await knex.schema.alterTable('supplied_values', (table) => void table.text('alternatives').notNullable().defaultTo(''));
  for (const table of ['import_runs', 'value_sources']) await allowReleases(knex, table, [...RELEASES, NOT_STATED]);
  await replaceRelease(knex, 'provisional', NOT_STATED);
}

export async function down(knex: Knex): Promise<void> {
  await replaceRelease(knex, NOT_STATED, 'provisional');
  for (const table of ['import_runs', 'value_sources']) await allowReleases(knex, table, RELEASES);
  await knex.schema.alterTable('supplied_values', (table) => table.dropColumn('alternatives'));
  await knex.schema.alterTable('import_runs', (table) => table.dropColumns('obtained_from', 'matched_by'));
}

async function allowReleases(knex: Knex, table: string, releases: readonly string[]): Promise<void> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `select conname as name from pg_constraint where conrelid = ?::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%release%'`,
    [table],
  );
  for (const { name } of rows) await knex.raw('alter table ?? drop constraint ??', [table, name]);
  const list = releases.map((release) => `'${release}'`).join(', ');
  const sql = `alter table ${table} add constraint ${table}_release_check check (release in (${list}))`;
  await knex.raw(sql);
}

/** Replaces a release of the sources without named releases, in runs, provenance, the flags of colleges and data versions. */
async function replaceRelease(knex: Knex, from: string, to: string): Promise<void> {
  for (const table of ['import_runs', 'value_sources'])
    await knex(table).whereIn('source', UNNAMED).where('release', from).update({ release: to });
  await knex.raw(
    `update colleges set data_source_flags = (
       select jsonb_object_agg(key, case when key = any(:sources) and value->>'release' = :from
         then value || jsonb_build_object('release', cast(:to as text)) else value end)
       from jsonb_each(data_source_flags))
     where exists (select from jsonb_each(data_source_flags) where key = any(:sources) and value->>'release' = :from)`,
    { sources: UNNAMED, from, to },
  );
  await replaceReason(knex, reasonEnd(from), reasonEnd(to));
}

/** "import crime 2022 provisional", "import crime 2022" */
const reasonEnd = (release: string): string => (release === NOT_STATED ? '' : ` ${release}`);

const replaceReason = (knex: Knex, from: string, to: string) =>
  knex.raw(`update data_versions set reason = regexp_replace(reason, :pattern, :replacement) where reason ~ :pattern`, {
    pattern: `^(import (?:${UNNAMED.join('|')}) [0-9]+)${from}$`,
    replacement: `\\1${to}`,
  });
