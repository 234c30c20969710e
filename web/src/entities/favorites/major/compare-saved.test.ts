import { compareSavedHref } from './compare-saved.ts';

const CASES: [string, (string | null)[], string][] = [
  ['one major', ['51.38', '51.38'], '/compare?c=1001,1002&major=51.38'],
  ['two majors', ['51.38', '11'], '/compare?c=1001,1002'],
  ['a major of one college only', ['51.38', null], '/compare?c=1001,1002'],
  ['no major', [null, null], '/compare?c=1001,1002'],
];

it.each(CASES)('compares colleges that are saved for %s', (_, majors, href) => {
  const saved = majors.map((major, index) => ({ college: { id: index + 1, ipedsUnitId: 1001 + index }, major }));
  expect(compareSavedHref(saved)).toBe(href);
});
