import { Check } from 'lucide-react';

/** Short sentences, each with a tick before it. */
export function TickedList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
          {item}
        </li>
      ))}
    </ul>
  );
}
