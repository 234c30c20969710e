import { useEffect, useRef, type ReactNode } from 'react';
import { openAddressed, openSection } from './folded/open-section.ts';
import { useSectionInView } from './folded/section-in-view.ts';

const SECTIONS = [
  ['at-a-glance', 'At a glance'],
  ['majors', 'Majors'],
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

const IDS = SECTIONS.map(([id]) => id);

export type SectionId = (typeof SECTIONS)[number][0];

interface Props {
  id: SectionId;
  title: string;
  children: ReactNode;
}

/** The first section of the page, always open. Each section has a link in `SectionNav`. */
export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Sticky links that open the sections, with a mark at the one the reader is in. Anchors stop 80 px below the top, which clears its own height. */
export function SectionNav() {
  useEffect(() => {
    openAddressed();
    addEventListener('hashchange', openAddressed);
    return () => removeEventListener('hashchange', openAddressed);
  }, []);
  const current = useSectionInView(IDS);
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which could move the page, too.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Sections of this page" data-print="hide" className="sticky top-0 z-10 border-b border-line bg-paper">
      <ul ref={bar} className="page relative flex gap-1 overflow-x-auto py-1.5">
        {SECTIONS.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => openSection(id)}
              aria-current={id === current ? 'location' : undefined}
              className="section-link"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
