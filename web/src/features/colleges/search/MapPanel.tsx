import { lazy, Suspense, useState } from 'react';
import type { SearchQuery } from '../../../api/contracts.ts';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { loadedMap, loadMap } from './map-module.ts';

const LazyMapView = lazy(async () => ({ default: (await loadMap()).MapView }));

/** The place of the map. The server draws it at once; a browser keeps what the server drew until the code is there. */
export function MapPanel(props: { query: SearchQuery; total: number | undefined }) {
  const [View] = useState(() => loadedMap() ?? LazyMapView);
  return (
    <section aria-label="Map" className="mt-4" data-print="hide">
      <Suspense fallback={<Skeleton className="aspect-[195/122] w-full" />}>
        <View {...props} />
      </Suspense>
    </section>
  );
}
