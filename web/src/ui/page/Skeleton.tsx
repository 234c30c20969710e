/** Holds the place of what is coming, in its shape: give it the size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line ${className}`} />;
}
