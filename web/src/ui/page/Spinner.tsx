import { LoaderCircle } from 'lucide-react';

/** Something is under way. Always beside words that say what. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} />;
}
