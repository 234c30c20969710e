import { priceText, type StateSummary } from '../../api/domain.ts';
import { collegesText } from '../../entities/college/college-words.ts';

/** "Alabama: 53 colleges, median net price $16,200 a year". */
export function summaryText({ name, count, medianNetPrice }: StateSummary): string {
  const price = medianNetPrice === null ? 'no net price reported' : `median net price ${priceText(medianNetPrice)} a year`;
  return `${name}: ${collegesText(count)}, ${price}`;
}
