import { Suspense, useState, type PointerEvent, type ReactNode } from 'react';
import { figureText } from '../../api/domain/colleges.ts';
import { swarmScaleOf } from '../../api/domain/swarm.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { SwarmCaption } from './SwarmCaption.tsx';
import type { SwarmFacts, SwarmStart } from './swarm-facts.ts';
import { SwarmPicture } from './SwarmPicture.tsx';

const Explorer = lazyChunk(async () => (await import('./SwarmExplorer.tsx')).SwarmExplorer);

interface Props extends SwarmFacts {
  /** What the dots are, for screen readers: "Colleges by net price". */
  label: string;
  lit?: number | undefined;
  median?: number | undefined;
  /** The college that the page is about; the keyboard starts there. */
  slug?: string;
  /** Whether the colleges are already loaded, with the prices of all incomes. */
  isLive?: boolean | undefined;
  /** What covers the dots while they move. */
  children?: ReactNode;
}

/** A picture of all colleges that names them by pointer, finger and keyboard. Its colleges are loaded when it is used. */
export function Swarm({ label, lit, median, slug, isLive = false, children, ...facts }: Props) {
  const [start, setStart] = useState<SwarmStart>();
  const byPointer = ({ clientX, clientY }: PointerEvent) => setStart({ x: clientX, y: clientY });
  const isUsed = isLive || start !== undefined;
  return (
    <div className="relative mt-3">
      <SwarmPicture {...facts} lit={lit} median={median} />
      {children}
      <Axis figure={facts.figure} />
      <Suspense fallback={<Hint />}>
        {isUsed ? (
          <Explorer {...facts} label={label} slug={slug} start={start} hasIncomes={isLive || facts.income !== undefined} />
        ) : (
          <Hint />
        )}
      </Suspense>
      {useIsHydrated() && !isUsed && (
        <button
          type="button"
          aria-label={`${label}: move from college to college`}
          className="absolute inset-x-0 top-0 bottom-16 cursor-crosshair"
          data-print="hide"
          onPointerEnter={byPointer}
          onPointerDown={byPointer}
          onFocus={() => setStart((known) => known ?? 'keyboard')}
        />
      )}
    </div>
  );
}

/** The ends of the scale. Values outside stand at the ends. */
function Axis({ figure }: Pick<SwarmFacts, 'figure'>) {
  const { min, max } = swarmScaleOf(figure);
  const least = min === 0 && figure === 'netPrice' ? '$0' : figureText(figure, min);
  // One text with its words at both ends: each element counts six times on a college page.
  return (
    <p aria-hidden="true" className="figure text-xs text-muted [text-align-last:justify]">
      {`${least} ${figureText(figure, max)}`}
    </p>
  );
}

const Hint = () => <SwarmCaption>Point at a dot or tap it to see its college.</SwarmCaption>;
