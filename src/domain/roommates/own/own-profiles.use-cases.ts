import { DomainError } from '../../shared/domain-error.ts';
import type { Clock } from '../../shared/time.ts';
import { answersFault, storedAnswers } from '../answers.ts';
import { unknownCollege } from '../browse/browse.use-cases.ts';
import { ageOfAccount, type Member, type StoredProfile } from '../member.ts';
import type { MailDomainOf } from '../../mail/mail-domain.ts';
import type { ChosenStatus, ProfileValues } from '../profile.ts';
import type { QuizAnswers } from '../quiz.ts';
import type { OwnProfileStore, Refused } from '../roommates.ports.ts';
import { notAvailable } from '../seen/seen.use-cases.ts';
import type { ShownCollege } from '../seen/seen-profile.ts';
import { changedValues, newValues, ownProfile, wordsFault, type OwnProfile, type ProfileForm } from './own-profile.ts';

export interface OwnProfilesPorts {
  own: OwnProfileStore;
  collegeOf: (id: number) => ShownCollege | undefined;
  mailDomainOf: MailDomainOf;
  clock: Clock;
}

/** What people do with their own profiles. Profiles of others are `not-found`. */
export function createOwnProfiles({ own, collegeOf, mailDomainOf, clock }: OwnProfilesPorts) {
  function shown(profile: StoredProfile): OwnProfile {
    const college = collegeOf(profile.collegeId);
    if (!college) throw new DomainError('unavailable', 'catalog.loading', 'The catalog is being loaded. Try again in a moment.');
    return ownProfile(profile, college, { today: clock.now(), mailDomainOf });
  }
  function settled(outcome: StoredProfile | keyof typeof REFUSALS | Refused): OwnProfile {
    if (typeof outcome === 'string') throw REFUSALS[outcome]();
    if ('refusal' in outcome) throw refused(outcome);
    return shown(outcome);
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
      return settled(await own.create(userId, profile, clock.now()));
    },

    /** Throws `not-found`, `conflict` for another version, and `refused`. */
    async change(
      userId: number,
      { publicId, version }: { publicId: string; version: number },
      form: { [K in keyof ProfileValues]?: ProfileValues[K] | undefined },
    ): Promise<OwnProfile> {
      refuseContactData(form);
      return settled(await own.change({ userId, publicId, version, today: clock.now() }, changedValues(form)));
    },

    async setStatus(userId: number, publicId: string, status: ChosenStatus): Promise<OwnProfile> {
      return settled(await own.setStatus(userId, publicId, status));
    },

    async remove(userId: number, publicId: string): Promise<void> {
      if (!(await own.remove(userId, publicId))) throw notAvailable();
    },

    /** Throws `refused` without a profile. */
    async saveAnswers(userId: number, answers: QuizAnswers): Promise<{ answers: QuizAnswers }> {
      const stored = fitting(answers);
      if (!(await own.saveAnswers(userId, stored))) {
        throw new DomainError('refused', 'roommates.no-profile', 'Create a roommate profile first. Your answers belong to it.');
      }
      return { answers: stored };
    },
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

const refused = ({ code, refusal, path }: Refused): DomainError =>
  new DomainError('refused', `roommates.${code}`, refusal, path === undefined ? [] : [{ path, message: refusal }]);

const REFUSALS = {
  unknown: notAvailable,
  outdated: () => new DomainError('conflict', 'roommates.outdated', 'The profile has changed since you opened it. Nothing was saved.'),
  exists: () => new DomainError('conflict', 'roommates.exists', 'You have a profile at this college already. Change that one.'),
  suspended: () =>
    new DomainError('refused', 'roommates.suspended', 'Staff suspended your profile at this college. You can answer their decision once.'),
};
