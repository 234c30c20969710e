import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompareList } from '../entities/compare/store.ts';
import { lazyPart } from '../lib/lazy-chunk.ts';

const CompareTray = lazyPart(async () => (await import('../entities/compare/CompareTray.tsx')).CompareTray);

/** The tray of colleges to compare: loaded once there is one, and not where they are compared. */
export function TrayMount() {
  const isEmpty = useCompareList().length === 0;
  const { pathname } = useLocation();
  if (isEmpty || pathname === '/compare') return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
