import { Suspense, type ComponentType } from 'react';
import type { CollegeDetail } from '../../api/domain.ts';
import { figureWords } from '../../entities/college/figure-words.ts';
import { priceChunk } from './chunks.ts';
import { figureOf, netPriceFigureOf, type ShownFigure } from './college-figures.ts';
import { Section } from './Section.tsx';
import { FigureContext, StandingText } from './sections/FigureContext.tsx';
import { cohortText } from './cohort-text.ts';
import { PositionLine } from './sections/PositionLine.tsx';
import { TileHead } from './TileHead.tsx';

interface Tile {
  label: string;
  shown: ShownFigure;
  /** Whom the value describes, or why it is missing. */
  note?: string | undefined;
  /** Renders label, value and note instead. Until it is loaded, the tile does. */
  as?: ComponentType<{ detail: CollegeDetail }>;
}

export function KeyFiguresSection({ detail }: { detail: CollegeDetail }) {
  return (
    <Section id="at-a-glance" title="At a glance">
      <dl className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {tilesOf(detail).map((tile) => (
          <FigureTile key={tile.label} {...tile} detail={detail} />
        ))}
      </dl>
      {detail.aidNote && <p className="mt-3">{detail.aidNote}</p>}
      <p className="mt-3 text-xs text-muted">
        The dot is this college. The upright line is the median of all colleges that report the figure. n is the number of colleges in the
        comparison.
      </p>
    </Section>
  );
}

function tilesOf(detail: CollegeDetail): Tile[] {
  return [
    { label: 'Net price', shown: netPriceFigureOf(detail), as: priceChunk.Component },
    { label: 'Acceptance rate', shown: figureOf(detail, 'acceptanceRateNum') },
    { label: 'Average SAT', shown: figureOf(detail, 'avgSAT') },
    { label: 'Graduation rate', shown: figureOf(detail, 'graduationRate'), note: cohortText(detail, 'graduationRate') },
    { label: 'Retention rate', shown: figureOf(detail, 'retentionRate'), note: cohortText(detail, 'retentionRate') },
    {
      label: 'Earnings, ten years after starting',
      shown: figureOf(detail, 'earningsAfter10Years'),
      note: detail.sharedBy['earningsAfter10Years'],
    },
  ];
}

function FigureTile({ label, shown, note, as: Head, detail }: Tile & { detail: CollegeDetail }) {
  const { figure, value, standing } = shown;
  const { isMissing, instead } = figureWords(figure, shown);
  // A sticker price has no place among net prices.
  const isPlaced = value !== null && !isMissing && instead === undefined;
  const head = <TileHead label={instead ?? label} shown={shown} note={note} />;
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4">
      {Head ? (
        <Suspense fallback={head}>
          <Head detail={detail} />
        </Suspense>
      ) : (
        head
      )}
      <dd className={isPlaced ? 'mt-auto' : ''}>
        {isPlaced && <PositionLine figure={figure} value={value} median={standing?.nationalMedian} />}
        <FigureContext shown={shown} className="mt-1" />
        {isPlaced && <StandingText shown={shown} peers={detail.peers.definition} />}
      </dd>
    </div>
  );
}
