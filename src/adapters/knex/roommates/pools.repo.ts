import type { Knex } from 'knex';
import { ADULT_AGE } from '../../../domain/messages/contact.ts';
import { fittingAnswers } from '../../../domain/roommates/answers.ts';
import type { PooledProfile } from '../../../domain/roommates/browse/college-pool.ts';
import type { LifestylePreferences } from '../../../domain/roommates/quiz.ts';
import type { PoolStore } from '../../../domain/roommates/roommates.ports.ts';

type Row = Omit<PooledProfile, 'answers'> & { isListed: boolean; preferences: LifestylePreferences | null };

const POSITION = 'select revision, removed_revision as removed from roommate_pools where college_id = :collegeId';

const IS_LISTED = `p.visibility_status = 'active' and u.email_verified and u.disabled_at is null and u.birth_date is not null`;

/** Profiles that were never read need no removal. */
const CHANGED = `
  select p.id, ${IS_LISTED} as "isListed", p.user_id as "userId", u.birth_date as "birthDate", p.school_year as "schoolYear", p.major,
    p.interests, p.looking, p.move_in_term as "moveInTerm", p.budget, p.created_at as "createdAt", p.last_active_on as "lastActiveOn",
    p.lifestyle_preferences as preferences
  from roommate_profiles p join users u on u.id = p.user_id
  where p.college_id = :collegeId and p.revision > :revision and (:revision > 0 or (${IS_LISTED}))`;

/**
 * Counts only the adults whom every adult member of the college sees: those who neither blocked anybody nor were blocked. So the count never
 * exceeds the list of an adult member, and tells nothing about hidden minors or blocks.
 */
const COUNTS = `
  select p.college_id as "collegeId", count(*)::int as profiles
  from roommate_profiles p join users u on u.id = p.user_id
  where ${IS_LISTED} and u.birth_date <= (now() at time zone 'utc')::date - make_interval(years => ${ADULT_AGE})
    and not exists (select from blocks b where b.blocker_id = u.id or b.blocked_id = u.id)
  group by p.college_id`;

export const createPoolStore = (db: Knex): PoolStore => ({
  async changes(collegeId, known) {
    const { rows: positions } = await db.raw<{ rows: { revision: number; removed: number }[] }>(POSITION, { collegeId });
    const { revision, removed } = positions[0] ?? { revision: 0, removed: 0 };
    if (revision === known) return { revision, isWhole: false, listed: [], gone: [] };
    const isWhole = known === 0 || removed > known;
    // A change that commits between the two reads is in the second one, and again in the next call.
    const { rows } = await db.raw<{ rows: Row[] }>(CHANGED, { collegeId, revision: isWhole ? 0 : known });
    return {
      revision,
      isWhole,
      listed: rows.filter(({ isListed }) => isListed).map(toPooled),
      gone: rows.filter(({ isListed }) => !isListed).map(({ id }) => id),
    };
  },

  counts: async () => (await db.raw<{ rows: { collegeId: number; profiles: number }[] }>(COUNTS)).rows,
});

const toPooled = ({ preferences, ...profile }: Row): PooledProfile => ({
  ...profile,
  answers: preferences && fittingAnswers(preferences.answers),
});
