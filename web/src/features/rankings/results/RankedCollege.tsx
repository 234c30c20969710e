import { Suspense, useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { CRITERION_WORDS, type PlacedCollege } from '../../../api/domain/rankings.ts';
import { CompareToggle } from '../../../entities/compare/CompareToggle.tsx';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { compareId } from '../../../entities/compare/store.ts';
import { pointsText } from '../../../entities/ranking/score-words.ts';
import { CollegeHeading } from './CollegeHeading.tsx';
import { barsChunk } from '../chunks.ts';
import { bandText, gapsText, leadText, partsText } from '../ranking-words.ts';
import { StackedBar, type BarScale } from './StackedBar.tsx';

interface Props {
  place: PlacedCollege;
  baseline: number;
  scale: BarScale;
}

/** One ranked college with the parts of its score. */
export function RankedCollege({ place, baseline, scale }: Props) {
  const { college, score, parts, lead } = place;
  const gaps = gapsText(place);
  return (
    <li className="border-t border-line p-4 first:border-t-0 sm:p-5">
      <article className="grid print:gap-y-0 grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-3 sm:gap-x-5">
        <Rank place={place} />
        <CollegeHeading college={college} />
        <p className="text-right">
          <span className="figure block font-display text-xl leading-tight font-semibold">{score === null ? '' : pointsText(score)}</span>
          <span className="text-xs text-muted">score</span>
        </p>
        <div className="col-span-full grid gap-1 text-sm sm:col-span-2 sm:col-start-2 print:block">
          <StackedBar parts={parts} scale={scale} />
          <p className="figure">{partsText(parts)}</p>
          {gaps !== '' && (
            <p className="text-muted" data-print="hide">
              {gaps}
            </p>
          )}
          {lead && (
            <p className="figure text-muted" data-print="hide">
              {leadText(lead)}
            </p>
          )}
          <Details place={place} baseline={baseline} />
        </div>
      </article>
    </li>
  );
}

function Rank({ place: { rank, band } }: { place: PlacedCollege }) {
  return (
    <p className="figure min-w-12">
      <span className="sr-only">Rank </span>
      <span className="block font-display text-xl leading-tight font-semibold text-primary">#{rank}</span>
      {band && <span className="text-xs whitespace-nowrap text-muted">({bandText(band)})</span>}
    </p>
  );
}

/** Compare and save, and the full score breakdown on demand. */
function Details({ place: { college, score, parts }, baseline }: Omit<Props, 'scale'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3" data-print="hide">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group mr-auto inline-flex min-h-9 items-center gap-1.5 rounded-control text-sm font-medium text-primary noscript:hidden"
      >
        Score breakdown<span className="sr-only"> of {college.name}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 group-aria-expanded:rotate-180" />
      </button>
      <CompareToggle id={compareId(college)} name={college.name} />
      <FavoriteToggle college={college} className="-mr-2" />
      <div id={id} className="w-full">
        {isOpen && (
          <div className="mt-2 rounded-control bg-sunken p-4">
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <barsChunk.Component label={`Score of ${college.name}`} baseline={baseline} score={score} parts={labelled(parts)} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

const labelled = (parts: PlacedCollege['parts']) => parts.map((part) => ({ ...part, label: CRITERION_WORDS[part.key].label }));
