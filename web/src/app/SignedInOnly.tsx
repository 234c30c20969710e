import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { PageHead } from '../entities/page/PageHead.tsx';
import { Spinner } from '../ui/page/Spinner.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/**
 * A page for people who are signed in (specification §2). Only the browser knows who is there, so the server always draws the waiting,
 * and the browser leads strangers to /auth and back. What is behind it the server guards, call by call.
 */
export function SignedInOnly({ title }: { title: string }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wayIn = `/auth?returnUrl=${encodeURIComponent(pathname + search)}`;
  useEffect(() => {
    if (status === 'out') void navigate(wayIn, { replace: true });
  }, [status, wayIn, navigate]);
  if (status === 'in') return <Outlet />;
  return (
    <section className="page grid min-h-96 place-items-center py-12">
      <PageHead title={title} description={`${title}: for people who are signed in.`} canonicalPath={pathname} isUnlisted />
      <div className="text-center">
        <h1 className="text-2xl">{title}</h1>
        <p role="status" className="needs-scripts mt-4 inline-flex items-center gap-2 text-muted">
          <Spinner />
          Checking who is signed in
        </p>
        <noscript>
          <p className="mt-4 text-muted">
            This page needs JavaScript. Turn it on, then <TextLink to={wayIn}>log in</TextLink>.
          </p>
        </noscript>
      </div>
    </section>
  );
}
