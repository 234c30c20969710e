import type { ReactNode } from 'react';

/** One setting: title and text on the left, form on the right. */
export function SettingsSection({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-5 py-8 focus:outline-none lg:grid-cols-[18rem_minmax(0,36rem)]"
    >
      <div>
        <h3 id={`${id}-title`} className="text-lg">
          {title}
        </h3>
        <p className="mt-1 max-w-xl text-sm text-muted">{text}</p>
      </div>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  );
}
