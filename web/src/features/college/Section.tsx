import type { ReactNode } from 'react';

/** A part of the page that the section navigation leads to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8 first:mt-8 first:border-0 first:pt-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
