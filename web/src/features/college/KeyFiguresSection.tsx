import { Suspense, type ReactNode } from 'react';
import type { CollegeDetail } from '../../api/domain.ts';
import { MISSING_WORDS, OPEN_ADMISSION_MISSING } from '../../entities/college/figure-words.ts';
import { FigureValue } from '../../entities/college/FigureValue.tsx';
import { incomePriceChunk } from './chunks.ts';
import { figureOf, netPriceFigureOf, type ShownFigure } from './college-figures.ts';
import { netPriceNote } from './price-text.ts';
import { Section } from './Section.tsx';
import { FigureContext, StandingText } from './sections/FigureContext.tsx';
import { PositionLine } from './sections/PositionLine.tsx';

interface Tile {
  label: string;
  shown: ShownFigure;
  /** Why the value is missing. */
  reason?: string | undefined;
  /** Follows the number. */
  extra?: ReactNode;
}

export function KeyFiguresSection({ detail }: { detail: CollegeDetail }) {
  return (
    <Section id="at-a-glance" title="At a glance">
      <dl className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {tilesOf(detail).map((tile) => (
          <FigureTile key={tile.label} {...tile} peers={detail.peers.definition} />
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">
        The dot is this college. The upright line is the median of all colleges that report the figure. n is the number of colleges in the
        comparison.
      </p>
    </Section>
  );
}

function tilesOf(detail: CollegeDetail): Tile[] {
  const netPrice = netPriceFigureOf(detail);
  const incomePrice = (
    <Suspense>
      <incomePriceChunk.Component detail={detail} />
    </Suspense>
  );
  const hasNoPrice = Math.round(netPrice.value ?? 0) === 0;
  return [
    { label: 'Net price', shown: netPrice, extra: incomePrice, ...(hasNoPrice && { reason: netPriceNote(detail.college) }) },
    { label: 'Acceptance rate', shown: figureOf(detail, 'acceptanceRateNum') },
    { label: 'Average SAT', shown: figureOf(detail, 'avgSAT'), reason: satReason(detail.college) },
    { label: 'Graduation rate', shown: figureOf(detail, 'graduationRate') },
    { label: 'Retention rate', shown: figureOf(detail, 'retentionRate') },
    { label: 'Earnings, ten years after starting', shown: figureOf(detail, 'earningsAfter10Years') },
  ];
}

/** A missing SAT reads "NA", which needs a reason. */
function satReason({ avgSAT, openAdmission, testingPolicy, valueStatus }: CollegeDetail['college']): string | undefined {
  if (avgSAT !== null) return undefined;
  if (openAdmission === true) return OPEN_ADMISSION_MISSING;
  if (testingPolicy === 'not-considered') return 'Scores are not considered here';
  return valueStatus['avgSAT'] === 'suppressed' ? MISSING_WORDS.suppressed : MISSING_WORDS['not-reported'];
}

function FigureTile({ label, shown, reason, extra, peers }: Tile & { peers: string }) {
  const { figure, value, standing } = shown;
  const isPlaced = value !== null && (figure !== 'netPrice' || reason === undefined);
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-display text-2xl leading-tight font-semibold">
        <FigureValue {...shown} />
      </dd>
      {extra !== undefined && <dd>{extra}</dd>}
      <dd className={isPlaced ? 'mt-auto' : ''}>
        {reason !== undefined && <span className="block text-sm text-muted">{reason}</span>}
        {isPlaced && <PositionLine figure={figure} value={value} median={standing?.nationalMedian} />}
        <FigureContext shown={isPlaced ? shown : { ...shown, value: null }} className="mt-1" />
        {isPlaced && <StandingText shown={shown} peers={peers} />}
      </dd>
    </div>
  );
}
