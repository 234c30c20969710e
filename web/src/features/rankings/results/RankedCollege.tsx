import { Suspense, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { PriceFacts } from '../../../api/domain/colleges.ts';
import { CRITERION_WORDS, type PlacedCollege } from '../../../api/domain/rankings.ts';
import { PriceExplained, PriceStat } from '../../../entities/college/CollegeFigures.tsx';
import { kindOf } from '../../../entities/college/college-words.ts';
import { ShortStat } from '../../../entities/college/FigureValue.tsx';
import { CompareToggle } from '../../../entities/compare/CompareToggle.tsx';
import { compareId } from '../../../entities/compare/store.ts';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { pointsText, shareText } from '../../../entities/ranking/score-words.ts';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { CollegeHeading } from './CollegeHeading.tsx';
import { barsChunk } from '../../../entities/ranking/bars-chunk.ts';
import { bandText, gapsText, leadText, partsText } from '../ranking-words.ts';
import { StackedBar, type BarScale } from './StackedBar.tsx';

interface Props {
  place: PlacedCollege;
  baseline: number;
  scale: BarScale;
  /** What is known of the student. */
  student: PriceFacts;
}

/** The rank, the name and the heart, with the figures below them, or between them where there is room. */
const GRID =
  'grid grid-cols-[minmax(3rem,max-content)_minmax(0,1fr)_max-content] gap-x-2 xl:grid-cols-[minmax(3rem,max-content)_minmax(0,1fr)_24rem_2.5rem] xl:gap-x-3 print:grid-cols-[3rem_minmax(0,1fr)_24rem]';

/** One ranked college. What makes its score is folded. */
export function RankedCollege({ place, baseline, scale, student }: Props) {
  const { college } = place;
  return (
    <li
      data-row={college.id}
      className="border-t border-line bg-card px-3 pt-1.5 pb-0.5 first:rounded-t-card first:border-t-0 last:rounded-b-card sm:px-4"
    >
      <article className={GRID}>
        <Rank place={place} />
        <div className="min-w-0 xl:row-span-2">
          <CollegeHeading college={college} />
        </div>
        <div className="justify-self-end xl:col-start-4 xl:row-start-1" data-print="hide">
          <FavoriteToggle college={college} className="-mt-1.5 -mr-2 -mb-3" />
        </div>
        <Figures place={place} scale={scale} student={student} />
        <Why place={place} baseline={baseline} student={student} />
        <div className="col-start-1 -col-end-1 row-start-3 -my-0.5 -mr-1 justify-self-end xl:col-start-3 xl:row-start-2" data-print="hide">
          <CompareToggle id={compareId(college)} name={college.name} />
        </div>
      </article>
    </li>
  );
}

function Rank({ place: { rank, band } }: { place: PlacedCollege }) {
  return (
    <p className="figure">
      <span className="sr-only">Rank </span>
      <span className="block font-display leading-snug font-semibold text-primary sm:text-lg">#{rank}</span>
      {band && <span className="block text-xs text-muted">({bandText(band)})</span>}
    </p>
  );
}

function Figures({ place: { college, score, parts }, scale, student }: Omit<Props, 'baseline'>) {
  const { graduationRate, medianEarnings } = college.figures;
  return (
    <dl className="col-span-full mt-1 grid grid-cols-[8fr_9fr_7.5fr_9.5fr] gap-x-2 xl:grid-cols-[10fr_8fr_7fr_8fr] xl:col-span-1 xl:col-start-3 xl:row-start-1 xl:mt-0 print:col-span-1 print:mt-0">
      <div className="min-w-0 pr-2">
        <dt className="text-xs text-muted">Score</dt>
        <dd className="figure font-display leading-snug font-semibold sm:text-lg xl:flex xl:items-center xl:gap-1.5">
          {score === null ? '' : pointsText(score)}
          <StackedBar parts={parts} scale={scale} />
        </dd>
      </div>
      <PriceStat college={college} student={student} years="never" />
      <ShortStat figure="graduationRate" years="never" {...graduationRate} />
      <ShortStat figure="medianEarnings" years="never" {...medianEarnings} />
    </dl>
  );
}

/** In words what makes the score, then every part of it. */
function Why({ place, baseline, student }: Omit<Props, 'scale'>) {
  const [isOpen, setOpen] = useState(false);
  const { college, score, coverage, parts, lead } = place;
  return (
    <details
      // The reader may have opened it before the browser had this code.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      data-print="hide"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/why col-start-1 -col-end-1 row-start-3 text-sm xl:col-start-3 xl:row-start-2"
    >
      <summary className="inline-flex min-h-7 items-center gap-1.5 rounded-control font-medium text-primary">
        Score breakdown<span className="sr-only"> of {college.name}</span>
        {coverage < 1 && <span className="font-normal text-muted">based on {shareText(coverage)}</span>}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 group-open/why:rotate-180" />
      </summary>
      <div className="mt-1 mb-2 grid gap-1">
        <p className="figure">{partsText(parts)}</p>
        {coverage < 1 && <p className="text-muted">{gapsText(place)}</p>}
        {lead && <p className="figure text-muted">{leadText(lead)}</p>}
        <p className="text-muted">{kindOf(college)}</p>
        {isOpen && (
          <>
            <dl className="empty:hidden">
              <PriceExplained college={college} student={student} />
            </dl>
            <div className="mt-1 rounded-control bg-sunken p-4">
              <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                <barsChunk.Component label={`Score of ${college.name}`} baseline={baseline} score={score} parts={labelled(parts)} />
              </Suspense>
            </div>
          </>
        )}
      </div>
    </details>
  );
}

const labelled = (parts: PlacedCollege['parts']) => parts.map((part) => ({ ...part, label: CRITERION_WORDS[part.key].label }));
