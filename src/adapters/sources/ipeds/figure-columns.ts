import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { FIGURES, type FigureKey } from '../../../domain/colleges/figures.ts';
import { computed, firstNumber, SUPPRESSED, type FieldReader, type NumberRule } from '../cells.ts';
import { MIN_COHORT } from '../../../domain/colleges/small-cohorts.ts';
import type { FieldSpec } from '../table.ts';

/** IPEDS publishes shares as whole percents, counts and dollars as whole numbers. */
export function ruleOf(figure: FigureKey): NumberRule {
  const within = FIGURE_RANGES[figure];
  return FIGURES[figure].unit === 'fraction' ? { scale: 0.01, within } : { whole: true, within };
}

/** A figure in a column of its own, else in the next one. */
export function published(figure: FigureKey, period: string, ...columns: readonly string[]): FieldSpec {
  return { field: figure, period, columns, read: firstNumber(ruleOf(figure)) };
}

/** The first column as a share of the second. Missing if the second is 0. */
export function shareOf(figure: FigureKey): FieldReader {
  return computed({ within: FIGURE_RANGES[figure] }, ([part = 0, whole = 0]) => (whole > 0 ? part / whole : null));
}

/** The same, withheld if the second column counts fewer than `MIN_COHORT` people. */
export function shareOfMany(figure: FigureKey): FieldReader {
  const read = shareOf(figure);
  return (texts, flags) => {
    const reading = read(texts, flags);
    return reading.value !== null && Number(texts[1]) < MIN_COHORT ? SUPPRESSED : reading;
  };
}
