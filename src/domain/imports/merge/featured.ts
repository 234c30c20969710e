import { FEATURED_COLLEGE } from '../../colleges/spotlight.ts';

/** Whether a new college is featured from the start. Staff decide afterwards. */
export const isFeaturedAtFirst = (unitId: number, name: string): boolean =>
  unitId === FEATURED_COLLEGE.unitId && name === FEATURED_COLLEGE.name;
