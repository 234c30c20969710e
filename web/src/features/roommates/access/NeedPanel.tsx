import type { ReactNode } from 'react';
import { ResendVerification } from '../../../entities/account/ResendVerification.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { OwnProfileStatus } from './OwnProfileStatus.tsx';

type Need = 'sign-in' | 'verified' | 'profile' | 'active';

interface Props {
  need: Need;
  /** What is seen afterwards, within a sentence: "the list". */
  what: string;
  /** Of the profiles. Null: not known yet. */
  collegeId: number | null;
  /** Where a sign-in returns to. */
  returnPath: string;
}

const TITLES: Record<Exclude<Need, 'active'>, string> = {
  'sign-in': 'For members of the same college',
  verified: 'Confirm your email address first',
  profile: 'Create your profile first',
};

/** Says what a person needs in order to see other profiles, with the next step. */
export function NeedPanel({ need, what, collegeId, returnPath }: Props) {
  if (need === 'active') return <OwnProfileStatus what={what} collegeId={collegeId} />;
  const steps: Record<Exclude<Need, 'active'>, ReactNode> = {
    'sign-in': (
      <>
        <p>You see {what} with a free account and a profile at the same college.</p>
        <ButtonLink to={`/auth?returnUrl=${encodeURIComponent(returnPath)}`}>Log in to see more</ButtonLink>
      </>
    ),
    verified: (
      <>
        <p>Only people with a confirmed address see {what}. Open the link in our email.</p>
        <ResendVerification variant="secondary">Resend the email</ResendVerification>
      </>
    ),
    profile: (
      <>
        <p>People see each other here: you see {what} as soon as you have a profile at the same college.</p>
        <ButtonLink to={collegeId === null ? '/roommates/create' : `/roommates/create?college=${collegeId}`}>Create my profile</ButtonLink>
      </>
    ),
  };
  return <EmptyState title={TITLES[need]}>{steps[need]}</EmptyState>;
}
