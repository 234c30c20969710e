import { countText, type CollegeDetail } from '../../api/domain.ts';

/** The rates that describe a group of students, with the figure that counts them. */
const COHORTS = {
  graduationRate: 'graduationCohort',
  transferRate: 'graduationCohort',
  retentionRate: 'retentionCohort',
} as const;
export type CohortRate = keyof typeof COHORTS;
export const isCohortRate = (figure: string): figure is CohortRate => Object.hasOwn(COHORTS, figure);

/** The retention of part-time students counts where more of them begin. */
const studentsOf = ({ provenance }: CollegeDetail, rate: CohortRate): string =>
  rate === 'retentionRate' && provenance[rate]?.variable.startsWith('RET_PCP') ? 'part-time' : 'full-time';

/** "Of 1,241 full-time first-time students (by August 2023)". The year is given if it is not the year of the rate. */
export function groupText(detail: CollegeDetail, rate: CohortRate): string {
  const { college, provenance } = detail;
  const count = college[COHORTS[rate]];
  const students = `${studentsOf(detail, rate)} first-time students`;
  if (count === null) return `Of ${students}`;
  const counted = provenance[COHORTS[rate]]?.period;
  const isOther = counted !== undefined && counted !== provenance[rate]?.period;
  return `Of ${countText(count)} ${students}${isOther ? ` (${counted})` : ''}`;
}

export const isCounted = ({ college }: CollegeDetail, rate: CohortRate): boolean => college[COHORTS[rate]] !== null;

export const NO_COUNT = 'Number of students not published.';

/** Whom a rate describes, in a few words. Undefined if the rate is missing. */
export function cohortText(detail: CollegeDetail, rate: CohortRate): string | undefined {
  if (detail.college[rate] === null) return undefined;
  return isCounted(detail, rate) ? groupText(detail, rate) : NO_COUNT;
}
