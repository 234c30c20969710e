import type { Knex } from 'knex';
import { fittingAnswers } from '../../../domain/roommates/answers.ts';
import type { Member, ProfileAccount, StoredProfile } from '../../../domain/roommates/member.ts';
import type { ProfileValues } from '../../../domain/roommates/profile.ts';
import { MAIL_HOST, PROOFS } from './proof-rows.ts';
import type { LifestylePreferences, QuizAnswers } from '../../../domain/roommates/quiz.ts';

interface ProfileRow extends Omit<StoredProfile, 'account' | 'answers' | 'proved'>, Omit<AccountRow, 'id'> {
  preferences: LifestylePreferences | null;
  proved_domain: string | null;
  proved_until: Date | null;
}

interface AccountRow {
  id: number;
  first_name: string;
  profile_picture: string | null;
  birth_date: string | null;
  mail_host: string | null;
  email_verified: boolean;
  is_disabled: boolean;
}

/** SQL: what the rules read of an account `u`. */
const ACCOUNT = `u.first_name, u.profile_picture, u.birth_date, ${MAIL_HOST}, u.email_verified, u.disabled_at is not null as is_disabled`;

const PROFILES = `
  select p.id, p.public_id as "publicId", p.user_id as "userId", p.college_id as "collegeId", p.age, p.school_year as "schoolYear", p.major,
    p.looking, p.move_in_term as "moveInTerm", p.budget, p.interests, p.traits, p.bio, p.bio_held as "bioHeld",
    p.instagram_handle as "instagramHandle", p.facebook_handle as "facebookHandle", p.social_media_links as "socialMediaLinks",
    p.lifestyle_preferences as preferences, p.visibility_status as status, p.status_reason as "statusReason",
    p.last_active_on as "lastActiveOn", p.version, p.created_at as "createdAt", p.updated_at as "updatedAt",
    proof.domain as proved_domain, proof.until as proved_until, ${ACCOUNT}
  from roommate_profiles p join users u on u.id = p.user_id
  left join (${PROOFS}) proof on proof.user_id = p.user_id and proof.college_id = p.college_id
  where p.deleted_at is null`;

/** Profiles that are not deleted and meet a condition over `p`. */
export async function profilesWhere(db: Knex, condition: string, bindings: Record<string, Knex.Value>): Promise<StoredProfile[]> {
  const sql = `${PROFILES} and ${condition}`;
  const { rows } = await db.raw<{ rows: ProfileRow[] }>(sql, bindings);
  return rows.map(toProfile);
}

export const findProfile = async (db: Knex, publicId: string): Promise<StoredProfile | undefined> =>
  (await profilesWhere(db, 'p.public_id = :publicId', { publicId }))[0];

const MEMBER = `select u.id, ${ACCOUNT} from users u where u.id = :userId`;

/** A person with the own profiles, latest first. */
export async function readMember(db: Knex, userId: number): Promise<Member | undefined> {
  const { rows } = await db.raw<{ rows: AccountRow[] }>(MEMBER, { userId });
  const [account] = rows;
  if (!account) return undefined;
  const profiles = await profilesWhere(db, 'p.user_id = :userId order by p.created_at desc, p.id desc', { userId });
  return { userId, account: toAccount(account), profiles };
}

function toProfile(row: ProfileRow): StoredProfile {
  const { first_name, profile_picture, birth_date, mail_host, email_verified, is_disabled, ...others } = row;
  const { preferences, proved_domain: domain, proved_until: until, ...profile } = others;
  const account = toAccount({ first_name, profile_picture, birth_date, mail_host, email_verified, is_disabled });
  const proved = domain === null ? null : { domain, until };
  return { ...profile, account, answers: preferences && fittingAnswers(preferences.answers), proved };
}

const toAccount = (row: Omit<AccountRow, 'id'>): ProfileAccount => ({
  firstName: row.first_name,
  picture: row.profile_picture,
  birthDate: row.birth_date,
  mailHost: row.mail_host,
  isVerified: row.email_verified,
  isDisabled: row.is_disabled,
});

const COLUMNS: Readonly<Record<Exclude<keyof ProfileValues, 'collegeId'>, string>> = {
  age: 'age',
  schoolYear: 'school_year',
  major: 'major',
  looking: 'looking',
  moveInTerm: 'move_in_term',
  budget: 'budget',
  interests: 'interests',
  traits: 'traits',
  bio: 'bio',
  instagramHandle: 'instagram_handle',
  facebookHandle: 'facebook_handle',
  socialMediaLinks: 'social_media_links',
};

/** The columns of the given values. */
export function columnsOf({ bioHeld, ...values }: Partial<ProfileValues> & { bioHeld?: string[] }): Record<string, unknown> {
  const entries = Object.entries(COLUMNS).flatMap(([key, column]) => {
    const value = values[key as keyof typeof values];
    return value === undefined ? [] : [[column, key === 'socialMediaLinks' ? JSON.stringify(value) : value] as const];
  });
  return { ...Object.fromEntries(entries), ...(bioHeld && { bio_held: bioHeld }) };
}

export const preferencesOf = (preferences: { version: number; answers: QuizAnswers } | null): string | null =>
  preferences && JSON.stringify(preferences);
