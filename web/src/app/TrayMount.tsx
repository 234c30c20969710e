import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompareList } from '../lib/compare-list.ts';

const CompareTray = lazy(async () => ({ default: (await import('../features/compare/CompareTray.tsx')).CompareTray }));

/** The tray of colleges to compare: loaded once there is one, and not where they are compared. */
export function TrayMount() {
  const isEmpty = useCompareList().length === 0;
  const { pathname } = useLocation();
  if (isEmpty || pathname === '/compare') return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}
