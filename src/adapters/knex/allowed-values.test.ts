import { ACCOUNT_TYPES } from '../../domain/accounts/user.ts';
import { ANALYTICS_EVENTS } from '../../domain/analytics/events.ts';
import {
  COLLEGE_LEVELS,
  COLLEGE_TYPES,
  FEDERAL_AID,
  LOCALES,
  OPERATING_STATUSES,
  TESTING_POLICIES,
} from '../../domain/colleges/college.ts';
import { CLOSURE_KINDS } from '../../domain/colleges/kind/closures.ts';
import { NICKNAME_KINDS } from '../../domain/colleges/names/nicknames.ts';
import { MAJOR_WORD_STATES } from '../../domain/majors/staff-words.ts';
import { PROVENANCE_SOURCES, RELEASES, SOURCES } from '../../domain/colleges/sources.ts';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { DATA_ISSUE_STATUSES } from '../../domain/data-issues/data-issue.ts';
import { FAVORITE_STATUSES } from '../../domain/favorites/favorite.ts';
import { JOB_STATUSES, JOB_STEPS } from '../../domain/import-jobs/import-job.ts';
import { APPEAL_OUTCOMES } from '../../domain/moderation/appeals.ts';
import { CASE_STATUSES, CASE_STEPS, REASON_CODES } from '../../domain/moderation/case.ts';
import { REPORT_OUTCOMES } from '../../domain/moderation/notice-texts.ts';
import { CASE_KINDS, REPORT_REASONS } from '../../domain/moderation/report.ts';
import { LOOKING, REQUEST_STATES, ROOM_BUDGETS, SCHOOL_YEARS, VISIBILITY_STATUSES } from '../../domain/roommates/profile.ts';
import { RUN_STATUSES } from '../../domain/runs/run-status.ts';
import { FAULT_KINDS, FAULT_STATUSES } from '../../domain/services/fault.ts';
import { REVIEW_STATUSES } from '../../domain/services/review.ts';
import { LINK_STATES, PRICE_BANDS, SERVICE_STATUSES } from '../../domain/services/service.ts';
import { RUN_KINDS, RUN_STATUSES as WAREHOUSE_STATUSES } from '../../domain/warehouse/run.ts';
import { PARTS } from './data-versions.ts';
import { CONTEXT_KINDS } from '../../domain/messages/message.ts';
import { SUSPENDED_FROM } from './roommates/suspend.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';

/** The list that each column with a list of allowed values stands for. */
const LISTS: Readonly<Record<string, readonly (string | number)[]>> = {
  'analytics_events.category': ['analytics'],
  'analytics_events.event': ANALYTICS_EVENTS,
  'case_steps.appeal_outcome': APPEAL_OUTCOMES,
  'case_steps.reason_code': REASON_CODES,
  'case_steps.step': CASE_STEPS,
  'cases.kind': CASE_KINDS,
  'cases.status': CASE_STATUSES,
  'cases.step': CASE_STEPS,
  'closures.kind': CLOSURE_KINDS,
  'colleges.federal_aid': FEDERAL_AID,
  'colleges.level': COLLEGE_LEVELS,
  'colleges.locale': LOCALES,
  'colleges.operating_status': OPERATING_STATUSES,
  'colleges.state': STATE_CODES,
  'colleges.testing_policy': TESTING_POLICIES,
  'colleges.type': COLLEGE_TYPES,
  'conversations.context_kind': CONTEXT_KINDS,
  'data_issues.status': DATA_ISSUE_STATUSES,
  'import_jobs.status': JOB_STATUSES,
  'import_jobs.step': JOB_STEPS,
  'import_runs.release': RELEASES,
  'import_runs.source': SOURCES,
  'import_runs.status': RUN_STATUSES,
  'major_words.state': MAJOR_WORD_STATES,
  'nicknames.kind': NICKNAME_KINDS,
  'part_versions.part': PARTS,
  'reports.outcome': REPORT_OUTCOMES,
  'reports.reason': REPORT_REASONS,
  'roommate_profiles.budget': ROOM_BUDGETS,
  'roommate_profiles.looking': LOOKING,
  'roommate_profiles.school_year': SCHOOL_YEARS,
  'roommate_profiles.suspended_from': SUSPENDED_FROM,
  'roommate_profiles.visibility_status': VISIBILITY_STATUSES,
  'roommate_requests.state': REQUEST_STATES,
  'service_faults.kind': FAULT_KINDS,
  'service_faults.status': FAULT_STATUSES,
  'service_reviews.reply_status': REVIEW_STATUSES,
  'service_reviews.status': REVIEW_STATUSES,
  'services.link_state': LINK_STATES,
  'services.price_band': PRICE_BANDS,
  'services.status': SERVICE_STATUSES,
  'user_favorites.status': FAVORITE_STATUSES,
  'users.account_type': ACCOUNT_TYPES,
  'value_sources.release': RELEASES,
  'value_sources.source': PROVENANCE_SOURCES,
  'warehouse_runs.kind': RUN_KINDS,
  // A run is lost when its process no longer speaks: the status is computed, not stored.
  'warehouse_runs.status': WAREHOUSE_STATUSES.filter((status) => status !== 'lost'),
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

interface Check {
  at: string;
  rule: string;
}

/** PostgreSQL writes `in ('a', 'b')` as `= ANY (ARRAY['a'::text, 'b'::text])`, and `in ('a')` as `= 'a'::text`. */
async function checksOfLists(): Promise<Check[]> {
  const { rows } = await database.db.raw<{ rows: Check[] }>(
    `select conrelid::regclass || '.' || attname as at, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'c' and connamespace = current_schema()::regnamespace
       and pg_get_constraintdef(c.oid) ~ '= ANY |^CHECK \\(\\(\\w+ = ''' order by at`,
  );
  return rows;
}

const valuesOf = (rule: string): string[] => [...rule.matchAll(/'([^']*)'::/g)].map(([, value]) => value ?? '').toSorted();

it('allows the values of the list that a column stands for, and no others', async () => {
  const stored = (await checksOfLists()).map(({ at, rule }) => [at, valuesOf(rule)]);
  const listed = Object.entries(LISTS).map(([at, values]) => [at, values.map(String).toSorted()]);
  expect(stored).toEqual(listed);
});
