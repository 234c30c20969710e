import type { Knex } from 'knex';
import { OLDEST_WITH_MINORS } from '../../../domain/roommates/age.ts';
import { isAt } from '../../../domain/mail/mail-domain.ts';
import { PROOF_MONTHS } from '../../../domain/roommates/proof/proof.ts';

/** SQL: the host of the confirmed address of a user `u`, in lower case. */
export const MAIL_HOST = `case when u.email_verified then lower(split_part(u.email, '@', -1)) end as mail_host`;

const LIFETIME = `make_interval(months => ${PROOF_MONTHS})`;

/** SQL condition: the time of a proof is over. */
export const IS_OVER = `proved_at <= now() - ${LIFETIME}`;

/** SQL: the proofs whose time is not over. */
export const PROOFS = `select user_id, college_id, domain, proved_at + ${LIFETIME} as until from college_proofs where not (${IS_OVER})`;

/** Also a birthday of today counts: the rules ask the age again. */
const PEOPLE = `
  select p.user_id as "userId", ${MAIL_HOST}, proof.user_id is not null as "isProved"
  from roommate_profiles p join users u on u.id = p.user_id
  left join (${PROOFS}) proof on proof.user_id = p.user_id and proof.college_id = p.college_id
  where p.college_id = :collegeId and p.visibility_status = 'active' and u.birth_date > current_date - make_interval(years => ${OLDEST_WITH_MINORS + 2})`;

/** The young people with an active profile at a college and a proof of it. */
export async function provedPeople(db: Knex, collegeId: number, domain: string | null): Promise<Set<number>> {
  const { rows } = await db.raw<{ rows: { userId: number; mail_host: string | null; isProved: boolean }[] }>(PEOPLE, { collegeId });
  const isOwn = (host: string | null) => domain !== null && host !== null && isAt(host, domain);
  return new Set(rows.filter(({ mail_host, isProved }) => isProved || isOwn(mail_host)).map(({ userId }) => userId));
}
