import { INCOME_BANDS, type IncomeBand } from '../categories.ts';
import type { CollegeRecord } from '../college.ts';
import type { ComparedFigure } from '../percentiles.ts';
import type { PriceFacts } from '../price/residence.ts';
import { recordOf } from '../../shared/collections.ts';

/** A college with the values that pictures draw. */
export interface SwarmCollege {
  college: CollegeRecord;
  /** In the unit of the figure. */
  value: number;
  /** Net prices of the five income bands, in US dollars a year; null where pages show none. Only for the net price. */
  byIncome?: Record<IncomeBand, number | null>;
}

type ValueOf = (college: CollegeRecord, figure: ComparedFigure, facts?: PriceFacts) => number | null;

/** The colleges that have a value of the figure, in the given order. */
export const swarmColleges = (colleges: readonly CollegeRecord[], figure: ComparedFigure, valueOf: ValueOf): SwarmCollege[] =>
  colleges.flatMap((college) => {
    const value = valueOf(college, figure);
    if (value === null) return [];
    if (figure !== 'netPrice') return [{ college, value }];
    return [{ college, value, byIncome: recordOf(INCOME_BANDS, (income) => valueOf(college, figure, { income })) }];
  });
