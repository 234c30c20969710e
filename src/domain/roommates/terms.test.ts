import fc from 'fast-check';
import { MOVE_IN_TERM } from './profile.ts';
import { moveInTerms, termLabel } from './terms.ts';

const valuesOn = (day: string) => moveInTerms(new Date(`${day}T00:00:00Z`)).map(({ value }) => value);

describe('the terms to move in', () => {
  it.each([
    ['2026-10-01', ['2027-spring', '2027-summer', '2027-fall', '2028-spring', '2028-summer', '2028-fall']],
    ['2026-09-30', ['2026-fall', '2027-spring', '2027-summer', '2027-fall', '2028-spring', '2028-summer']],
    ['2026-02-28', ['2026-spring', '2026-summer', '2026-fall', '2027-spring', '2027-summer', '2027-fall']],
    ['2026-03-01', ['2026-summer', '2026-fall', '2027-spring', '2027-summer', '2027-fall', '2028-spring']],
    ['2026-12-31', ['2027-spring', '2027-summer', '2027-fall', '2028-spring', '2028-summer', '2028-fall']],
  ])('on %s', (day, values) => {
    expect(valuesOn(day)).toEqual(values);
  });

  it('are always six, as they are stored, with their names', () => {
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (today) => {
        const terms = moveInTerms(today);
        expect(new Set(terms.map(({ value }) => value)).size).toBe(6);
        for (const { value, label } of terms) {
          expect(value).toMatch(MOVE_IN_TERM);
          expect(termLabel(value)).toBe(label);
        }
      }),
    );
  });

  it.each([
    ['2027-fall', 'Fall 2027'],
    ['2031-spring', 'Spring 2031'],
    ['whenever', 'whenever'],
    ['', ''],
  ])('%j reads %j', (value, label) => {
    expect(termLabel(value)).toBe(label);
  });
});
