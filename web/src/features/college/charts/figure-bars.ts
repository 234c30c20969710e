import { type CollegeDetail, FIGURES, type FigureKey, figureText } from '../../../api/domain/colleges.ts';
import type { Bar, Mark } from '../../../ui/chart/BarChart.tsx';
import { figureOf, type Standing } from '../college-figures.ts';
import { FEW_PEERS } from '../standing-text.ts';

/** A bar for each figure that has a value, with the median of the college's kind. Figures of one chart have one scale. */
export function figureBars<Figure extends FigureKey>(
  detail: CollegeDetail,
  figures: readonly Figure[],
  labelOf: (figure: Figure) => string = (figure) => FIGURES[figure].label,
): Bar[] {
  return figures.flatMap((figure) => {
    const { value, standing } = figureOf(detail, figure);
    if (value === null) return [];
    return [{ label: labelOf(figure), text: figureText(figure, value), to: along(figure, value), median: medianOf(figure, standing) }];
  });
}

/** The place of a value on the scale of its figure, 0 to 1. */
export function along(figure: FigureKey, value: number): number {
  const [min, max] = FIGURES[figure].scale;
  return (value - min) / (max - min);
}

/** Undefined with too few colleges of the kind to compare with, or without a place on the scale. */
export function medianOf(
  figure: FigureKey,
  standing: Standing | undefined,
  placeOf: (value: number) => number | undefined = (value) => along(figure, value),
): Mark | undefined {
  const median = standing === undefined || standing.n < FEW_PEERS ? null : standing.peerMedian;
  const at = median === null ? undefined : placeOf(median);
  return median === null || at === undefined ? undefined : { at, text: `median ${figureText(figure, median)}` };
}

/** A bar for each figure as long as the share of the college's kind with a lower value: figures of different units on one scale. */
export function placeBars(detail: CollegeDetail, figures: readonly FigureKey[]): Bar[] {
  return figures.flatMap((figure) => {
    const { value, standing } = figureOf(detail, figure);
    if (!standing?.peer || standing.n < FEW_PEERS) return [];
    return [{ label: FIGURES[figure].label, text: figureText(figure, value), to: standing.peer.below / 100 }];
  });
}
