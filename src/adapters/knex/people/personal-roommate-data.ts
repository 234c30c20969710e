import type { Knex } from 'knex';
import type { PersonalData } from '../../../domain/accounts/profile/profile.ports.ts';

type RoommateData = Pick<PersonalData, 'roommateProfiles' | 'roommateRequests' | 'hiddenRoommates' | 'collegeProofs' | 'collegeCodes'>;

const REQUESTS = `
  select c.name as college, r.sender_id = :userId as "isOwn", r.state, r.created_at as "createdAt", r.changed_at as "changedAt"
  from roommate_requests r join roommate_profiles p on p.id = r.receiver_profile_id join colleges c on c.id = p.college_id
  where :userId in (r.sender_id, r.receiver_id) order by r.id`;

/** What a person has in the roommate part. Other people appear without a name. A sender does not learn that a request was declined. */
export async function roommateDataOf(db: Knex, userId: number): Promise<RoommateData> {
  const { rows } = await db.raw<{ rows: RoommateData['roommateRequests'] }>(REQUESTS, { userId });
  return {
    roommateProfiles: await db('roommate_profiles as p')
      .join('colleges as c', 'c.id', 'p.college_id')
      .where('p.user_id', userId)
      .orderBy('p.id')
      .select(PROFILE),
    roommateRequests: rows.map((request) => (request.isOwn && request.state === 'declined' ? { ...request, state: 'closed' } : request)),
    hiddenRoommates: await db('roommate_hides as h')
      .join('roommate_profiles as p', 'p.id', 'h.profile_id')
      .where('h.user_id', userId)
      .orderBy('h.created_at')
      .select({ id: 'p.public_id', createdAt: 'h.created_at' }),
    collegeProofs: await ofColleges(db, 'college_proofs', userId).select({
      college: 'c.name',
      domain: 'x.domain',
      provedAt: 'x.proved_at',
    }),
    collegeCodes: await ofColleges(db, 'college_proof_codes', userId).select({
      college: 'c.name',
      createdAt: 'x.created_at',
      tries: 'x.tries',
    }),
  };
}

const ofColleges = (db: Knex, table: string, userId: number) =>
  db(`${table} as x`).join('colleges as c', 'c.id', 'x.college_id').where('x.user_id', userId).orderBy(['x.college_id', 'c.name']);

const PROFILE = {
  id: 'p.public_id',
  collegeId: 'p.college_id',
  college: 'c.name',
  age: 'p.age',
  schoolYear: 'p.school_year',
  major: 'p.major',
  looking: 'p.looking',
  moveInTerm: 'p.move_in_term',
  budget: 'p.budget',
  interests: 'p.interests',
  traits: 'p.traits',
  bio: 'p.bio',
  bioHeld: 'p.bio_held',
  instagramHandle: 'p.instagram_handle',
  facebookHandle: 'p.facebook_handle',
  socialMediaLinks: 'p.social_media_links',
  lifestylePreferences: 'p.lifestyle_preferences',
  status: 'p.visibility_status',
  statusReason: 'p.status_reason',
  lastActiveOn: 'p.last_active_on',
  remindedAt: 'p.reminded_at',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
  deletedAt: 'p.deleted_at',
};
