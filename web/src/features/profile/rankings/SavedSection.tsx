import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Props<T> {
  title: string;
  /** "2 rankings" */
  countText: string;
  items: readonly T[];
  /** Shown instead of an empty list. */
  none: ReactNode;
  children: (item: T) => ReactNode;
}

/** A counted list of saved items. */
export function SavedSection<T extends { id: number }>({ title, countText, items, none, children }: Props<T>) {
  const id = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    // The pressed button is removed with its item, so focus the count.
    if (items.length < before.current && document.activeElement === document.body) count.current?.focus();
    before.current = items.length;
  }, [items.length]);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <p ref={count} role="status" tabIndex={-1} className="figure mt-1 text-sm text-muted focus:outline-none">
        {countText}
      </p>
      {items.length === 0 ? (
        none
      ) : (
        <ul className="mt-3 grid gap-3">
          {items.map((item) => (
            <li key={item.id} className="grid min-w-0 gap-3 rounded-card border border-line bg-card p-4 [overflow-wrap:anywhere] sm:px-5">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
