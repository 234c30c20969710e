import { priceText, type StateSummary } from '../../api/contracts.ts';
import { collegesText } from '../../lib/college-words.ts';

/** "Alabama: 53 colleges, median net price $16,200 a year". */
export function summaryText({ name, count, medianNetPrice }: StateSummary): string {
  const price = medianNetPrice === null ? 'no net price reported' : `median net price ${priceText(medianNetPrice)} a year`;
  return `${name}: ${collegesText(count)}, ${price}`;
}
