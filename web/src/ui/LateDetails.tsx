import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MoreDetails } from './MoreDetails.tsx';

/** Long content that few people read: it is rendered when it is opened. Search and printing do not find it before. */
export function LateDetails({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isBuilt, setIsBuilt] = useState(false);
  const build = () => setIsBuilt((before) => before || details.current?.open === true);
  // It may be open before the scripts are loaded.
  useEffect(build, []);
  return (
    <MoreDetails label={label} ref={details} onToggle={build}>
      {isBuilt ? (
        children
      ) : (
        <p data-print="hide" className="py-2 text-sm text-muted noscript:hidden">
          Loading…
        </p>
      )}
    </MoreDetails>
  );
}
