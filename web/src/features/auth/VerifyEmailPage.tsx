import { useEffect, useRef, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import type { User } from '../../api/domain/accounts.ts';
import { PRODUCT } from '../../api/domain/shared.ts';
import { USER_KEY, userChanged, useSession, useUser } from '../../api/session.ts';
import { useSite, type Site } from '../../api/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { NeedsScripts } from '../../ui/page/NeedsScripts.tsx';
import { ResendVerification } from '../../entities/account/ResendVerification.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { failureText } from '../../lib/api-error.ts';
import { useLinkToken } from './use-link-token.ts';

const TITLE = 'Confirm your email address';

/** The page of the link in the confirmation email. It needs a button press, because email scanners follow links. */
export function VerifyEmailPage() {
  const site = useSite();
  const token = useLinkToken('/verify-email');
  const call = useMutation({
    mutationFn: () => site.api.accounts.verifyEmail({ body: { token: token ?? '' } }),
    onSuccess: ({ user }) => updateSignedInUser(site, user),
  });
  const { data: user } = useUser();
  const state = stateOf({ token, isDone: call.isSuccess, error: call.error, isVerified: user?.emailVerified ?? false });
  const outcome = OUTCOMES[state];
  return (
    <section className="page py-10 md:py-14">
      <PageHead
        title={TITLE}
        description={`Confirm the email address of your ${PRODUCT.name} account.`}
        canonicalPath="/verify-email"
        isUnlisted
      />
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{TITLE}</h1>
        <div className="mt-6 rounded-card border border-line bg-card p-5 sm:p-6">
          <NeedsScripts>To confirm your email address, turn on JavaScript and follow the link again.</NeedsScripts>
          {outcome ? (
            <Outcome title={outcome.title} isError={outcome.isError}>
              {outcome.body}
            </Outcome>
          ) : (
            <div className="needs-scripts grid justify-items-start gap-4">
              <p>Confirm that this email address is yours.</p>
              <SendButton isSending={call.isPending} onClick={() => call.mutate()}>
                Confirm my email
              </SendButton>
              {call.error && (
                <p role="alert" className="text-sm text-brick">
                  {failureText(call.error)}
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

type State = 'asking' | 'success' | 'already' | 'expired' | 'invalid';

/** Failures not about the token, such as no connection, keep the button for another try. */
function stateOf({
  token,
  isDone,
  error,
  isVerified,
}: {
  token: string | undefined;
  isDone: boolean;
  error: unknown;
  isVerified: boolean;
}): State {
  if (isDone) return 'success';
  const refusal = error instanceof ApiError ? error.status : 0;
  if (refusal === 410) return isVerified ? 'already' : 'expired';
  if (token === undefined || refusal === 400) return isVerified ? 'already' : 'invalid';
  return 'asking';
}

const NEXT_LINKS = (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to="/profile">Go to your profile</ButtonLink>
    <ButtonLink to="/discover" variant="secondary">
      Find colleges
    </ButtonLink>
  </div>
);

const OUTCOMES: Record<State, { title: string; isError: boolean; body: ReactNode } | undefined> = {
  asking: undefined,
  success: { title: 'Your email address is confirmed', isError: false, body: NEXT_LINKS },
  already: { title: 'Your email address is already confirmed', isError: false, body: NEXT_LINKS },
  expired: { title: 'This link has expired', isError: true, body: <RequestNewLink>Links work for 24 hours.</RequestNewLink> },
  invalid: {
    title: 'This link does not work',
    isError: true,
    body: (
      <RequestNewLink>
        It may be incomplete, or a newer link replaced it. A link works once: if you used this one before, your address is confirmed.
      </RequestNewLink>
    ),
  },
};

/** The result. Takes the focus so that screen readers announce it. */
function Outcome({ title, isError, children }: { title: string; isError: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <div role={isError ? 'alert' : 'status'}>
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
      </div>
      {children}
    </div>
  );
}

/** Updates the cached user if the confirmed account is signed in here. */
function updateSignedInUser(site: Site, user: User): void {
  if (site.queries.getQueryData<User | null>(USER_KEY)?.id === user.id) userChanged(site, user);
}

/** Offers a new link. Only signed-in users can request one. */
function RequestNewLink({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return (
    <>
      <p className="text-muted">
        {children} {status === 'out' && 'Sign in to request a new link.'}
      </p>
      {status === 'out' && <ButtonLink to={`/auth?tab=login&returnUrl=${encodeURIComponent('/verify-email')}`}>Sign in</ButtonLink>}
      {status === 'in' && <ResendVerification>Send me a new link</ResendVerification>}
    </>
  );
}
