import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { PageHead } from '../entities/page/PageHead.tsx';
import { Spinner } from '../ui/page/Spinner.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/**
 * A page for signed-in users. Only the browser knows the session: the server renders the waiting state, and the browser sends
 * signed-out visitors to /auth and back. The server checks each API call of the page.
 */
export function SignedInOnly({ title }: { title: string }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const authHref = `/auth?returnUrl=${encodeURIComponent(pathname + search)}`;
  useEffect(() => {
    if (status === 'out') void navigate(authHref, { replace: true });
  }, [status, authHref, navigate]);
  if (status === 'in') return <Outlet />;
  return (
    <section className="page grid min-h-96 place-items-center py-12">
      <PageHead title={title} description={`${title}: for signed-in users.`} canonicalPath={pathname} isUnlisted />
      <div className="text-center">
        <h1 className="text-2xl">{title}</h1>
        <p role="status" className="needs-scripts mt-4 inline-flex items-center gap-2 text-muted">
          <Spinner />
          Checking your session
        </p>
        <noscript>
          <p className="mt-4 text-muted">
            This page needs JavaScript. Turn it on, then <TextLink to={authHref}>sign in</TextLink>.
          </p>
        </noscript>
      </div>
    </section>
  );
}
