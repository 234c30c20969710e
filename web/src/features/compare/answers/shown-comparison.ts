import type { Comparison } from '../../../api/domain/colleges.ts';
import type { FigureWords } from '../../../entities/college/figure-words.ts';

type Row = Comparison['rows'][number];

export type ShownRow = Pick<Row, 'label' | 'direction'> & {
  /** A figure, or the key of a row that follows from figures. */
  key: string;
  group: string;
  /** For the whole row. */
  notes?: string[];
  values: ShownValue[];
};

/** A comparison that may have prices and chances of a student. */
export type ShownComparison = Pick<Comparison, 'colleges'> & { rows: ShownRow[] };

export type ShownValue = Row['values'][number] & {
  /** With an income or a home state: what the price is. */
  note?: string | undefined;
  /** The average, among prices for the student. */
  isAverage?: boolean | undefined;
  /** The text of a value that is no published figure. */
  words?: FigureWords;
};
