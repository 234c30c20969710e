import { Suspense } from 'react';
import type { SearchQuery } from '../../../api/domain.ts';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { mapPart } from '../chunks.ts';

/** The place of the map, in its shape until the map is there. */
export function MapPanel(props: { query: SearchQuery; total: number | undefined }) {
  return (
    <section aria-label="Map" className="mt-4" data-print="hide">
      <Suspense fallback={<Skeleton className="aspect-[195/122] w-full" />}>
        <mapPart.Part {...props} />
      </Suspense>
    </section>
  );
}
