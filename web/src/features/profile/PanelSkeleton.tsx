import { Skeleton } from '../../ui/page/Skeleton.tsx';

/** A heading and what mostly follows it, until the tab itself is there and shows its own shape. */
export function PanelSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-8 w-48" />
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-36 rounded-card" />
        ))}
      </div>
    </div>
  );
}
