import type { ClientBase } from 'pg';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { isListed } from '../../../domain/colleges/kind/listed.ts';
import { findSmallFirst } from '../../../domain/invariants/first-ranks.ts';
import { MAX_VIOLATIONS, type Violation, type Violations } from '../../../domain/invariants/invariants.ts';
import { SHOWN_RULES, type ShownKey } from '../../../domain/invariants/shown-values.ts';
import { createCollegeReader, type CollegeRow, type ProvenanceRow } from '../college-rows.ts';

/** A later column replaces an earlier one of the same name. */
const COLLEGES = `select *, data_source_flags::text as data_source_flags, field_sources::text as field_sources, field_status::text as field_status
  from colleges order by coalesce(ipeds_unit_id::text, slug)`;
const SOURCES = 'select v.*, r.finished_at from value_sources v left join import_runs r on r.id = v.run_id';

/** Reads every college as the site does, and applies the rules for shown values. They are in TypeScript, because the domain computes them. */
export async function findShownViolations(connection: ClientBase): Promise<Record<ShownKey | 'firstRanks', Violations>> {
  const { rows: sources } = await connection.query<ProvenanceRow>(SOURCES);
  const { rows } = await connection.query<CollegeRow>(COLLEGES);
  const colleges = rows.map(createCollegeReader(sources));
  const keys = Object.keys(SHOWN_RULES) as ShownKey[];
  const found = keys.map((key): [ShownKey, Violations] => {
    const all = colleges.flatMap((college) => SHOWN_RULES[key](college).map((what) => ({ who: whoIs(college), what })));
    return [key, violationsOf(all)];
  });
  const small = findSmallFirst(colleges.filter(isListed)).map(({ college, what }) => ({ who: whoIs(college), what }));
  return { ...(Object.fromEntries(found) as Record<ShownKey, Violations>), firstRanks: violationsOf(small) };
}

const whoIs = ({ ipedsUnitId, slug, name }: CollegeRecord): string => `${ipedsUnitId ?? slug} ${name}`;
const violationsOf = (all: readonly Violation[]): Violations => ({ count: all.length, first: all.slice(0, MAX_VIOLATIONS) });
