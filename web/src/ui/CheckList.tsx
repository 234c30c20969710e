import { Check } from 'lucide-react';

/** A list of short sentences with check marks. */
export function CheckList({ items, className = '' }: { items: readonly string[]; className?: string }) {
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
