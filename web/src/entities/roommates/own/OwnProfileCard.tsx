import { useState } from 'react';
import type { OwnRoommateProfile } from '../../../api/domain/roommates.ts';
import { ResendVerification } from '../../account/ResendVerification.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { failureText } from '../../../lib/api-error.ts';
import { CollegeProof } from './CollegeProof.tsx';
import { statusWords } from './own-words.ts';
import { useRemoveProfile, useSetStatus } from './use-own-profile.ts';

/** An own profile with its state, and what its owner can do with it. */
export function OwnProfileCard({ profile, canRemove = false }: { profile: OwnRoommateProfile; canRemove?: boolean }) {
  const { id, college, status, isListed, bioHolds, statusReason } = profile;
  const { badge, tone, text } = statusWords(profile);
  return (
    <section aria-label={`Your profile at ${college.name}`} className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Your profile at {college.name}</h2>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">{text}</p>
      {statusReason !== null && <p className="mt-1 text-sm">{statusReason}</p>}
      {status === 'active' && !isListed && (
        <div className="mt-3">
          <ResendVerification variant="secondary" size="small">
            Resend the email
          </ResendVerification>
        </div>
      )}
      {bioHolds.length > 0 && (
        <p className="mt-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-amber">
          Others do not see your text yet: staff look at it first. You can also change it.
        </p>
      )}
      {status !== 'suspended' && status !== 'deleted' && <CollegeProof profile={profile} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <StatusButtons profile={profile} />
        <ButtonLink to={`/roommates/create?profile=${id}`} variant="secondary" size="small">
          Edit
        </ButtonLink>
        <ButtonLink to={`/roommates/${id}`} variant="quiet" size="small">
          See it as others do
        </ButtonLink>
        {canRemove && <RemoveButton profile={profile} />}
      </div>
    </section>
  );
}

function StatusButtons({ profile: { id, status } }: { profile: OwnRoommateProfile }) {
  const call = useSetStatus(id);
  const set = (to: 'active' | 'paused' | 'matched', label: string) => (
    <SendButton
      key={to}
      variant="secondary"
      size="small"
      isSending={call.isPending && call.variables === to}
      onClick={() => call.mutate(to)}
    >
      {label}
    </SendButton>
  );
  if (status === 'suspended') {
    return (
      <ButtonLink to="/profile?tab=messages#notices" variant="secondary" size="small">
        Read the notice
      </ButtonLink>
    );
  }
  return (
    <>
      {status !== 'active' && set('active', 'Show it again')}
      {status === 'active' && set('paused', 'Pause')}
      {(status === 'active' || status === 'paused') && set('matched', 'I found a roommate')}
      <p role="alert" className="w-full text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </>
  );
}

function RemoveButton({ profile: { id, college } }: { profile: OwnRoommateProfile }) {
  const [isAsking, setAsking] = useState(false);
  const call = useRemoveProfile(id, () => setAsking(false));
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this profile?"
          text={`Others no longer see your profile at ${college.name}, and your open requests are closed. Messages stay. The profile is erased after 30 days.`}
          confirm="Delete"
          call={call}
          onConfirm={() => call.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
