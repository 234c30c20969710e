import type { ReactNode } from 'react';
import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';
import { labelOf } from '../../../entities/college/figure-words.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { figureOf } from '../college-figures.ts';
import { FieldSource } from '../sources/FieldSource.tsx';

/** A question that decides, with its figures. `children` are the parts of a `dl`. */
export function AnswerCard({ question, children, after }: { question: string; children: ReactNode; after?: ReactNode }) {
  return (
    <article className="min-w-0 rounded-card border border-line bg-card p-4">
      <h3 className="text-lg">{question}</h3>
      <dl className="mt-3">{children}</dl>
      {after}
    </article>
  );
}

/** A smaller figure of an answer in one line, with what it means or why it is missing. */
export function AnswerLine({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 border-t border-line pt-2 text-sm">
      <dt>{label}</dt>
      <dd className="figure text-right font-semibold">{children}</dd>
      {note !== undefined && <dd className="col-span-2 text-xs text-muted">{note}</dd>}
    </div>
  );
}

/** A published figure in one line, with its source. */
export function FigureLine({ detail, figure, label = labelOf(figure) }: { detail: CollegeDetail; figure: FigureKey; label?: string }) {
  return (
    <AnswerLine label={label}>
      <FigureValue {...figureOf(detail, figure)} isUnitHidden /> <FieldSource detail={detail} field={figure} />
    </AnswerLine>
  );
}
