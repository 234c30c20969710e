const NUMBER = new Intl.NumberFormat('en-US');
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "6,072" */
export const numberText = (value: number): string => NUMBER.format(value);

/** "87%" for a share from 0 to 1. A share below 1 is never "100%". */
export const shareText = (share: number): string => PERCENT.format(share < 1 ? Math.min(share, 0.99) : share);

/** "Nov 20, 2026, 4:05 PM" for an ISO time, in the time zone of the reader. */
export const momentText = (iso: string): string => MOMENT.format(new Date(iso));

const KILOBYTE = 1024;
/** "12 bytes", "402 kB", "1.6 MB", "1.2 GB" */
export function bytesText(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < KILOBYTE ** 2) return `${Math.round(bytes / KILOBYTE)} kB`;
  return bytes < KILOBYTE ** 3 ? `${(bytes / KILOBYTE ** 2).toFixed(1)} MB` : `${(bytes / KILOBYTE ** 3).toFixed(1)} GB`;
}
