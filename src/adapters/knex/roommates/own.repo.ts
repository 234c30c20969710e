import type { Knex } from 'knex';
import { ageRefusal, birthDateFor } from '../../../domain/roommates/age.ts';
import { storedAnswers } from '../../../domain/roommates/answers.ts';
import { profileAt, type Member, type StoredProfile } from '../../../domain/roommates/member.ts';
import { COLLEGES_SECONDS, MOST_COLLEGES, MOST_COLLEGES_WORDS } from '../../../domain/roommates/profile.ts';
import type { QuizAnswers } from '../../../domain/roommates/quiz.ts';
import type { NewProfile, OwnProfileStore, Refused } from '../../../domain/roommates/roommates.ports.ts';
import { statusRefusal } from '../../../domain/roommates/visibility.ts';
import type { Feed } from '../events/feed.ts';
import type { HeldTexts } from '../moderation/index.ts';
import { lockOwner } from '../roommate-rows/lock-owner.ts';
import { closeRequests, waitingRequests } from '../roommate-rows/requests.ts';
import { isWithinLast } from '../times.ts';
import { columnsOf, preferencesOf, profilesWhere, readMember } from '../roommate-rows/profile-rows.ts';

export const createOwnProfileStore = (db: Knex, feed: Feed, held: HeldTexts): OwnProfileStore => ({
  member: (userId) => readMember(db, userId),

  create: (userId, profile, today) =>
    withHeldTexts(db, held, async (trx, hold) => {
      await lockOwner(trx, userId);
      const created = await insert(trx, userId, profile, today);
      if (profile.bioHeld.length > 0 && typeof created === 'object' && 'id' in created) await hold(created.id);
      return created;
    }),

  change: ({ userId, publicId, version, today }, values) =>
    withHeldTexts(db, held, async (trx, hold) => {
      await lockOwner(trx, userId, { lockCases: true });
      const profile = await ownOne(trx, userId, publicId);
      if (!profile) return 'unknown';
      if (profile.version !== version) return 'outdated';
      if (profile.status === 'suspended') return 'suspended';
      const refusal = values.age === undefined ? undefined : await stateAge(trx, userId, values.age, today);
      if (refusal) return refusal;
      const changes = withNewTexts(profile, values);
      await update(trx, { id: profile.id }, columnsOf(changes));
      if (changes.bioHeld && changes.bioHeld.length > 0) await hold(profile.id);
      return reread(trx, profile.id);
    }),

  setStatus: (userId, publicId, status) =>
    feed.transaction(async (trx, tell) => {
      await lockOwner(trx, userId);
      const profile = await ownOne(trx, userId, publicId);
      if (!profile) return 'unknown';
      const refusal = statusRefusal(profile.status, status, 'owner');
      if (refusal !== undefined) return { code: 'status', refusal };
      if (status === 'matched') await closeRequests(trx, tell, { profileId: profile.id, states: ['pending'] });
      const isActive = { last_active_on: trx.raw('current_date'), reminded_at: null };
      await update(trx, { id: profile.id }, { visibility_status: status, ...isActive });
      return reread(trx, profile.id);
    }),

  remove: (userId, publicId) =>
    feed.transaction(async (trx, tell) => {
      await lockOwner(trx, userId);
      const profile = await ownOne(trx, userId, publicId);
      if (!profile) return false;
      await closeRequests(trx, tell, { profileId: profile.id, states: ['pending', 'accepted'] });
      await update(trx, { id: profile.id }, { visibility_status: 'deleted', deleted_at: trx.fn.now() });
      return true;
    }),

  saveAnswers: (userId, answers) =>
    db.transaction(async (trx) => {
      await lockOwner(trx, userId);
      return (await setAnswers(trx, userId, answers)) > 0;
    }),

  touch: (userId) =>
    db.transaction(async (trx) => {
      await lockOwner(trx, userId);
      await trx('roommate_profiles')
        .where({ user_id: userId })
        .whereIn('visibility_status', ['active', 'paused', 'matched'])
        .whereRaw('last_active_on < current_date')
        .update({ last_active_on: trx.raw('current_date'), reminded_at: null });
    }),

  waiting: (userId) => waitingRequests(db, userId),
});

