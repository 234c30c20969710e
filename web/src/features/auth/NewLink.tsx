import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ResendVerification } from '../../entities/account/ResendVerification.tsx';

/** Why a link did not work, and the way to a new one, which only whoever is signed in can ask for. */
export function NewLink({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return (
    <>
      <p className="text-muted">
        {children} {status === 'out' && 'Log in, and we send you a new link.'}
      </p>
      {status === 'out' && <ButtonLink to={`/auth?tab=login&returnUrl=${encodeURIComponent('/verify-email')}`}>Log in</ButtonLink>}
      {status === 'in' && <ResendVerification>Send me a new link</ResendVerification>}
    </>
  );
}
