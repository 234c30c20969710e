import { Suspense } from 'react';
import type { IncomeBand, SearchHit } from '../../../api/domain.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CollegeCard } from '../../../entities/college/CollegeCard.tsx';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';

/** No income is known on the server, so the first load does not need it. */
const IncomePrice = lazyChunk(async () => (await import('./IncomePrice.tsx')).IncomePrice);

/** A card with the distance and the name that matched. */
export function ResultCard({ hit, income }: { hit: SearchHit; income: IncomeBand | undefined }) {
  const price = income === undefined ? null : hit.netPriceByIncome[income];
  return (
    <CollegeCard
      college={hit}
      aside={hit.distance !== undefined && <span className="figure text-muted"> · {milesText(hit.distance)}</span>}
      badge={hit.match && hit.match.kind !== 'name' ? <MatchBadge match={hit.match} /> : undefined}
      {...(income !== undefined &&
        price !== null && {
          price: (
            <Suspense>
              <IncomePrice hit={hit} amount={price} income={income} />
            </Suspense>
          ),
        })}
    />
  );
}

const MatchBadge = ({ match }: { match: NonNullable<SearchHit['match']> }) => (
  <Badge tone="sky">
    {match.kind === 'alias' ? 'Also known as' : 'Formerly'} {match.text}
  </Badge>
);

const milesText = (miles: number): string =>
  miles < 1 ? 'less than a mile away' : `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;