/** A transaction that may ask staff to look at texts. Moderators learn it after the commit. */
async function withHeldTexts<T>(
  db: Knex,
  held: HeldTexts,
  work: (trx: Knex.Transaction, hold: (profileId: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const caseIds: number[] = [];
  const outcome = await db.transaction((trx) => work(trx, async (id) => void caseIds.push(await held.hold(trx, id))));
  for (const id of caseIds) await held.announce(id);
  return outcome;
}

type Changes = Parameters<OwnProfileStore['change']>[1];

/** A bio that did not change stays as staff decided. */
function withNewTexts({ bio }: StoredProfile, values: Changes): Changes {
  if (values.bio !== bio) return values;
  const others = { ...values };
  delete others.bio;
  delete others.bioHeld;
  return others;
}

async function insert(trx: Knex.Transaction, userId: number, { answers, ...profile }: NewProfile, today: Date) {
  const member = await readMember(trx, userId);
  if (!member || profileAt(member, profile.collegeId)) return 'exists';
  if (await hasRemovedSuspended(trx, userId, profile.collegeId)) return 'suspended';
  const refusal = (await refuseMoreColleges(trx, userId, profile.collegeId)) ?? (await stateAge(trx, userId, profile.age, today));
  if (refusal) return refusal;
  const known = answers ?? answersOf(member);
  const [row] = await trx('roommate_profiles')
    .insert({ ...columnsOf(profile), user_id: userId, college_id: profile.collegeId })
    .returning<{ id: number }[]>('id');
  if (known) await setAnswers(trx, userId, known);
  return reread(trx, row?.id ?? 0);
}

const answersOf = ({ profiles }: Member): QuizAnswers | null => profiles.find(({ answers }) => answers !== null)?.answers ?? null;

/** Deleted profiles count for a while: otherwise a person looks through all colleges, one after the other. */
async function refuseMoreColleges(trx: Knex, userId: number, collegeId: number): Promise<Refused | undefined> {
  const others = await trx('roommate_profiles')
    .where({ user_id: userId })
    .whereNot({ college_id: collegeId })
    .where((recent) => void recent.whereNull('deleted_at').orWhereRaw(isWithinLast('deleted_at'), [COLLEGES_SECONDS]))
    .distinct('college_id');
  if (others.length < MOST_COLLEGES) return undefined;
  return { code: 'colleges', refusal: MOST_COLLEGES_WORDS, path: 'collegeId' };
}

/** Its owner deleted it. Otherwise a new profile would undo the suspension. */
async function hasRemovedSuspended(trx: Knex, userId: number, collegeId: number): Promise<boolean> {
  const removed: unknown = await trx('roommate_profiles')
    .where({ user_id: userId, college_id: collegeId })
    .whereNotNull('deleted_at')
    .whereExists(trx('cases').whereRaw(`kind = 'roommate' and target_id = roommate_profiles.id and is_hidden`))
    .first('id');
  return removed !== undefined;
}

/** Stores the date of birth of a stated age. The first one is the latest date that fits. */
async function stateAge(trx: Knex, userId: number, age: number, today: Date): Promise<Refused | undefined> {
  const user = await trx('users').where({ id: userId }).first<{ birth_date: string | null } | undefined>('birth_date');
  const known = user?.birth_date ?? null;
  const refusal = ageRefusal(known, age, today);
  if (refusal !== undefined) return { code: 'age', refusal, path: 'age' };
  const birthDate = birthDateFor(known, age, today);
  if (birthDate !== known) await trx('users').where({ id: userId }).update({ birth_date: birthDate });
  return undefined;
}

const ownOne = async (trx: Knex, userId: number, publicId: string): Promise<StoredProfile | undefined> =>
  (await profilesWhere(trx, 'p.user_id = :userId and p.public_id = :publicId', { userId, publicId }))[0];

async function reread(trx: Knex, id: number): Promise<StoredProfile> {
  const [profile] = await profilesWhere(trx, 'p.id = :id', { id });
  if (!profile) throw new Error(`The roommate profile ${id} is missing`);
  return profile;
}

const update = (trx: Knex, where: object, columns: object): Promise<number> =>
  trx('roommate_profiles')
    .where(where)
    .whereNull('deleted_at')
    .update({ ...columns, version: trx.raw('version + 1'), updated_at: trx.fn.now() });

const setAnswers = (trx: Knex, userId: number, answers: QuizAnswers): Promise<number> =>
  trx('roommate_profiles')
    .where({ user_id: userId })
    .whereNull('deleted_at')
    .update({ lifestyle_preferences: preferencesOf(storedAnswers(answers)), updated_at: trx.fn.now() });
