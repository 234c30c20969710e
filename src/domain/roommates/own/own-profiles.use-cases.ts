import { DomainError } from '../../shared/domain-error.ts';
import type { Clock } from '../../shared/time.ts';
import type { Transact } from '../../transactions/transact.ts';
import { answersFault, storedAnswers } from '../answers.ts';
import { unknownCollege } from '../browse/browse.use-cases.ts';
import { ageOfAccount, type Member, type StoredProfile } from '../member.ts';
import type { MailDomainOf } from '../../mail/mail-domain.ts';
import type { ChosenStatus, ProfileValues } from '../profile.ts';
import type { QuizAnswers } from '../quiz.ts';
import type { OwnProfileStore, RoommateStores } from '../roommates.ports.ts';
import type { ShownCollege } from '../seen/seen-profile.ts';
import { addProfile, changeProfile, removeProfile, setStatus } from './change-profile.use-case.ts';
import { changedValues, newValues, ownProfile, wordsFault, type OwnProfile, type ProfileForm } from './own-profile.ts';

export interface OwnProfilesPorts {
  own: OwnProfileStore;
  transact: Transact<RoommateStores>;
  collegeOf: (id: number) => ShownCollege | undefined;
  mailDomainOf: MailDomainOf;
  clock: Clock;
}

/** What people do with their own profiles. Profiles of others are `not-found`. */
export function createOwnProfiles({ own, transact, collegeOf, mailDomainOf, clock }: OwnProfilesPorts) {
  function shown(profile: StoredProfile): OwnProfile {
    const college = collegeOf(profile.collegeId);
    if (!college) throw new DomainError('unavailable', 'catalog.loading', 'The catalog is being loaded. Try again in a moment.');
    return ownProfile(profile, college, { today: clock.now(), mailDomainOf });
  }
  return {
    shown,

    async mine(member: Member) {
      const known = member.profiles.filter(({ collegeId }) => collegeOf(collegeId));
      return {
        profiles: known.map(shown),
        answers: member.profiles.find(({ answers }) => answers !== null)?.answers ?? null,
        age: ageOfAccount(member.account, clock.now()),
        isVerified: member.account.isVerified,
        requests: await own.waiting(member.userId),
      };
    },

    /** Throws `refused` for an unknown college, a wrong age and answers that do not exist, and `conflict` for a second profile. */
    async create(userId: number, { answers, ...form }: ProfileForm & { answers?: QuizAnswers | undefined }): Promise<OwnProfile> {
      if (!collegeOf(form.collegeId)) throw unknownCollege();
      refuseContactData(form);
      const profile = { ...newValues(form), answers: answers && fitting(answers) };
      return shown(await transact((stores) => addProfile(stores, userId, profile, clock.now())));
    },

    /** Throws `not-found`, `conflict` for another version, and `refused`. */
    async change(
      userId: number,
      edit: { publicId: string; version: number },
      form: { [K in keyof ProfileValues]?: ProfileValues[K] | undefined },
    ): Promise<OwnProfile> {
      refuseContactData(form);
      return shown(await transact((stores) => changeProfile(stores, userId, edit, changedValues(form), clock.now())));
    },

    setStatus: async (userId: number, publicId: string, status: ChosenStatus): Promise<OwnProfile> =>
      shown(await transact((stores) => setStatus(stores, userId, publicId, status))),

    remove: (userId: number, publicId: string): Promise<void> => transact((stores) => removeProfile(stores, userId, publicId)),

    /** In each profile. Throws `refused` without one. */
    async saveAnswers(userId: number, answers: QuizAnswers): Promise<{ answers: QuizAnswers }> {
      const stored = fitting(answers);
      await transact(async ({ profiles }) => {
        await profiles.lockOwner(userId);
        if ((await profiles.setAnswers(userId, stored)) > 0) return;
        throw new DomainError('refused', 'roommates.no-profile', 'Create a roommate profile first. Your answers belong to it.');
      });
      return { answers: stored };
    },

    /** The person uses the roommate part today. */
    touch: (userId: number): Promise<void> =>
      transact(async ({ profiles }) => {
        await profiles.lockOwner(userId);
        await profiles.touch(userId);
      }),
  };
}

function refuseContactData(form: Parameters<typeof wordsFault>[0]): void {
  const fault = wordsFault(form);
  if (fault) throw new DomainError('refused', 'roommates.words', fault.message, [fault]);
}

/** Throws `refused` for answers that no question has. */
function fitting(answers: QuizAnswers): QuizAnswers {
  const fault = answersFault(answers);
  if (fault !== undefined) throw new DomainError('refused', 'roommates.answers', fault, [{ path: 'answers', message: fault }]);
  return storedAnswers(answers).answers;
}
