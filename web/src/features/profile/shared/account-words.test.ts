import { agoText, dayText, monthText } from './account-words.ts';

const NOW = new Date('2026-05-10T12:00:00.000Z');

it.each([
  ['2026-05-10T11:59:30.000Z', 'just now'],
  ['2026-05-10T12:00:30.000Z', 'just now'],
  ['2026-05-10T11:58:59.000Z', '1 minute ago'],
  ['2026-05-10T11:00:01.000Z', '59 minutes ago'],
  ['2026-05-10T10:30:00.000Z', '1 hour ago'],
  ['2026-05-09T11:00:00.000Z', 'yesterday'],
  ['2026-05-03T11:00:00.000Z', '7 days ago'],
])('%s is %s', (moment, words) => {
  expect(agoText(moment, NOW)).toBe(words);
});

it('formats days and months in local time', () => {
  expect([dayText('2026-05-10T12:00:00.000Z'), monthText('2026-05-10T12:00:00.000Z')]).toEqual(['May 10, 2026', 'May 2026']);
});
