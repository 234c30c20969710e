import { Suspense } from 'react';
import { countText } from '../../api/domain/colleges.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { toolbarChunk } from './chunks.ts';
import type { SearchOutcome } from './search.queries.ts';
import type { ToolbarProps } from './ToolbarControls.tsx';

interface CountProps {
  outcome: SearchOutcome | undefined;
  hasFailed: boolean;
}

/** The number of results, with order, view and export. */
export function Toolbar({ outcome, hasFailed, ...controls }: ToolbarProps & CountProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-1 gap-y-1">
      <Count outcome={outcome} hasFailed={hasFailed} />
      <Suspense fallback={<Skeleton className="h-10 w-80" />}>
        <toolbarChunk.Component {...controls} isEmpty={outcome?.result.total === 0} />
      </Suspense>
    </div>
  );
}

/** Empty after a failure: the message stands where the colleges would be. */
function Count({ outcome, hasFailed }: CountProps) {
  const total = outcome?.result.total;
  return (
    <p aria-live="polite" className="text-lg">
      {total === undefined ? (
        !hasFailed && 'Loading colleges'
      ) : (
        <>
          <strong className="figure font-display text-xl font-semibold">{countText(total)}</strong> {total === 1 ? 'college' : 'colleges'}
        </>
      )}
    </p>
  );
}
