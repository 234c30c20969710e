import { type CollegeDetail, priceText, serviceAcademyOf, shownPriceOf } from '../../../api/domain/colleges.ts';
import { PRICE_CAP } from '../../../api/domain/rankings.ts';

type College = CollegeDetail['college'];

const NET_PRICE = 'The average cost of a year after grants and scholarships, for first-year students with aid.';

/** What the price shown is, or why there is none. */
export function netPriceNote(college: College): string {
  const { value, basis, field } = shownPriceOf(college);
  const academy = serviceAcademyOf(college);
  if (academy) return academy.terms;
  const error = errorNote(college);
  if (error !== undefined) return `${error} ${basis === null ? 'No sticker price is reported.' : 'This is the sticker price instead.'}`;
  if (basis === null) return 'Neither a net price nor a sticker price is reported.';
  if (basis === 'sticker-price') return 'No net price is published, so this is the sticker price, before any aid.';
  return averageNote(value ?? 0, isInState(college, field));
}

function averageNote(price: number, isLocal: boolean): string {
  if (Math.round(price) === 0) return 'The source gives a price of 0, which is not shown as a price.';
  if (price < 0) return `${NET_PRICE} Here grants are higher than the whole cost.`;
  return isLocal ? `${NET_PRICE} For in-state students.` : NET_PRICE;
}

/** Public colleges that charge by program publish one price for all students, in the private field. */
const isInState = ({ type }: College, field: string | null) => type === 'Public' && field === 'netPricePublic';

/** Undefined if the published net price, if any, is plausible. */
export function errorNote({ type, netPricePublic, netPricePrivate }: College): string | undefined {
  const published = type === 'Public' ? (netPricePublic ?? netPricePrivate) : (netPricePrivate ?? netPricePublic);
  if (published === null || published <= PRICE_CAP) return undefined;
  return `The published net price, ${priceText(published)}, is above ${priceText(PRICE_CAP)}, so we treat it as a data error.`;
}
