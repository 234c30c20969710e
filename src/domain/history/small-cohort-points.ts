import { COHORTS_OF, COHORT_RATES, MIN_COHORT, type CohortRate } from '../colleges/small-cohorts.ts';
import type { History, HistoryPoint } from './history.ts';

/** Withholds the rates of too few students. A year without a known cohort has that of the nearest year. */
export function withoutSmallCohorts(history: History): History {
  const withheld = COHORT_RATES.flatMap((rate) => {
    const points = history[rate];
    const cohorts = knownCohorts(history, rate);
    return points && cohorts.length > 0 ? [[rate, points.map((point) => shownPoint(point, cohorts))] as const] : [];
  });
  return { ...history, ...Object.fromEntries(withheld) };
}

/** The students of the first figure that counts them in any year. */
function knownCohorts(history: History, rate: CohortRate): HistoryPoint[] {
  const series = COHORTS_OF[rate].map((key) => (history[key] ?? []).filter(({ value }) => value !== null));
  return series.find((points) => points.length > 0) ?? [];
}

function shownPoint(point: HistoryPoint, cohorts: readonly HistoryPoint[]): HistoryPoint {
  const distance = ({ year }: HistoryPoint): number => Math.abs(year - point.year);
  const nearest = cohorts.reduce((best, cohort) => (distance(cohort) < distance(best) ? cohort : best));
  const isWithheld = point.value !== null && nearest.value !== null && nearest.value < MIN_COHORT;
  return isWithheld ? { ...point, value: null, status: 'suppressed' } : point;
}
