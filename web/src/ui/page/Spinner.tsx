import { LoaderCircle } from 'lucide-react';

/** Shows that something is loading. Put a text beside it. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} />;
}
