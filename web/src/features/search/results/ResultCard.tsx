import type { IncomeBand, SearchHit } from '../../../api/domain.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CollegeCard } from '../../../entities/college/CollegeCard.tsx';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { INCOME_LABELS } from '../income-labels.ts';

/** A card with the distance and the name that matched. */
export function ResultCard({ hit, income }: { hit: SearchHit; income: IncomeBand | undefined }) {
  const price = income === undefined ? null : hit.netPriceByIncome[income];
  return (
    <CollegeCard
      college={hit}
      aside={hit.distance !== undefined && <span className="figure text-muted"> · {milesText(hit.distance)}</span>}
      badge={hit.match && hit.match.kind !== 'name' ? <MatchBadge match={hit.match} /> : undefined}
      {...(income !== undefined && price !== null && { price: <IncomePrice hit={hit} amount={price} income={income} /> })}
    />
  );
}

const MatchBadge = ({ match }: { match: NonNullable<SearchHit['match']> }) => (
  <Badge tone="sky">
    {match.kind === 'alias' ? 'Also known as' : 'Formerly'} {match.text}
  </Badge>
);

/** The net price for a family income, published or estimated. */
const IncomePrice = ({ hit, amount, income }: { hit: SearchHit; amount: number; income: IncomeBand }) => (
  <Stat label={hit.publishedBands.includes(income) ? 'Net price' : 'Net price, estimate'} note={`income ${INCOME_LABELS[income]}`}>
    <FigureValue figure="netPrice" value={amount} status="reported" />
  </Stat>
);

const milesText = (miles: number): string =>
  miles < 1 ? 'less than a mile away' : `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;
