import { DomainError } from '../../shared/domain-error.ts';
import type { Effects } from '../../transactions/transact.ts';
import { ageRefusal, birthDateFor } from '../age.ts';
import { profileAt, type Member, type StoredProfile } from '../member.ts';
import { COLLEGES_SECONDS, MOST_COLLEGES, MOST_COLLEGES_WORDS, type ProfileValues, type VisibilityStatus } from '../profile.ts';
import type { QuizAnswers } from '../quiz.ts';
import { tellEnded } from '../contact/tell-ended.use-case.ts';
import type { NewProfile, RoommateStores } from '../roommates.ports.ts';
import { notAvailable } from '../seen/seen.use-cases.ts';
import { statusRefusal } from '../visibility.ts';

type Stores = RoommateStores & Effects;
type Changes = Partial<ProfileValues> & { bioHeld?: string[] };

/** Throws `conflict` for a second profile at the college, and `refused` for a wrong age, too many colleges and after a suspension. */
export async function addProfile(stores: Stores, userId: number, { answers, ...profile }: NewProfile, today: Date): Promise<StoredProfile> {
  const { profiles } = stores;
  const { collegeId, age, bioHeld } = profile;
  await profiles.lockOwner(userId);
  const member = await profiles.member(userId);
  if (!member || profileAt(member, collegeId)) {
    throw new DomainError('conflict', 'roommates.exists', 'You have a profile at this college already. Change that one.');
  }
  // Otherwise a new profile would undo the suspension.
  if (await profiles.hasRemovedSuspended(userId, collegeId)) throw suspended();
  await refuseMoreColleges(stores, userId, collegeId);
  await stateAge(stores, userId, age, today);
  const id = await profiles.add(userId, profile);
  const known = answers ?? answersOf(member);
  if (known) await profiles.setAnswers(userId, known);
  if (bioHeld.length > 0) await holdBio(stores, id);
  return reread(stores, id);
}

/** Throws `not-found`, `conflict` for another version, and `refused` for a wrong age and a suspended profile. */
export async function changeProfile(
  stores: Stores,
  userId: number,
  { publicId, version }: { publicId: string; version: number },
  values: Changes,
  today: Date,
): Promise<StoredProfile> {
  await stores.profiles.lockOwner(userId, { withCases: true });
  const profile = await ownOne(stores, userId, publicId);
  if (profile.version !== version) {
    throw new DomainError('conflict', 'roommates.outdated', 'The profile has changed since you opened it. Nothing was saved.');
  }
  if (profile.status === 'suspended') throw suspended();
  if (values.age !== undefined) await stateAge(stores, userId, values.age, today);
  const changes = withNewTexts(profile, values);
  await stores.profiles.change(profile.id, changes);
  if (changes.bioHeld && changes.bioHeld.length > 0) await holdBio(stores, profile.id);
  return reread(stores, profile.id);
}

/** Throws `not-found`, and `refused` for a status that does not follow from the present one. */
export async function setStatus(stores: Stores, userId: number, publicId: string, status: VisibilityStatus): Promise<StoredProfile> {
  await stores.profiles.lockOwner(userId);
  const profile = await ownOne(stores, userId, publicId);
  const refusal = statusRefusal(profile.status, status, 'owner');
  if (refusal !== undefined) throw refused('status', refusal);
  if (status === 'matched') tellEnded(stores, await stores.requests.closeOf(profile.id, ['pending']));
  await stores.profiles.setStatus(profile.id, status);
  return reread(stores, profile.id);
}

/** Also closes its requests. Throws `not-found`. */
export async function removeProfile(stores: Stores, userId: number, publicId: string): Promise<void> {
  await stores.profiles.lockOwner(userId);
  const { id } = await ownOne(stores, userId, publicId);
  tellEnded(stores, await stores.requests.closeOf(id, ['pending', 'accepted']));
  await stores.profiles.remove(id);
}

const suspended = () =>
  new DomainError('refused', 'roommates.suspended', 'Staff suspended your profile at this college. You can answer their decision once.');

function refused(code: string, refusal: string, path?: string): DomainError {
  return new DomainError('refused', `roommates.${code}`, refusal, path === undefined ? [] : [{ path, message: refusal }]);
}

/** Deleted profiles count for a while: otherwise a person looks through all colleges, one after the other. */
async function refuseMoreColleges({ profiles }: Stores, userId: number, collegeId: number): Promise<void> {
  const others = await profiles.countOtherColleges(userId, collegeId, COLLEGES_SECONDS);
  if (others >= MOST_COLLEGES) throw refused('colleges', MOST_COLLEGES_WORDS, 'collegeId');
}

/** Stores the date of birth of a stated age. The first one is the latest date that fits. */
async function stateAge({ profiles }: Stores, userId: number, age: number, today: Date): Promise<void> {
  const known = await profiles.birthDate(userId);
  const refusal = ageRefusal(known, age, today);
  if (refusal !== undefined) throw refused('age', refusal, 'age');
  const birthDate = birthDateFor(known, age, today);
  if (birthDate !== known) await profiles.setBirthDate(userId, birthDate);
}

/** Staff look at the bio before others see it. */
async function holdBio({ heldTexts, tell }: Stores, profileId: number): Promise<void> {
  const { caseId, moderatorIds } = await heldTexts.hold(profileId);
  for (const id of moderatorIds) tell(id, 'case.updated', { caseId });
}

const answersOf = ({ profiles }: Member): QuizAnswers | null => profiles.find(({ answers }) => answers !== null)?.answers ?? null;

/** A bio that did not change stays as staff decided. */
function withNewTexts({ bio }: StoredProfile, values: Changes): Changes {
  if (values.bio !== bio) return values;
  const others = { ...values };
  delete others.bio;
  delete others.bioHeld;
  return others;
}

/** Profiles of others are `not-found`. */
async function ownOne({ profiles }: Stores, userId: number, publicId: string): Promise<StoredProfile> {
  const profile = await profiles.find(publicId);
  if (profile?.userId !== userId) throw notAvailable();
  return profile;
}

async function reread({ profiles }: Stores, id: number): Promise<StoredProfile> {
  const profile = await profiles.one(id);
  if (!profile) throw new Error(`The roommate profile ${id} is missing`);
  return profile;
}
