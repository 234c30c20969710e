import type { IncomeBand } from '../categories.ts';

/** The words of the income bands. They are apart, because most pages do not need them. */
export const INCOME_LABELS: Record<IncomeBand, string> = {
  '0-30000': 'Up to $30,000',
  '30001-48000': '$30,001 to $48,000',
  '48001-75000': '$48,001 to $75,000',
  '75001-110000': '$75,001 to $110,000',
  '110001-plus': 'Over $110,000',
};
