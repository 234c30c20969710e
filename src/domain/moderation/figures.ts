/** Counts of one year for the public safety report. */
export interface YearCounts {
  year: number;
  reports: number;
  decided: number;
  /** Decisions that changed something. */
  steps: number;
  appeals: number;
  appealsGranted: number;
  /** Hours until half of the decisions; null without decisions. */
  medianHours: number | null;
}

type CountKey = Exclude<keyof YearCounts, 'year' | 'medianHours'>;
/** As the public sees them. */
export type YearFigures = Pick<YearCounts, 'year' | 'medianHours'> & Record<CountKey, string>;

const FEWEST_SHOWN = 5;

/** "0", "fewer than 5", "1,240". A small count could point to a person. */
export function shownCount(count: number): string {
  return count > 0 && count < FEWEST_SHOWN ? `fewer than ${FEWEST_SHOWN}` : count.toLocaleString('en-US');
}

export const figuresOf = ({ year, medianHours, ...counts }: YearCounts): YearFigures => ({
  year,
  reports: shownCount(counts.reports),
  decided: shownCount(counts.decided),
  steps: shownCount(counts.steps),
  appeals: shownCount(counts.appeals),
  appealsGranted: shownCount(counts.appealsGranted),
  medianHours: medianHours === null ? null : Math.round(medianHours * 10) / 10,
});
