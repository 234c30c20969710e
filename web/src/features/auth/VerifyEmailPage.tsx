import { useEffect, useRef, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { PRODUCT, type User } from '../../api/domain.ts';
import { USER_KEY, userChanged, useUser } from '../../api/session.ts';
import { useSite, type Site } from '../../api/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { failureText } from '../../lib/failure.ts';
import { NeedsScripts } from './NeedsScripts.tsx';
import { NewLink } from './NewLink.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const TITLE = 'Confirm your email address';

/** The page behind the link of a mail. It asks for a press of the button, because programs that look through mails follow links too. */
export function VerifyEmailPage() {
  const site = useSite();
  const token = useMailedToken('/verify-email');
  const call = useMutation({
    mutationFn: () => site.api.accounts.verifyEmail({ body: { token: token ?? '' } }),
    onSuccess: ({ user }) => tellPages(site, user),
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
          <NeedsScripts>Confirming an email address needs JavaScript. Turn it on, then follow the link again.</NeedsScripts>
          {outcome ? (
            <Outcome title={outcome.title} isBad={outcome.isBad}>
              {outcome.body}
            </Outcome>
          ) : (
            <div className="needs-scripts grid justify-items-start gap-4">
              <p>You followed the link in our email. One press, and we know that the address is yours.</p>
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

/** A failure that says nothing about the token (no connection, too many tries) leaves the button for another try. */
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

const ONWARDS = (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to="/profile">Go to your profile</ButtonLink>
    <ButtonLink to="/discover" variant="secondary">
      Find colleges
    </ButtonLink>
  </div>
);

const OUTCOMES: Record<State, { title: string; isBad: boolean; body: ReactNode } | undefined> = {
  asking: undefined,
  success: { title: 'Your email address is confirmed', isBad: false, body: ONWARDS },
  already: { title: 'Your email address was confirmed already', isBad: false, body: ONWARDS },
  expired: { title: 'This link has expired', isBad: true, body: <NewLink>Links work for 24 hours.</NewLink> },
  invalid: {
    title: 'This link does not work',
    isBad: true,
    body: <NewLink>It may have been used before, replaced by a newer one, or cut off on its way to the address bar.</NewLink>,
  },
};

/** What became of it, told at once. */
function Outcome({ title, isBad, children }: { title: string; isBad: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <div role={isBad ? 'alert' : 'status'}>
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
      </div>
      {children}
    </div>
  );
}

/** Where the address belongs to whoever is signed in here, their pages know it at once. */
function tellPages(site: Site, user: User): void {
  if (site.queries.getQueryData<User | null>(USER_KEY)?.id === user.id) userChanged(site, user);
}
