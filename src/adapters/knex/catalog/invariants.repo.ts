import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import type { InvariantStore } from '../../../domain/invariants/invariants.ports.ts';
import { MAX_VIOLATIONS, type Violations, type Violation } from '../../../domain/invariants/invariants.ts';
import { VIOLATION_QUERIES } from './invariants-sql.ts';
import { findDrift } from '../imports/score-rows.ts';
import { readSnapshot } from '../snapshot.ts';
import { findShownViolations } from './shown-violations.ts';

export function createInvariantStore(db: Knex): InvariantStore {
  return {
    // 0 disables the statement timeout: the checks read the whole catalog.
    verify: () => readSnapshot(db, verifyOn, 0),
  };
}

async function verifyOn(connection: ClientBase) {
  const { rows } = await connection.query<{ colleges: number; dataVersion: number | null }>(
    'select (select count(*)::int from colleges) as colleges, (select max(id) from data_versions) as "dataVersion"',
  );
  return { colleges: 0, dataVersion: null, ...rows[0], violations: await findViolations(connection) };
}

/** Finds all violations in the transaction of this connection. */
export async function findViolations(connection: ClientBase) {
  const found: Partial<Record<keyof typeof VIOLATION_QUERIES, Violations>> = {};
  for (const key of Object.keys(VIOLATION_QUERIES) as (keyof typeof VIOLATION_QUERIES)[])
    found[key] = await queryViolations(connection, VIOLATION_QUERIES[key]);
  return {
    ...(found as Record<keyof typeof VIOLATION_QUERIES, Violations>),
    ...(await findShownViolations(connection)),
    scores: await findOutdatedScores(connection),
  };
}

async function queryViolations(connection: ClientBase, sql: string): Promise<Violations> {
  const { rows } = await connection.query<Violation & { count: number }>(
    `select who, what, count(*) over ()::int as count from (${sql}) o order by who, what limit ${MAX_VIOLATIONS}`,
  );
  return { count: rows[0]?.count ?? 0, first: rows.map(({ who, what }) => ({ who, what })) };
}

async function findOutdatedScores(connection: ClientBase): Promise<Violations> {
  const { differing, wanted } = await findDrift(connection);
  const ids = wanted.slice(0, MAX_VIOLATIONS).map(({ id }) => id);
  const { rows } = await connection.query<{ who: string }>(
    `select coalesce(ipeds_unit_id::text, slug) || ' ' || name as who from colleges where id = any($1) order by id`,
    [ids],
  );
  return { count: differing, first: rows.map(({ who }) => ({ who, what: 'its stored scores are outdated' })) };
}
