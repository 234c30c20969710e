import { PRICE_CAP, netPriceBasis, priceText, type CollegeDetail, type IncomeBand } from '../../api/domain.ts';

type College = CollegeDetail['college'];

export const INCOME_BAND_LABELS: Record<IncomeBand, string> = {
  '0-30000': 'Up to $30,000',
  '30001-48000': '$30,001 to $48,000',
  '48001-75000': '$48,001 to $75,000',
  '75001-110000': '$75,001 to $110,000',
  '110001-plus': 'More than $110,000',
};

const NET_PRICE = 'The average cost of a year after grants and scholarships, for first-year students with aid.';

/** What the net price shown is, or why there is none. */
export function netPriceNote(college: College): string {
  const basis = netPriceBasis(college);
  const [own, other] = ownAndOther(college);
  const published = college[own] ?? college[other];
  if (published !== null && published > PRICE_CAP) return implausible(published, basis === 'annualCost');
  if (basis === null) return 'Neither a net price nor a sticker price is reported.';
  if (basis === 'annualCost') return 'No net price is reported, so this is the sticker price, before any aid.';
  const value = college[basis] ?? 0;
  if (Math.round(value) === 0) return 'The source gives a price of 0, which is not shown as a price.';
  if (value < 0) return `${NET_PRICE} Here grants are higher than the whole cost.`;
  return isInState(college, basis) ? `${NET_PRICE} For in-state students.` : NET_PRICE;
}

/** Public colleges that charge by program publish one price for all students, in the private field. */
const isInState = ({ type }: College, basis: string) => type === 'Public' && basis === 'netPricePublic';

function implausible(published: number, hasSticker: boolean): string {
  const error = `The published net price, ${priceText(published)}, is above ${priceText(PRICE_CAP)}, so we treat it as a data error.`;
  return hasSticker ? `${error} This is the sticker price instead.` : `${error} No sticker price is reported.`;
}

function ownAndOther({ type }: College): ['netPricePublic' | 'netPricePrivate', 'netPricePublic' | 'netPricePrivate'] {
  return type === 'Public' ? ['netPricePublic', 'netPricePrivate'] : ['netPricePrivate', 'netPricePublic'];
}

export function noBandsReason(college: College): string {
  const basis = netPriceBasis(college);
  const isNegative = basis !== null && (college[basis] ?? 0) < 0;
  return isNegative
    ? 'Prices by family income are not estimated, because aid exceeds the cost on average.'
    : 'Prices by family income cannot be estimated, because no net price is known.';
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

function estimateNote(college: College): string {
  const base = netPriceBasis(college) === 'annualCost' ? 'the sticker price' : 'the average net price';
  const kind = college.type === 'Public' ? 'public' : 'private';
  return `${base} of this college times the typical factor for each family income at ${kind} colleges.`;
}

export const PRICE_STATUS_LABELS: Record<CollegeDetail['netPrices'][number]['status'], string> = {
  reported: 'Published',
  estimated: 'Estimate',
};
