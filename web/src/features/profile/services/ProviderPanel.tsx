import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../api/client.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { ListingForm } from './ListingForm.tsx';
import { ListingItem } from './ListingItem.tsx';
import { ReceivedReviews } from './ReceivedReviews.tsx';

const listingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/listings'], queryFn: ({ signal }) => api.listings.own({}, signal), staleTime: 0 });

/** The services of a provider, with their states, and reviews to answer. */
export function ProviderPanel() {
  const { api } = useSite();
  const { data, error, refetch } = useQuery(listingsQuery(api));
  const [isAdding, setAdding] = useState(false);
  const done = () => {
    setAdding(false);
    void refetch();
  };
  return (
    <>
      <h2 className="text-2xl">Services</h2>
      <p className="mt-2 max-w-text text-muted">
        Propose your services here. Staff read each entry and each change before it is shown. A listing costs nothing, and the order of
        lists cannot be bought.
      </p>
      {error && <LoadFailure what="Your listings" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="mt-6 h-36 rounded-card" />}
      {data && (
        <>
          <ul className="mt-6 grid gap-4">
            {data.listings.map((listing) => (
              <li key={listing.id} className="rounded-card border border-line bg-card p-5">
                <ListingItem listing={listing} onChanged={done} />
              </li>
            ))}
          </ul>
          {data.listings.length === 0 && !isAdding && <p className="mt-2">You have no listings yet.</p>}
          <div className="mt-6">
            {isAdding ? (
              <div className="rounded-card border border-line bg-card p-5">
                <h3 className="mb-3 text-lg">New listing</h3>
                <ListingForm onDone={done} onCancel={() => setAdding(false)} />
              </div>
            ) : (
              <Button onClick={() => setAdding(true)}>Add a listing</Button>
            )}
          </div>
          <ReceivedReviews reviews={data.reviews} listings={data.listings} onAnswered={() => void refetch()} />
        </>
      )}
    </>
  );
}
