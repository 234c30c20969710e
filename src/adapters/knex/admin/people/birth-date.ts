import type { Knex } from 'knex';
import type { WriteBirthDate } from '../../../../domain/admin/people.ports.ts';
import { ageOn, isMinorAge } from '../../../../domain/roommates/age.ts';
import { PROFILE_LIMITS } from '../../../../domain/roommates/profile.ts';
import { originColumns } from '../../origin.ts';
import { lockPools } from '../../roommates/lock-owner.ts';
import { suspendProfiles, unsuspendProfiles } from '../../roommates/suspend.ts';

const { minAge, maxAge } = PROFILE_LIMITS;
/** The owner reads it. A later correction shows the profiles again. */
const TOO_YOUNG = `Roommate profiles are for people of ${minAge} and older.`;

export const createBirthDateWriter =
  (db: Knex): WriteBirthDate =>
  (userId, birthDate, { reason, today }) =>
    db.transaction(async (trx) => {
      const row = await trx('users').where({ id: userId }).forUpdate().first<{ birth_date: string | null } | undefined>('birth_date');
      if (!row) return false;
      await lockPools(trx, userId);
      await trx('users').where({ id: userId }).update({ birth_date: birthDate });
      await ageProfiles(trx, userId, ageOn(birthDate, today));
      // The audit log outlives the account, so it has no date of birth.
      const details = JSON.stringify({ before: groupOf(row.birth_date, today), after: groupOf(birthDate, today) });
      const record = { resource: 'users', record_id: String(userId), reason, details };
      await trx('audit_log').insert({ event: 'birth-date-corrected', user_id: userId, ...record, ...originColumns() });
      return true;
    });

/** Profiles state the confirmed age. Those of people who are too young are suspended. */
async function ageProfiles(trx: Knex, userId: number, age: number): Promise<void> {
  const own = { user_id: userId, deleted_at: null };
  await trx('roommate_profiles')
    .where(own)
    .update({ age: Math.min(maxAge, Math.max(minAge, age)) });
  if (age < minAge) await suspendProfiles(trx, own, TOO_YOUNG);
  else await unsuspendProfiles(trx, { ...own, status_reason: TOO_YOUNG });
}

function groupOf(birthDate: string | null, today: Date): string {
  if (birthDate === null) return 'unknown';
  return isMinorAge(ageOn(birthDate, today)) ? 'under 18' : '18 or older';
}
