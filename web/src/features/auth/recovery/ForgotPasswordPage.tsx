import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentToken, forgetSession } from '../../../api/session.ts';
import { PRODUCT } from '../../../api/domain.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NeedsScripts } from '../NeedsScripts.tsx';
import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useMailedToken } from '../use-mailed-token.ts';

const STEPS = {
  request: { title: 'Reset your password', lead: 'We send you a code by email. With it you choose a new password.' },
  code: { title: 'Enter your code', lead: 'It is in the email that we sent you.' },
  reset: { title: 'Choose a new password', lead: 'You will be signed out on every device, and log in again with the new password.' },
} as const;
type Step = keyof typeof STEPS;

/** A new password for whoever forgot theirs, in three steps. Only `step` stands in the address; a token from a mail leaves it at once. */
export function ForgotPasswordPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const mailed = useMailedToken('/forgot-password?step=reset');
  const [token, setToken] = useState(mailed);
  const [sent, setSent] = useState({ email: '', message: '' });
  const step = stepOf(new URLSearchParams(search), token !== undefined);
  const heading = useFocusOnChange(step);
  const go = (next: Step) => void navigate(`/forgot-password?step=${next}`);
  const finish = () => {
    // Every session of the account has ended.
    if (currentToken() !== undefined) forgetSession();
    void navigate('/auth?tab=login&reset=1', { replace: true });
  };
  const { title, lead } = STEPS[step];
  return (
    <section className="page py-10 md:py-14">
      <PageHead
        title={title}
        description={`Choose a new password for your ${PRODUCT.name} account, with a code that is mailed to you.`}
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
          <NeedsScripts>Resetting a password needs JavaScript. Turn it on, then load this page again.</NeedsScripts>
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
              Start again
            </TextLink>
          )}
          <TextLink to="/auth?tab=login" className="inline-flex min-h-8 items-center">
            Back to log in
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** A new password can be chosen only by whoever has a token, which a page that was loaded anew has not. */
function stepOf(query: URLSearchParams, hasToken: boolean): Step {
  const asked = query.get('step') ?? (query.has('token') ? 'reset' : 'request');
  if (asked === 'reset') return hasToken ? 'reset' : 'request';
  return asked === 'code' ? 'code' : 'request';
}

/** The steps share an address, so the new heading is told to readers of screens here. */
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
