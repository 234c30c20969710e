import type { ClientBase } from 'pg';
import { collegesBelowThreshold, type SurveyCollege, type BelowThresholdRule } from '../../../domain/imports/below-threshold.ts';
import { STATUS_LETTERS } from '../../../domain/imports/merge/statuses.ts';
import type { SourceTable, SuppliedRow } from '../../../domain/imports/source-table.ts';
import { stagedName } from './temp-tables.ts';
import { columnOf } from '../college-rows.ts';
import { stageTable, type StagedTable } from './stage.ts';

/**
 * Stages the colleges that a complete survey does not list as one more table: they are below its threshold. A college that counted as
 * below it, and does no longer, loses that value. Undefined if the run's tables have no such rule or are not complete.
 */
export async function stageBelowThreshold(connection: ClientBase, staged: readonly StagedTable[]): Promise<StagedTable | undefined> {
  const year = Math.max(...staged.map(({ table }) => (table.belowThreshold ? table.year : 0)));
  const listing = staged.flatMap(({ table, outcome }, index) =>
    table.belowThreshold && table.year === year ? [{ table, outcome, index }] : [],
  );
  const [first] = listing;
  const rule = first?.table.belowThreshold;
  if (!first || !rule || listing.some(({ table }) => table.isExtract || !table.fields.some(({ field }) => field === rule.field)))
    return undefined;
  const outcomes = listing.map(({ outcome }) => outcome);
  // A rejected row without a readable UNITID may be that of any college.
  if (outcomes.some(({ rejectedWithoutUnitId }) => rejectedWithoutUnitId > 0)) return undefined;
  const indexes = listing.map(({ index }) => index);
  if (!(await isComplete(connection, rule, indexes))) return undefined;
  const names = outcomes.flatMap(({ namesWithoutUnitId }) => [...namesWithoutUnitId]);
  const rejected = outcomes.flatMap(({ rejectedUnitIds }) => [...rejectedUnitIds]);
  const rows = await unlistedRows(connection, rule, { indexes, names, rejected });
  if (rows.length === 0) return undefined;
  const table = unlistedTable(first.table, rule, rows);
  const outcome = await stageTable(connection, stagedName(staged.length), table, () => undefined);
  return { table, outcome };
}

const listingSql = (indexes: readonly number[], column = 'null'): string =>
  indexes.map((index) => `select unitid, ${column} as amount from ${stagedName(index)}`).join(' union all ');

async function isComplete(
  connection: ClientBase,
  { field, minListed: least, minSmall: small }: BelowThresholdRule,
  indexes: readonly number[],
): Promise<boolean> {
  const { rows } = await connection.query<{ all: number; small: number }>(
    `select count(distinct unitid)::int as "all", count(distinct unitid) filter (where amount < $1)::int as small
     from (${listingSql(indexes, columnOf(field))}) t`,
    [small.below],
  );
  const { all = 0, small: few = 0 } = rows[0] ?? {};
  return all >= least && few >= small.count;
}

interface CollegeRow extends SurveyCollege {
  isListed: boolean;
  /** The rule applies: its level, and no sign of research. */
  isCandidate: boolean;
  /** It counts as below the threshold now. */
  wasBelow: boolean;
}

/** What the survey's tables list: in staging, by name alone, and in rows that were rejected. */
interface Listing {
  indexes: readonly number[];
  names: readonly string[];
  rejected: readonly number[];
}

async function unlistedRows(connection: ClientBase, rule: BelowThresholdRule, { indexes, names, rejected }: Listing) {
  const { field, value, level, unless } = rule;
  const { rows } = await connection.query<CollegeRow>(
    `select c.ipeds_unit_id as "unitId", c.name, c.aliases, c.location, c.state, t.unitid is not null or c.ipeds_unit_id = any($3) as "isListed",
       c.operating_status = 'open' and c.level = $1 and c.${columnOf(unless)} is null as "isCandidate",
       coalesce(c.${columnOf(field)} = $2, false) as "wasBelow"
     from colleges c left join (select distinct unitid from (${listingSql(indexes)}) l) t on t.unitid = c.ipeds_unit_id
     where c.ipeds_unit_id is not null order by c.ipeds_unit_id`,
    [level, value, rejected],
  );
  const absent = rows.filter(({ isListed }) => !isListed);
  const below = collegesBelowThreshold(
    absent.filter(({ isCandidate }) => isCandidate),
    rows.filter(({ isListed }) => isListed),
    names,
  );
  return absent.flatMap(({ unitId, wasBelow }) => (below.has(unitId) || wasBelow ? [{ unitId, isBelow: below.has(unitId) }] : []));
}

/** It has the name of the listed table, so that it can take back values which that table supplied. */
function unlistedTable(
  like: SourceTable,
  { field, value, variable }: BelowThresholdRule,
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
