import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../api/domain/shared.ts';
import { useSession } from '../../api/session.ts';
import { sameSitePath } from '../../lib/same-site-path.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { AuthTabs } from './AuthTabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NeedsScripts } from '../../ui/page/NeedsScripts.tsx';
import { signUpChunk } from './chunks.ts';

const WORDS = {
  login: {
    title: 'Sign in',
    lead: 'Welcome back.',
    description: `Sign in to ${PRODUCT.name} to see your saved colleges and lists.`,
  },
  register: {
    title: 'Create a free account',
    lead: 'Save colleges and lists on every device. Everything here is free.',
    description: `Sign up for ${PRODUCT.name} to save colleges and lists on every device, for free.`,
  },
} as const;

/** Why a member of staff sees this page in the middle of the work. */
const ADMIN_LEAD = 'A session in the admin pages ends after 30 minutes without use.';

/** The page /auth. `tab` is login or register, `returnUrl` the path to return to. Redirects signed-in users. */
export function AuthPage() {
  const query = new URLSearchParams(useLocation().search);
  const tab = query.get('tab') === 'register' ? 'register' : 'login';
  const { title, lead, description } = WORDS[tab];
  const back = returnPath(query.get('returnUrl'));
  const markAsNew = useRedirectWhenSignedIn(back);
  return (
    <section className="page py-10 md:py-14">
      <PageHead title={title} description={description} canonicalPath="/auth" isUnlisted />
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-muted">{tab === 'login' && back?.startsWith('/admin') ? ADMIN_LEAD : lead}</p>
        {query.get('reset') === '1' && tab === 'login' && (
          <p role="status" className="mb-6 rounded-control border border-primary bg-tint px-3 py-2 text-sm">
            Your password was changed. Sign in with the new one.
          </p>
        )}
        <AuthTabs selected={tab} />
        <div
          id="auth-panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          className="mt-4 rounded-card border border-line bg-card p-5 sm:p-6"
        >
          <NeedsScripts>Sign-in and sign-up need JavaScript. Turn it on, then reload this page.</NeedsScripts>
          <Suspense>{tab === 'login' ? <LoginForm /> : <signUpChunk.Component onCreated={markAsNew} />}</Suspense>
        </div>
      </div>
    </section>
  );
}

/** After sign-in, redirects to `back` or else to the profile, which welcomes new users. */
function useRedirectWhenSignedIn(back: string | undefined): () => void {
  const { status } = useSession();
  const navigate = useNavigate();
  const isNew = useRef(false);
  useEffect(() => {
    if (status === 'in') void navigate(back ?? (isNew.current ? '/profile?welcome=1' : '/profile'), { replace: true });
  }, [status, back, navigate]);
  return () => {
    isNew.current = true;
  };
}

/** The path to return to, or undefined for other sites and for /auth itself. */
function returnPath(returnUrl: string | null): string | undefined {
  const path = sameSitePath(returnUrl);
  return path === undefined || /^\/auth(?![\w-])/.test(path) ? undefined : path;
}
