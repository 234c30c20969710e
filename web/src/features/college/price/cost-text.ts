import { type CollegeDetail, countText, MIN_PRICED, serviceAcademyOf, shownPriceOf } from '../../../api/domain/colleges.ts';
import { errorNote } from './price-text.ts';

/** The words of the section on cost. They load after the key figures. */

type College = CollegeDetail['college'];

/** Why there is no net price, where the sticker price has a row of its own. */
export const noNetPriceReason = (college: College): string =>
  serviceAcademyOf(college)?.terms ?? errorNote(college) ?? 'The average cost after grants and scholarships is not published.';

export function noBandsReason(college: College): string {
  const { value, basis } = shownPriceOf(college);
  if (basis === 'no-tuition') return 'There are no prices by family income, because no tuition is charged.';
  return basis === 'net-price' && (value ?? 0) < 0
    ? 'Prices by family income are not estimated, because aid exceeds the cost on average.'
    : 'Prices by family income cannot be estimated, because no net price is published.';
}

const NO_OFFER = 'Aid for one student can differ a great deal.';

/** Says which prices by income are published and which are estimates. */
export function bandsNote({ college, netPrices, provenance }: CollegeDetail): string {
  const isPublished = netPrices.map(({ status }) => status === 'reported');
  const published = publishedNote(college, provenance['netPricesByIncome']?.period);
  if (!isPublished.includes(true)) return `Estimates, not offers: ${estimateNote(college)} ${NO_OFFER}`;
  if (!isPublished.includes(false)) return `${published} ${NO_OFFER}`;
  return `${published} Incomes with too few students show an estimate: ${estimateNote(college)} ${NO_OFFER}`;
}

function publishedNote({ type }: College, period: string | undefined): string {
  const whom = `first-year${type === 'Public' ? ', in-state' : ''} students with federal aid`;
  return `Published averages, not offers: the price that ${whom} paid after grants${period ? ` in ${period}` : ''}, by family income.`;
}

function estimateNote({ type }: College): string {
  const kind = type === 'Public' ? 'public' : 'private';
  return `the average net price of this college times the typical factor for each family income at ${kind} colleges, at most the sticker price.`;
}

const PRICE_STATUS_LABELS: Record<CollegeDetail['netPrices'][number]['status'], string> = {
  reported: 'Published',
  estimated: 'Estimate',
};

/** "Published, 42 students", "Estimate: only 4 students" */
export function basisText(status: CollegeDetail['netPrices'][number]['status'], students: number | null): string {
  const label = PRICE_STATUS_LABELS[status];
  if (students === null) return label;
  if (status === 'reported') return `${label}, ${countText(students)} students`;
  if (students >= MIN_PRICED) return label;
  return `${label}: ${students === 0 ? 'no students' : `only ${students} student${students === 1 ? '' : 's'}`}`;
}
