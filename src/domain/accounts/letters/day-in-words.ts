/**
 * "March 8, 2026": the day in UTC. Nowhere in the country is the clock ahead of that, so where that day is over, the time has come.
 */
export const dayInWords = (time: Date): string => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
