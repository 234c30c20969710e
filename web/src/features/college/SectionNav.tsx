const SECTIONS = [
  ['at-a-glance', 'At a glance'],
  ['cost', 'Cost'],
  ['admissions', 'Admissions'],
  ['outcomes', 'Outcomes'],
  ['students', 'Students'],
  ['safety', 'Safety'],
  ['athletics', 'Athletics'],
  ['research', 'Research'],
  ['scores', 'Scores'],
  ['sources', 'Sources'],
  ['changes', 'What changed'],
  ['similar', 'Similar colleges'],
] as const;

/** Stays in sight while reading. Anchors stop 80 px below the top, which is more than its own height (specification §9). */
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
