import type { ReactNode } from 'react';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { figureWords, labelOf } from '../../../entities/college/figure-words.ts';
import type { ShownFigure } from '../college-figures.ts';
import { FigureHistory } from '../sources/FigureHistory.tsx';
import { FigureContext, StandingText } from './FigureContext.tsx';
import { noteOf } from './figure-notes.ts';

export function FigureRows({ figures, detail }: { figures: ShownFigure[]; detail: CollegeDetail }) {
  return (
    <Rows>
      {figures.map((shown) => (
        <FigureRow key={shown.figure} shown={shown} detail={detail} />
      ))}
    </Rows>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <dl className="figure-rows">{children}</dl>;
}

interface FigureRowProps {
  shown: ShownFigure;
  detail: CollegeDetail;
  note?: string;
}

export function FigureRow({ shown, detail, note }: FigureRowProps) {
  const { figure } = shown;
  const { reason } = figureWords(figure, shown);
  // The cohort matters only if there is a number.
  const cohort = figure === 'netPrice' || shown.value === null ? undefined : noteOf(figure, detail);
  return (
    <Row label={labelOf(figure)} note={note ?? cohort}>
      <span className="row-value">
        <FigureValue {...shown} />
      </span>
      {reason !== undefined && <span className="block text-sm text-muted">{reason}</span>}
      <FigureContext shown={shown} />
      <StandingText shown={shown} peers={detail.peers.definition} />
      <FigureHistory history={detail.history} source={shown.source} />
    </Row>
  );
}

export function Row({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {note !== undefined && <span>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface NoFiguresProps {
  detail: CollegeDetail;
  source: keyof CollegeDetail['college']['dataSourceFlags'];
  notLoaded: string;
  notReported: string;
}

/** Tells a source without this college from a source that reports no figures for it. */
export function NoFigures({ detail, source, notLoaded, notReported }: NoFiguresProps) {
  const isLoaded = detail.college.dataSourceFlags[source] !== undefined;
  return <p className="mt-3 text-muted">{isLoaded ? notReported : notLoaded}</p>;
}
