import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { useSite } from '../../api/site.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { Spinner } from '../../ui/page/Spinner.tsx';
import { failureText } from '../../lib/api-error.ts';
import { NotAuthorized } from './NotAuthorized.tsx';
import { StaffOverview } from './StaffOverview.tsx';

/** The admin pages. Every signed-in user can open them; the server checks the permissions on every visit. */
export function StaffPage() {
  const { api } = useSite();
  const { pathname } = useLocation();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/admin/me'],
    queryFn: ({ signal }) => api.admin.me({}, signal),
    staleTime: 0,
  });
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Admin" description="The admin pages." canonicalPath={pathname} isUnlisted />
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl">Admin</h1>
        <div className="mt-6">
          {data && <StaffOverview permissions={data.permissions} />}
          {!data && isFetching && (
            <p role="status" className="flex items-center gap-2 text-muted">
              <Spinner />
              Checking your permissions
            </p>
          )}
          {!data && !isFetching && error && (
            <EmptyState tone="error" title="Your permissions could not be checked">
              <p>{failureText(error)}</p>
              <Button onClick={() => void refetch()}>Try again</Button>
            </EmptyState>
          )}
        </div>
      </div>
    </section>
  );
}
