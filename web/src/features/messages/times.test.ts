import { dayTitle, isSameDay, shortTime } from './times.ts';

const NOW = new Date(2026, 10, 20, 15, 0);
const at = (...parts: [number, number, number, number, number, number?]) => new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 20, 15, 1), 'now', 'Today'],
  [at(2026, 10, 20, 14, 59, 30), 'now', 'Today'],
  [at(2026, 10, 20, 14, 55), '5 min', 'Today'],
  [at(2026, 10, 20, 14, 0), '1 h', 'Today'],
  [at(2026, 10, 20, 0, 5), '14 h', 'Today'],
  [at(2026, 10, 19, 23, 59), 'Yesterday', 'Yesterday'],
  [at(2026, 10, 18, 23, 59), 'Wed', 'Wednesday, November 18'],
  [at(2026, 10, 13, 12, 0), 'Nov 13', 'Friday, November 13'],
  [at(2025, 11, 31, 12, 0), 'Dec 31, 2025', 'December 31, 2025'],
])('%s is %j, of the day %j', (moment, short, day) => {
  expect([shortTime(moment, NOW), dayTitle(moment, NOW)]).toEqual([short, day]);
});

it('says "min" shortly after midnight about the evening before', () => {
  expect(shortTime(at(2026, 10, 19, 23, 50), new Date(2026, 10, 20, 0, 10))).toBe('20 min');
});

it('compares days in the time zone of the browser', () => {
  expect(isSameDay(at(2026, 10, 20, 0, 0), at(2026, 10, 20, 23, 59))).toBe(true);
  expect(isSameDay(at(2026, 10, 19, 23, 59), at(2026, 10, 20, 0, 0))).toBe(false);
});
