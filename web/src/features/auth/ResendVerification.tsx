import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../api/site.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { failureText } from '../../lib/failure.ts';

/** Why a link did not work, and the way to a new one, which only whoever is signed in can ask for. */
export function Resend({ children }: { children: ReactNode }) {
  const { api } = useSite();
  const { status } = useSession();
  const call = useMutation({ mutationFn: () => api.accounts.resendVerification({}) });
  return (
    <>
      <p className="text-muted">
        {children} {status === 'out' && 'Log in, and we send you a new link.'}
      </p>
      {status === 'out' && <ButtonLink to={`/auth?tab=login&returnUrl=${encodeURIComponent('/verify-email')}`}>Log in</ButtonLink>}
      {status === 'in' && !call.isSuccess && (
        <SendButton isSending={call.isPending} onClick={() => call.mutate()}>
          Send me a new link
        </SendButton>
      )}
      <p role="status" className="empty:hidden">
        {call.data?.message}
      </p>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {call.error && failureText(call.error)}
      </p>
    </>
  );
}
