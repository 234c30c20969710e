import { useEffect, useRef } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../../api/site.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { failureText } from '../../lib/api-error.ts';
import { useSignOut } from '../../entities/account/use-sign-out.ts';

const PANEL = '/admin';

/** For signed-in users without staff access, with a button to request it. The panel's gate sends them here. */
export function NotAuthorized() {
  const { api } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Staff come here after they signed in with another account, or after they got access.
  const staff = useQuery({ queryKey: ['/api/admin/me'], queryFn: ({ signal }) => api.admin.me({}, signal), staleTime: 0 });
  useEffect(() => {
    if (staff.isSuccess) void navigate(PANEL, { replace: true });
  }, [staff.isSuccess, navigate]);
  const request = useMutation({ mutationFn: () => api.reports.send({ body: { type: 'access_request' } }) });
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Not authorized" description="These pages are for staff." canonicalPath={pathname} isUnlisted />
      <div className="mx-auto max-w-xl rounded-card border border-line bg-card p-6 sm:p-8">
        <div role="alert">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            You need staff access
          </h1>
          <p className="mt-3 text-muted">
            You are not authorized to use the admin pages. You are still signed in and can use the rest of the site.
          </p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/">Back to home</ButtonLink>
          {!request.isSuccess && (
            <SendButton variant="secondary" isSending={request.isPending} onClick={() => request.mutate()}>
              Request access
            </SendButton>
          )}
          <Button variant="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
        <p role="status" className="mt-4 text-sm empty:hidden">
          {request.data?.message}
        </p>
        <p role="alert" className="mt-4 text-sm text-brick empty:hidden">
          {request.error && failureText(request.error)}
        </p>
      </div>
    </section>
  );
}
