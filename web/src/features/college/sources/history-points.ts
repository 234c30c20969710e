import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';

type History = CollegeDetail['history'];

/** The years of a figure, oldest first. Empty if fewer than two of them have a value. */
export function historyPoints(history: History, source: FigureKey | undefined): NonNullable<History[string]> {
  const points = (source !== undefined && history[source]) || [];
  return points.filter(({ value }) => value !== null).length < 2 ? [] : points;
}
