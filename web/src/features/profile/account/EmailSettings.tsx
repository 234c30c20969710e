import { useMutation, useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { ResendVerification } from '../../../entities/account/ResendVerification.tsx';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { accountQuery } from '../shared/profile.queries.ts';
import { EmailForm } from './EmailForm.tsx';

/** The current address, an unconfirmed new address, and the form to change it. */
export function EmailSettings({ user }: { user: User }) {
  const [isChanging, setChanging] = useState(false);
  const { data } = useQuery(accountQuery(useSite().api));
  const pending = data?.pendingEmail ?? null;
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{user.email}</span>
        {user.emailVerified ? (
          <Badge tone="primary">
            <BadgeCheck aria-hidden="true" className="size-3.5" />
            Verified
          </Badge>
        ) : (
          <Badge tone="amber">
            <CircleAlert aria-hidden="true" className="size-3.5" />
            Not verified
          </Badge>
        )}
      </div>
      {!user.emailVerified && (
        <ResendVerification variant="secondary" size="small">
          Resend the email
        </ResendVerification>
      )}
      {pending !== null && <PendingEmail email={pending} />}
      {isChanging ? (
        <EmailForm user={user} onDone={() => setChanging(false)} />
      ) : (
        <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
          Change email
        </Button>
      )}
    </div>
  );
}

function PendingEmail({ email }: { email: string }) {
  const { api, queries } = useSite();
  const cancel = useMutation({
    mutationFn: () => api.profile.cancelEmail({}),
    onSuccess: () => {
      queries.setQueryData(accountQuery(api).queryKey, (before) => before && { ...before, pendingEmail: null });
      toast({ title: 'Email change canceled' });
    },
  });
  return (
    <div className="grid w-full justify-items-start gap-3 rounded-card border border-line bg-sky-tint p-4 text-sm">
      <p role="status">
        Confirm <strong className="font-semibold [overflow-wrap:anywhere]">{email}</strong> with the link we sent to it. Until then your
        current address stays active. Afterwards, sign in again with the new one.
      </p>
      <SendButton variant="secondary" size="small" isSending={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel the change
      </SendButton>
      <p role="alert" className="font-medium text-brick empty:hidden">
        {cancel.isError && failureText(cancel.error)}
      </p>
    </div>
  );
}
