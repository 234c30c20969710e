import type { IncomeBand, SearchHit } from '../../../api/contracts.ts';
import { STATES } from '../../../api/contracts.ts';
import { Badge } from '../../../components/Badge.tsx';
import { CompareToggle } from '../../../components/CompareToggle.tsx';
import { FigureValue, FigureWhen } from '../../../components/FigureValue.tsx';
import { Pennant } from '../../../components/Pennant.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { Stat } from '../../../components/Stat.tsx';
import { compareId } from '../../../lib/compare-list.ts';
import type { FigureFacts, ShownKey } from '../../../lib/figure-words.ts';
import { CONTROL_WORDS, INCOME_WORDS, LEVEL_WORDS, SIZE_SHORT } from './filter-words.ts';

/** A college among results. Its name is the only link; the whole card leads where the name leads. */
export function ResultCard({ hit, income }: { hit: SearchHit; income: IncomeBand | undefined }) {
  const { acceptanceRate, graduationRate, medianEarnings } = hit.figures;
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-card p-4 transition-shadow duration-150 hover:border-edge hover:shadow-soft sm:p-5">
      <div className="flex gap-4">
        <Pennant name={hit.name} id={hit.ipedsUnitId ?? hit.id} className="size-16 shrink-0 rounded-control" />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            <a
              href={`/colleges/${hit.slug}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary hover:underline"
            >
              {hit.name}
            </a>
          </h3>
          <p className="text-sm">
            {hit.location}, {STATES[hit.state]}
            {hit.distance !== undefined && <span className="figure text-muted"> · {milesText(hit.distance)}</span>}
          </p>
          <p className="text-sm text-muted">{kindOf(hit)}</p>
        </div>
      </div>
      <Badges hit={hit} />
      <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4">
        <NetPrice hit={hit} income={income} />
        <Figure label="Acceptance rate" figure="acceptanceRateNum" openAdmission={hit.openAdmission} {...acceptanceRate} />
        <Figure label="Graduation rate" figure="graduationRate" {...graduationRate} />
        <Figure label="Median earnings" figure="medianEarnings" {...medianEarnings} />
      </dl>
      <div className="-mb-1 mt-3 -ml-1 sm:-mb-2">
        <CompareToggle id={compareId(hit)} name={hit.name} />
      </div>
    </article>
  );
}

function Figure({ label, figure, ...facts }: FigureFacts & { label: string; figure: ShownKey }) {
  return (
    <Stat label={label} note={facts.value === null ? undefined : <FigureWhen figure={figure} {...facts} />}>
      <FigureValue figure={figure} {...facts} />
    </Stat>
  );
}

/** For a family income the price is an estimate, and says so. */
function NetPrice({ hit, income }: { hit: SearchHit; income: IncomeBand | undefined }) {
  const price = hit.figures.netPrice;
  const estimate = income === undefined ? null : hit.netPriceByIncome[income];
  if (income === undefined || estimate === null) return <Figure label="Net price" figure="netPrice" {...price} />;
  return (
    <Stat label="Net price, estimate" note={`income ${INCOME_WORDS[income]}`}>
      <FigureValue figure="netPrice" {...price} value={estimate} />
    </Stat>
  );
}

function Badges({ hit }: { hit: SearchHit }) {
  const badges = badgesOf(hit);
  if (badges.length === 0 && hit.match?.kind !== 'alias' && hit.match?.kind !== 'former') return <div className="h-4" />;
  return (
    <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
      {hit.match && hit.match.kind !== 'name' && (
        <li>
          <Badge tone="sky">
            {hit.match.kind === 'alias' ? 'Also known as' : 'Formerly'} {hit.match.text}
          </Badge>
        </li>
      )}
      {badges.map((badge) => (
        <li key={badge}>
          <Badge tone="primary">{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}

function badgesOf(hit: SearchHit): string[] {
  return [
    hit.isHBCU && 'HBCU',
    hit.isTribal && 'Tribal college',
    hit.isWomenOnly && "Women's college",
    hit.isOnlineOnly && 'Fully online',
    hit.openAdmission === true && 'Open admission',
    hit.religiousAffiliation,
  ].filter((badge): badge is string => typeof badge === 'string' && badge !== '');
}

export function kindOf({ control, level, sizeBand }: Pick<SearchHit, 'control' | 'level' | 'sizeBand'>): string {
  const words = [CONTROL_WORDS[control], LEVEL_WORDS[`${level}`], sizeBand && SIZE_SHORT[sizeBand]];
  return words.filter(Boolean).join(' · ');
}

const milesText = (miles: number): string =>
  miles < 1 ? 'less than a mile away' : `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;

/** Six cards in the making. */
export function CardSkeletons() {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-4 lg:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="rounded-card border border-line bg-card p-5">
          <div className="flex gap-4">
            <Skeleton className="size-16" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
          <div className="mt-8 grid grid-cols-2 gap-4">
            {[0, 1, 2, 3].map((stat) => (
              <Skeleton key={stat} className="h-12" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
