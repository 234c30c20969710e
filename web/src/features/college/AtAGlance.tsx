import { Suspense, type ReactNode } from 'react';
import type { CollegeDetail } from '../../api/domain.ts';
import { FigureValue } from '../../entities/college/FigureValue.tsx';
import { factOf, netPriceFactOf, type Fact } from './facts.ts';
import { ownPricePart } from './chunks.ts';
import { PositionLine } from './sections/PositionLine.tsx';
import { netPriceNote } from './price-words.ts';
import { Section } from './Section.tsx';
import { StandingWords, Typical } from './sections/Typical.tsx';

interface Tile {
  label: string;
  fact: Fact;
  /** Said of a missing value. */
  reason?: string | undefined;
  /** Below the number. */
  own?: ReactNode;
}

/** The six numbers most people come for. */
export function AtAGlance({ detail }: { detail: CollegeDetail }) {
  return (
    <Section id="at-a-glance" title="At a glance">
      <dl className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {tilesOf(detail).map((tile) => (
          <FactTile key={tile.label} {...tile} peers={detail.peers.definition} />
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">
        The dot is this college, the upright mark the middle of all colleges that report the figure. n is the number of colleges compared
        with.
      </p>
    </Section>
  );
}

function tilesOf(detail: CollegeDetail): Tile[] {
  const netPrice = netPriceFactOf(detail);
  const ownPrice = (
    <Suspense>
      <ownPricePart.Part detail={detail} />
    </Suspense>
  );
  const hasNoPrice = Math.round(netPrice.value ?? 0) === 0;
  return [
    { label: 'Net price', fact: netPrice, own: ownPrice, ...(hasNoPrice && { reason: netPriceNote(detail.college) }) },
    { label: 'Acceptance rate', fact: factOf(detail, 'acceptanceRateNum') },
    { label: 'Average SAT', fact: factOf(detail, 'avgSAT'), reason: satReason(detail.college) },
    { label: 'Graduation rate', fact: factOf(detail, 'graduationRate') },
    { label: 'Retention rate', fact: factOf(detail, 'retentionRate') },
    { label: 'Earnings, ten years after starting', fact: factOf(detail, 'earningsAfter10Years') },
  ];
}

/** "NA" alone leaves people wondering. */
function satReason({ avgSAT, openAdmission, testingPolicy, valueStatus }: CollegeDetail['college']): string | undefined {
  if (avgSAT !== null) return undefined;
  if (openAdmission === true) return 'Does not apply (open admission)';
  if (testingPolicy === 'not-considered') return 'Scores are not considered here';
  return valueStatus['avgSAT'] === 'suppressed' ? 'Too few students to publish' : 'Not reported';
}

function FactTile({ label, fact, reason, own, peers }: Tile & { peers: string }) {
  const { figure, value, standing } = fact;
  const isPlaced = value !== null && (figure !== 'netPrice' || reason === undefined);
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-display text-2xl leading-tight font-semibold">
        <FigureValue {...fact} />
      </dd>
      {own !== undefined && <dd>{own}</dd>}
      <dd className={isPlaced ? 'mt-auto' : ''}>
        {reason !== undefined && <span className="block text-sm text-muted">{reason}</span>}
        {isPlaced && <PositionLine figure={figure} value={value} median={standing?.nationalMedian} />}
        <Typical fact={isPlaced ? fact : { ...fact, value: null }} className="mt-1" />
        {isPlaced && <StandingWords fact={fact} peers={peers} />}
      </dd>
    </div>
  );
}
