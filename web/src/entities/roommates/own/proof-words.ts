import { OLDEST_WITH_MINORS, type OwnRoommateProfile } from '../../../api/domain/roommates.ts';

type Proved = Pick<OwnRoommateProfile, 'age' | 'isUnder18' | 'proof'>;

/** What a proof of the college changes for a person, in one or two sentences. */
export function proofWords({ age, isUnder18, proof: { domain, confirmed } }: Proved): string[] {
  if (domain === null && !confirmed) return [noDomain(isUnder18)];
  const seers = isUnder18
    ? [`Only members up to ${OLDEST_WITH_MINORS} years who confirmed an address at ${domain ?? 'the college'} see your profile.`]
    : [];
  if (confirmed) return [`Alma confirmed an address at ${confirmed.domain}.`, ...seers];
  const aim =
    age <= OLDEST_WITH_MINORS
      ? `To see ${isUnder18 ? 'others' : 'people'} under 18, confirm an address at ${domain ?? ''}.`
      : `Others read “${confirmedWords(null)}” in your profile. You can confirm an address at ${domain ?? ''}.`;
  return [...seers, aim];
}

const noDomain = (isUnder18: boolean): string =>
  `Alma cannot check this college by an address, so people under 18 are not shown here${isUnder18 ? ', and others do not see your profile' : ''}.`;

/** What members read about the college of a person. It is an address, not an enrolment. */
export const confirmedWords = (domain: string | null): string =>
  domain === null ? 'College not confirmed' : `Address at ${domain} confirmed`;
