import { ChevronDown } from 'lucide-react';
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
    <section aria-labelledby={id} className="border-b border-line">
      <details className="group" data-print="folded">
        <summary className="grid min-h-14 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 rounded-control py-3 hover:text-primary md:grid-cols-[18rem_1fr_auto]">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <span className="figure col-start-1 row-start-2 text-sm text-muted md:col-start-2 md:row-start-1">{summary}</span>
          <ChevronDown aria-hidden="true" data-print="hide" className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="pb-10">{children}</div>
      </details>
    </section>
  );
}
