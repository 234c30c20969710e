import { type CollegeDetail, countText } from '../../api/domain/colleges.ts';

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

/**
 * Whom a rate describes: "Of full-time first-time students who started in 2018". The number of students is that of the year before in
 * some data, and then a sentence of its own: "Their number is published for 2017: 4,762."
 */
export function groupText(detail: CollegeDetail, rate: CohortRate): { group: string; counted?: string } {
  const { college, provenance } = detail;
  const count = college[COHORTS[rate]];
  const students = `${studentsOf(detail, rate)} first-time students`;
  const started = startText(provenance[rate]?.period, college);
  if (count === null) return { group: `Of ${students}${started}` };
  const period = provenance[COHORTS[rate]]?.period;
  if (period === undefined || period === provenance[rate]?.period) return { group: `Of ${countText(count)} ${students}${started}` };
  const counted = startText(period, college);
  if (started === '' || counted === started) return { group: `Of ${countText(count)} ${students}${counted || ` (${period})`}` };
  return { group: `Of ${students}${started}`, counted: `Their number is published for ${counted.slice(-4)}: ${countText(count)}.` };
}

/** Rates count who finished in time and a half: six years for a bachelor's degree, three for an associate's. */
const YEARS_COUNTED = { 2: 3, 4: 6 } as const;

/** " who started in 2018" for a rate "by August 2024". Empty for other periods. */
function startText(period: string | undefined, { level }: CollegeDetail['college']): string {
  const year = /^by August (\d{4})/.exec(period ?? '')?.[1];
  return year === undefined ? '' : ` who started in ${Number(year) - YEARS_COUNTED[level]}`;
}

export const isCounted = ({ college }: CollegeDetail, rate: CohortRate): boolean => college[COHORTS[rate]] !== null;

export const NO_COUNT = 'Number of students not published.';

/** Whom a rate describes, in a few words. Undefined if the rate is missing. */
export function cohortText(detail: CollegeDetail, rate: CohortRate): string | undefined {
  if (detail.college[rate] === null) return undefined;
  if (!isCounted(detail, rate)) return NO_COUNT;
  const { group, counted } = groupText(detail, rate);
  return counted === undefined ? group : `${group}. ${counted}`;
}
