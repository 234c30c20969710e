import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Service, ServiceReviews } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { serviceHref } from '../../../entities/service/service-words.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { reviewsQuery } from '../services.queries.ts';

/** Needs a session, which only the browser has. */
const AbuseReport = lazyChunk(async () => (await import('../take-part/AbuseReport.tsx')).AbuseReport);

/** The published reviews, newest first. */
export function Reviews({ service, page }: { service: Service; page: number }) {
  const { api } = useSite();
  const { data: reviews } = useSuspenseQuery(reviewsQuery(api, service.id, page));
  return (
    <section aria-labelledby="reviews" className="mt-10 max-w-text">
      <h2 id="reviews" className="text-xl">
        Reviews
      </h2>
      <p className="mt-2 text-sm text-muted">
        Only people with a verified email address who say that they used the service can write one. Staff read each review before it is
        shown. A rating appears from five reviews on.
      </p>
      {reviews.total === 0 ? (
        <p className="mt-4">No reviews yet.</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {reviews.items.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          page={reviews.page}
          pages={Math.ceil(reviews.total / reviews.perPage)}
          hrefOf={(next) => (next === 1 ? serviceHref(service) : `${serviceHref(service)}?page=${next}`)}
        />
      </div>
    </section>
  );
}

function Review({ review: { id, stars, text, createdAt, reply } }: { review: ServiceReviews['items'][number] }) {
  const isHydrated = useIsHydrated();
  const month = new Date(createdAt).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">{stars} of 5</span> · Verified user, {month}
      </p>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      {reply !== null && (
        <div className="mt-3 border-l-2 border-line pl-3 text-sm">
          <p className="font-medium">Answer of the provider</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reply}</p>
        </div>
      )}
      <div className="mt-2 min-h-9" data-print="hide">
        <Suspense>{isHydrated && <AbuseReport kind="review" id={id} label={`review of ${month}`} />}</Suspense>
      </div>
    </li>
  );
}
