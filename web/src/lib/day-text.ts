const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 20, 2026" of "2026-11-20", wherever it is read. */
export const dayText = (day: string): string => DAY.format(new Date(day));
