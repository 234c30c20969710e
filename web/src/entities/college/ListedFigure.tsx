import type { ReactNode } from 'react';
import { type FigureColumn, FigureCell } from './CollegeTable.tsx';
import { FigureNote, FigureValue } from './FigureValue.tsx';
import { isPlain, SHORT_LABELS, type FigureFacts } from './figure-words.ts';

type Listed = keyof typeof SHORT_LABELS;

/** The columns of a `CollegeTable` for the figures of a college card. */
export const LISTED_COLUMNS: Readonly<Record<Listed, FigureColumn>> = {
  netPrice: { head: 'Net price', short: SHORT_LABELS.netPrice },
  acceptanceRateNum: { head: 'Acceptance rate', short: SHORT_LABELS.acceptanceRateNum },
  graduationRate: { head: 'Graduation rate', short: SHORT_LABELS.graduationRate },
  medianEarnings: { head: 'Median earnings', short: SHORT_LABELS.medianEarnings },
};
export const LISTED_FIGURES = Object.keys(LISTED_COLUMNS) as Listed[];

interface Props extends FigureFacts {
  figure: Listed;
  /** Below the figure and its year. */
  children?: ReactNode;
}

/** The cell of a figure, with its year. */
export function ListedFigure({ figure, children, ...facts }: Props) {
  return (
    <FigureCell>
      <FigureValue figure={figure} isUnitHidden {...facts} />
      <span className={`block text-xs text-muted ${isPlain(figure, facts) ? 'max-md:hidden' : ''}`}>
        <FigureNote figure={figure} {...facts} />
        {children}
      </span>
    </FigureCell>
  );
}
