import type { ClientBase } from 'pg';
import { belowThreshold, type Listed, type Silence } from '../../../domain/imports/below-threshold.ts';
import { STATUS_LETTERS, type SourceTable, type SuppliedRow } from '../../../domain/imports/source-table.ts';
import { stagedName } from './merge-sql.ts';
import { columnOf } from '../rows.ts';
import { stageTable, type Staged } from './stage.ts';

/**
 * Stages what the tables of a run say by not listing a college, as one more table of their kind; nothing where they say nothing by that.
 * A college that held such a value, and is no longer meant, loses it.
 */
export async function stageSilence(connection: ClientBase, staged: readonly Staged[]): Promise<Staged | undefined> {
  const year = Math.max(...staged.map(({ table }) => (table.silence ? table.year : 0)));
  const listing = staged.flatMap(({ table, outcome }, index) => (table.silence && table.year === year ? [{ table, outcome, index }] : []));
  const [first] = listing;
  const silence = first?.table.silence;
  if (!first || !silence || listing.some(({ table }) => table.isExtract || !table.fields.some(({ field }) => field === silence.field)))
    return undefined;
  const indexes = listing.map(({ index }) => index);
  if (!(await isWhole(connection, silence, indexes))) return undefined;
  const rows = await silentRows(
    connection,
    silence,
    indexes,
    listing.flatMap(({ outcome }) => [...outcome.strangers]),
  );
  if (rows.length === 0) return undefined;
  const table = silentTable(first.table, silence, rows);
  const outcome = await stageTable(connection, stagedName(staged.length), table, () => undefined);
  return { table, outcome };
}

const listingSql = (indexes: readonly number[], column = 'null'): string =>
  indexes.map((index) => `select unitid, ${column} as amount from ${stagedName(index)}`).join(' union all ');

async function isWhole(connection: ClientBase, { field, least, small }: Silence, indexes: readonly number[]): Promise<boolean> {
  const { rows } = await connection.query<{ all: number; small: number }>(
    `select count(distinct unitid)::int as "all", count(distinct unitid) filter (where amount < $1)::int as small
     from (${listingSql(indexes, columnOf(field))}) t`,
    [small.below],
  );
  const { all = 0, small: few = 0 } = rows[0] ?? {};
  return all >= least && few >= small.least;
}

interface CollegeRow extends Listed {
  isListed: boolean;
  /** Whether its level and what is known of it let silence say anything. */
  isMeant: boolean;
  isHolding: boolean;
}

async function silentRows(connection: ClientBase, silence: Silence, indexes: readonly number[], strangers: readonly string[]) {
  const { field, value, level, unless } = silence;
  const { rows } = await connection.query<CollegeRow>(
    `select c.ipeds_unit_id as "unitId", c.name, c.aliases, c.location, c.state, t.unitid is not null as "isListed",
       c.operating_status = 'open' and c.level = $1 and c.${columnOf(unless)} is null as "isMeant",
       coalesce(c.${columnOf(field)} = $2, false) as "isHolding"
     from colleges c left join (select distinct unitid from (${listingSql(indexes)}) l) t on t.unitid = c.ipeds_unit_id
     where c.ipeds_unit_id is not null order by c.ipeds_unit_id`,
    [level, value],
  );
  const absent = rows.filter(({ isListed }) => !isListed);
  const below = belowThreshold(
    absent.filter(({ isMeant }) => isMeant),
    rows.filter(({ isListed }) => isListed),
    strangers,
  );
  return absent.flatMap(({ unitId, isHolding }) => (below.has(unitId) || isHolding ? [{ unitId, isBelow: below.has(unitId) }] : []));
}

/** Goes by the name of the tables it is about: what they supplied before, it may take back. */
function silentTable(
  like: SourceTable,
  { field, value, variable }: Silence,
  colleges: readonly { unitId: number; isBelow: boolean }[],
): SourceTable {
  const toRow = ({ unitId, isBelow }: { unitId: number; isBelow: boolean }): SuppliedRow => ({
    line: 0,
    unitId,
    values: like.fields.map((supplied) => (supplied.field === field && isBelow ? value : null)),
    statuses: like.fields
      .map((supplied) => STATUS_LETTERS[!isBelow ? 'not-reported' : supplied.field === field ? 'reported' : 'not-applicable'])
      .join(''),
  });
  return {
    ...like,
    fields: like.fields.map((supplied) => (supplied.field === field ? { ...supplied, variable } : supplied)),
    async *batches() {
      yield await Promise.resolve({ rows: colleges.map(toRow), rejects: [], bytesRead: 0 });
    },
  };
}
