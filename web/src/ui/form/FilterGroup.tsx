import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

interface Props {
  title: string;
  /** The number of its active filters. */
  active: number;
  startsOpen?: boolean;
  children: () => ReactNode;
}

/** A collapsible group of filters. Its content is rendered when it is first opened. */
export function FilterGroup({ title, active, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen || active > 0);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group border-b border-line">
      <summary className="flex min-h-12 items-center gap-2 rounded-control text-sm font-semibold">
        {title}
        {active > 0 && (
          <span className="figure rounded-full bg-primary px-1.5 text-xs font-semibold text-on-primary">
            {active}
            <span className="sr-only"> in use</span>
          </span>
        )}
        <ChevronDown aria-hidden="true" className="ml-auto size-4 text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {isOpen && <div className="grid gap-5 pt-1 pb-5">{children()}</div>}
    </details>
  );
}
