import type { ReactNode } from 'react';

export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-6">{children}</div>
    </section>
  );
}

/** A component in one state, with the name of the state. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-xs font-medium tracking-normal text-muted">{name}</h3>
      {children}
    </div>
  );
}

export function ExampleGrid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
