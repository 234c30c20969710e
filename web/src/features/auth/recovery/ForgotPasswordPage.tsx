import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentToken, forgetSession } from '../../../api/session.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NeedsScripts } from '../../../ui/page/NeedsScripts.tsx';
import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useLinkToken } from '../use-link-token.ts';

const STEPS = {
  request: { title: 'Reset your password', lead: 'We will email you a code to choose a new password.' },
  code: { title: 'Enter your code', lead: 'Enter the code from our email.' },
  reset: { title: 'Choose a new password', lead: 'This signs you out on every device. Then sign in with the new password.' },
} as const;
type Step = keyof typeof STEPS;

/** Password recovery in three steps. The address holds only `step`; a token from an email link is removed at once. */
export function ForgotPasswordPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const mailed = useLinkToken('/forgot-password?step=reset');
  const [token, setToken] = useState(mailed);
  const [sent, setSent] = useState({ email: '', message: '' });
  const step = stepOf(new URLSearchParams(search), token !== undefined);
  const heading = useFocusOnChange(step);
  const go = (next: Step) => void navigate(`/forgot-password?step=${next}`);
  const finish = () => {
    // The server has ended every session of the account.
    if (currentToken() !== undefined) forgetSession();
    void navigate('/auth?tab=login&reset=1', { replace: true });
  };
  const { title, lead } = STEPS[step];
  return (
    <section className="page py-10 md:py-14">
      <PageHead
        title={title}
        description={`Choose a new password for your ${PRODUCT.name} account with a code by email.`}
        canonicalPath="/forgot-password"
        isUnlisted
      />
      <div className="mx-auto max-w-md">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p role="status" className="mt-2 mb-6 text-muted">
          {step === 'code' && sent.message !== '' ? sent.message : lead}
        </p>
        <div className="rounded-card border border-line bg-card p-5 sm:p-6">
          <NeedsScripts>Password reset needs JavaScript. Turn it on, then reload this page.</NeedsScripts>
          {step === 'request' && (
            <RequestForm
              onSent={(email, message) => {
                setSent({ email, message });
                go('code');
              }}
            />
          )}
          {step === 'code' && (
            <CodeForm
              email={sent.email}
              onToken={(next, email) => {
                setToken(next);
                setSent({ ...sent, email });
                go('reset');
              }}
            />
          )}
          {step === 'reset' && <ResetForm token={token ?? ''} email={sent.email} onDone={finish} />}
        </div>
        <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
          {step !== 'request' && (
            <TextLink to="/forgot-password" className="inline-flex min-h-8 items-center">
              Start over
            </TextLink>
          )}
          <TextLink to="/auth?tab=login" className="inline-flex min-h-8 items-center">
            Back to sign-in
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** The reset step needs a token, which is lost on reload. */
function stepOf(query: URLSearchParams, hasToken: boolean): Step {
  const asked = query.get('step') ?? (query.has('token') ? 'reset' : 'request');
  if (asked === 'reset') return hasToken ? 'reset' : 'request';
  return asked === 'code' ? 'code' : 'request';
}

/** The steps share a path, so focus the new heading for screen readers. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
