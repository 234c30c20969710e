import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { REQUEST_DAYS, type RoommateRequest } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { requestsQuery } from '../../../entities/roommates/roommates.queries.ts';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RequestCard } from './RequestCard.tsx';

/** The page /roommates/requests. The route guard redirects signed-out visitors. */
export function RequestsPage() {
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Roommate requests"
        description="The roommate requests that you received and sent."
        canonicalPath="/roommates/requests"
        isUnlisted
      />
      <Breadcrumb items={[{ label: 'Roommates', to: '/roommates' }, { label: 'Requests' }]} />
      <h1 className="mt-4 text-3xl">Roommate requests</h1>
      <p className="mt-2 max-w-text text-muted">
        A request is open for {REQUEST_DAYS} days. Names on other sites are shown after both accept.
      </p>
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        <Box box="in" title="Received">
          <p>A person who asks you appears here. You also get an email.</p>
        </Box>
        <Box box="out" title="Sent">
          <p>
            Ask a person whose habits fit yours: <TextLink to="/roommates/browse">browse profiles</TextLink>
          </p>
        </Box>
      </div>
    </div>
  );
}

/** `children`: what to say without requests. */
function Box({ box, title, children }: { box: 'in' | 'out'; title: string; children: ReactNode }) {
  const { data: requests, error, refetch } = useQuery(requestsQuery(useSite().api, box));
  return (
    <section aria-labelledby={`box-${box}`} className="min-w-0">
      <h2 id={`box-${box}`} className="mb-4 text-2xl">
        {title}
      </h2>
      {error ? (
        <LoadFailure what="The requests" error={error} onRetry={() => void refetch()} />
      ) : !requests ? (
        <div role="status" aria-label={`Loading requests: ${title}`} className="grid gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </div>
      ) : requests.length === 0 ? (
        <EmptyState title={box === 'in' ? 'No requests yet' : 'You have not sent a request'} heading="h3">
          {children}
        </EmptyState>
      ) : (
        <Requests requests={requests} />
      )}
    </section>
  );
}

const isOpen = ({ state }: RoommateRequest): boolean => state === 'pending' || state === 'accepted';

/** What waits, then what was accepted. What is over is behind a summary. */
function Requests({ requests }: { requests: RoommateRequest[] }) {
  const open = requests.filter(isOpen).sort((a, b) => Number(b.state === 'pending') - Number(a.state === 'pending'));
  const over = requests.filter((request) => !isOpen(request));
  return (
    <>
      {open.length === 0 && <p className="text-muted">No request is open.</p>}
      <RequestList requests={open} />
      {over.length > 0 && (
        <MoreDetails label={over.length === 1 ? '1 request that is over' : `${over.length} requests that are over`}>
          <div className="mt-3">
            <RequestList requests={over} />
          </div>
        </MoreDetails>
      )}
    </>
  );
}

const RequestList = ({ requests }: { requests: readonly RoommateRequest[] }) => (
  <ul className="grid gap-4">
    {requests.map((request) => (
      <li key={request.id}>
        <RequestCard request={request} />
      </li>
    ))}
  </ul>
);
