import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { assignSlugs, movedSlugs, type SluggedCollege, type SlugInput } from '../../domain/colleges/slug.ts';
import { openCatalog } from './catalog-lock.ts';
import { readInBatches } from './cursor.ts';
import { publishVersion } from './data-versions.ts';

/** The slugs of the colleges that an import adds: `unitid`, `slug`. */
export const GIVEN = 'given';
/** The colleges that an import moves to another slug: `id`, `slug`, `former_slugs`. */
export const MOVED = 'moved';

/** Colleges that closed keep the slug that people know. */
const mayMove = (status: string): string => `${status} not in ('closed', 'merged')`;

const sluggedSql = (name: string): string =>
  `select c.id, c.ipeds_unit_id as "ipedsUnitId", ${name} as name, c.location, c.state, c.slug, c.former_slugs as "formerSlugs"`;

/** Stages the moves of the colleges whose name or status the merged rows change. */
export async function stageMovedSlugs(connection: ClientBase, merged: string): Promise<void> {
  await connection.query(`create temp table ${MOVED} (id int primary key, slug text, former_slugs text[]) on commit drop`);
  const { rows } = await connection.query<SluggedCollege>(
    `${sluggedSql('m.name')} from ${merged} m join colleges c on c.id = m.id
     where row(m.name, m.operating_status) is distinct from row(c.name, c.operating_status) and ${mayMove('m.operating_status')}`,
  );
  await insertMoves(connection, rows);
}

/** Stages the slugs of colleges that are not in the catalog yet: `added` is what follows `from` in a query for them. */
export async function stageNewSlugs(connection: ClientBase, added: string): Promise<void> {
  await connection.query(`create temp table ${GIVEN} (unitid int primary key, slug text not null) on commit drop`);
  // A new college has no id yet.
  const colleges = readInBatches<SlugInput>(
    connection,
    `select unitid as id, unitid as "ipedsUnitId", name, location, state from ${added} order by unitid`,
  );
  for await (const slugs of assignSlugs(colleges, await takenSlugs(connection, MOVED)))
    await connection.query(`insert into ${GIVEN} select * from unnest($1::int[], $2::text[])`, [[...slugs.keys()], [...slugs.values()]]);
  await connection.query(`analyze ${GIVEN} (unitid)`);
}

/** Moves one college to the slug of its stored name, if it may. */
export async function settleSlugOf(connection: ClientBase, collegeId: number): Promise<void> {
  await moveStored(connection, 'c.id = $1', [collegeId]);
}

/** Moves every college to the slug of its stored name, if it may: for catalogs from before slugs moved with names. */
export async function settleSlugs(db: Knex, log: (message: string) => void): Promise<void> {
  if (!(await db.schema.hasColumn('colleges', 'former_slugs'))) return;
  const connection = await openCatalog(db, 'addresses', { shouldWait: true });
  try {
    const moved = await moveStored(connection, 'true', []);
    if (moved > 0) await publishVersion(connection, 'addresses by present names');
    await connection.query('commit');
    if (moved > 0) log(`addresses changed: ${moved} ${moved === 1 ? 'college' : 'colleges'}`);
  } finally {
    await connection.end();
  }
}

async function moveStored(connection: ClientBase, where: string, values: unknown[]): Promise<number> {
  const { rows } = await connection.query<SluggedCollege>(
    `${sluggedSql('c.name')} from colleges c where ${where} and ${mayMove('c.operating_status')}`,
    values,
  );
  const moved = movedSlugs(rows, await takenSlugs(connection));
  await connection.query(
    'update colleges c set slug = g.slug, former_slugs = g.former_slugs from jsonb_to_recordset($1) as g(id int, slug text, former_slugs text[]) where c.id = g.id',
    [asRows(moved)],
  );
  return moved.size;
}

async function insertMoves(connection: ClientBase, colleges: readonly SluggedCollege[]): Promise<void> {
  if (colleges.length === 0) return;
  const moved = movedSlugs(colleges, await takenSlugs(connection));
  await connection.query(`insert into ${MOVED} select * from jsonb_to_recordset($1) as g(id int, slug text, former_slugs text[])`, [
    asRows(moved),
  ]);
}

const asRows = (moved: ReturnType<typeof movedSlugs>): string =>
  JSON.stringify(Array.from(moved, ([id, [slug, formerSlugs]]) => ({ id, slug, former_slugs: formerSlugs })));

/** All slugs and former slugs, and those of staged moves. */
async function takenSlugs(connection: ClientBase, staged?: string): Promise<Set<string>> {
  const moves = staged === undefined ? '' : `union all select slug from ${staged}`;
  const { rows } = await connection.query<{ slug: string }>(
    `select slug from colleges union all select unnest(former_slugs) from colleges ${moves}`,
  );
  return new Set(rows.map(({ slug }) => slug));
}
