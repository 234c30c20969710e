import type { ReactNode } from 'react';
import type { SectionId } from '../Section.tsx';

interface Props {
  id: SectionId;
  title: string;
  /** The figures that most people want from the section, in a few words. */
  summary?: string | undefined;
  children: ReactNode;
}

/** A section that opens by a press on its head, by its link in `SectionNav` and by its address. It needs no scripts for the first. */
export function FoldedSection({ id, title, summary, children }: Props) {
  return (
    <section aria-labelledby={id} className="folded">
      <details data-print="folded">
        <summary>
          <h2 id={id}>{title}</h2>
          <span>{summary}</span>
        </summary>
        <div>{children}</div>
      </details>
    </section>
  );
}
