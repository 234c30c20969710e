import type { CollegeRecord } from '../colleges/college.ts';
import { countText, percentText, priceText } from '../colleges/display.ts';
import { FIGURES } from '../colleges/figures.ts';
import { isListed } from '../colleges/kind/listed.ts';
import { netPricesByIncome } from '../colleges/price/net-price.ts';
import { cohortOf, COHORT_RATES, MIN_COHORT } from '../colleges/small-cohorts.ts';
import type { InvariantKey } from './invariants.ts';

export type ShownKey = Extract<InvariantKey, 'acceptanceRates' | 'listed' | 'incomePrices' | 'smallCohorts'>;

/** Rules for values as pages show them. Each takes a college as the site reads it, and returns its problems. */
export const SHOWN_RULES: Readonly<Record<ShownKey, (college: CollegeRecord) => string[]>> = {
  acceptanceRates({ acceptanceRate, acceptanceRateNum: rate }) {
    return rate === null || acceptanceRate === percentText(rate)
      ? []
      : [`the text is ${acceptanceRate ?? 'missing'}, the number is ${rate}`];
  },

  /** The table DRVEF counts undergraduates and all students, and has no administrative offices. Staff may set one number alone. */
  listed(college) {
    if (college.isFeatured && !isListed(college)) return ['it is featured, but not listed'];
    const isCounted = college.totalEnrollment !== null || college.provenance.size?.table !== 'DRVEF';
    return isListed(college) && !isCounted ? [`it has ${countText(college.size ?? 0)} undergraduates, but no students in all`] : [];
  },

  incomePrices(college) {
    const { annualCost } = college;
    if (annualCost === null) return [];
    const most = { estimated: annualCost, reported: annualCost * MOST_STICKER_PRICES };
    return netPricesByIncome(college)
      .filter(({ amount, status }) => amount !== null && amount > most[status])
      .map(
        ({ band, amount, status }) => `the ${status} price of ${band} is ${priceText(amount)}, the sticker price ${priceText(annualCost)}`,
      );
  },

  smallCohorts(college) {
    return COHORT_RATES.filter((key) => college[key] === 0 || college[key] === 1).flatMap((key) => {
      const students = cohortOf(college, key);
      const rate = `${FIGURES[key].label} is ${percentText(college[key])}`;
      if (students !== null) return students < MIN_COHORT ? [`${rate}, of ${students} students`] : [];
      // The table of the retention rate counts its students. The number for the graduation rate comes from another source, with gaps.
      return key === 'retentionRate' && college.provenance.retentionCohort ? [`${rate}, of an unknown number of students`] : [];
    });
  },
};

/** A published price averages few students, and may be of another year than the sticker price. More than this is a wrong unit or row. */
const MOST_STICKER_PRICES = 3;
