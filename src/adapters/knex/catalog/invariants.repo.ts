import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { percentText } from '../../../domain/colleges/display.ts';
import type { InvariantStore } from '../../../domain/invariants/invariants.ports.ts';
import { MAX_OFFENDERS, type Offences, type Offender } from '../../../domain/invariants/invariants.ts';
import { OFFENDERS } from './invariants-sql.ts';
import { findDrift } from '../imports/score-rows.ts';
import { readSnapshot } from '../snapshot.ts';

export function createInvariantStore(db: Knex): InvariantStore {
  return {
    // Looking at everything takes as long as it takes.
    verify: () => readSnapshot(db, verifyOn, 0),
  };
}

async function verifyOn(connection: ClientBase) {
  const { rows } = await connection.query<{ colleges: number; dataVersion: number | null }>(
    'select (select count(*)::int from colleges) as colleges, (select max(id) from data_versions) as "dataVersion"',
  );
  return { colleges: 0, dataVersion: null, ...rows[0], offences: await findOffences(connection) };
}

/** What breaks the invariants, as the transaction of this connection sees the catalog. */
export async function findOffences(connection: ClientBase) {
  const found: Partial<Record<keyof typeof OFFENDERS, Offences>> = {};
  for (const key of Object.keys(OFFENDERS) as (keyof typeof OFFENDERS)[]) found[key] = await findOffenders(connection, OFFENDERS[key]);
  return {
    ...(found as Record<keyof typeof OFFENDERS, Offences>),
    acceptanceRates: await findFalseRates(connection),
    scores: await findFalseScores(connection),
  };
}

async function findOffenders(connection: ClientBase, sql: string): Promise<Offences> {
  const { rows } = await connection.query<Offender & { count: number }>(
    `select who, what, count(*) over ()::int as count from (${sql}) o order by who, what limit ${MAX_OFFENDERS}`,
  );
  return { count: rows[0]?.count ?? 0, first: rows.map(({ who, what }) => ({ who, what })) };
}

/** How a rate is written as text is a rule of the domain. */
async function findFalseRates(connection: ClientBase): Promise<Offences> {
  const { rows } = await connection.query<{ who: string; rate: number; text: string | null }>(
    `select coalesce(ipeds_unit_id::text, slug) || ' ' || name as who, acceptance_rate_num as rate, acceptance_rate as text
     from colleges where acceptance_rate_num is not null order by 1`,
  );
  const broken = rows.filter(({ rate, text }) => text !== percentText(rate));
  const first = broken
    .slice(0, MAX_OFFENDERS)
    .map(({ who, rate, text }) => ({ who, what: `the text is ${text ?? 'missing'}, the number is ${rate}` }));
  return { count: broken.length, first };
}

async function findFalseScores(connection: ClientBase): Promise<Offences> {
  const { differing, wanted } = await findDrift(connection);
  const ids = wanted.slice(0, MAX_OFFENDERS).map(({ id }) => id);
  const { rows } = await connection.query<{ who: string }>(
    `select coalesce(ipeds_unit_id::text, slug) || ' ' || name as who from colleges where id = any($1) order by id`,
    [ids],
  );
  return { count: differing, first: rows.map(({ who }) => ({ who, what: 'its stored scores are others; see scores recompute' })) };
}
