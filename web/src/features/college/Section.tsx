import type { ReactNode } from 'react';

const SECTIONS = [
  ['at-a-glance', 'At a glance'],
  ['cost', 'Cost'],
  ['admissions', 'Admissions'],
  ['outcomes', 'Outcomes'],
  ['students', 'Students'],
  ['campus', 'Campus'],
  ['safety', 'Safety'],
  ['athletics', 'Athletics'],
  ['research', 'Research'],
  ['scores', 'Scores'],
  ['sources', 'Sources'],
  ['changes', 'What changed'],
  ['similar', 'Similar colleges'],
  ['roommates', 'Roommates'],
  ['services', 'Services'],
] as const;

interface Props {
  id: (typeof SECTIONS)[number][0];
  title: string;
  children: ReactNode;
}

/** A section of the page. Each one has a link in `SectionNav`. */
export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8 first:mt-8 first:border-0 first:pt-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Sticky links to the sections. Anchors stop 80 px below the top, which clears its own height. */
export function SectionNav() {
  return (
    <nav aria-label="Sections of this page" data-print="hide" className="sticky top-0 z-10 border-b border-line bg-paper">
      <ul className="page flex gap-1 overflow-x-auto py-1.5">
        {SECTIONS.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-control px-3 text-sm whitespace-nowrap text-muted no-underline hover:bg-tint hover:text-primary"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
