import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../api/domain.ts';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { AuthTabs } from './AuthTabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NeedsScripts } from './NeedsScripts.tsx';
import { SignUpForm } from './sign-up/SignUpForm.tsx';
import { wayBack } from './way-back.ts';

const WORDS = {
  login: {
    title: 'Log in',
    lead: 'Good to see you again.',
    description: `Log in to ${PRODUCT.name} to come back to your colleges and lists.`,
  },
  register: {
    title: 'Create a free account',
    lead: 'Keep your colleges and lists, on every device. Nothing here costs anything.',
    description: `Sign up for ${PRODUCT.name} to keep your colleges and lists, on every device and for free.`,
  },
} as const;

/** The way in (specification §2): `tab` is login or register, `returnUrl` where to go on. Whoever is in already goes on at once. */
export function AuthPage() {
  const query = new URLSearchParams(useLocation().search);
  const tab = query.get('tab') === 'register' ? 'register' : 'login';
  const { title, lead, description } = WORDS[tab];
  const welcomeNewcomer = useOnwards(wayBack(query.get('returnUrl')));
  return (
    <section className="page py-10 md:py-14">
      <PageHead title={title} description={description} canonicalPath="/auth" isUnlisted />
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-muted">{lead}</p>
        {query.get('reset') === '1' && tab === 'login' && (
          <p role="status" className="mb-6 rounded-control border border-primary bg-tint px-3 py-2 text-sm">
            Your password is changed. Log in with the new one.
          </p>
        )}
        <AuthTabs selected={tab} />
        <div
          id="auth-panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          className="mt-4 rounded-card border border-line bg-card p-5 sm:p-6"
        >
          <NeedsScripts>Logging in and signing up need JavaScript. Turn it on, then load this page again.</NeedsScripts>
          {tab === 'login' ? <LoginForm /> : <SignUpForm onCreated={welcomeNewcomer} />}
        </div>
      </div>
    </section>
  );
}

/** Leads on once somebody is signed in: back to where they came from, else to their profile, which welcomes newcomers. */
function useOnwards(back: string | undefined): () => void {
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
