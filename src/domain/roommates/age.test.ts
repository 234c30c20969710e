import fc from 'fast-check';
import { ageOn, ageRefusal, birthDateFor, latestBirthDate } from './age.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const TODAY = day('2026-10-05');
const anyDay = fc.date({ min: day('2020-01-01'), max: day('2060-12-31'), noInvalidDate: true });
const anyAge = fc.integer({ min: 16, max: 99 });

describe('the latest birth date', () => {
  it.each([
    [17, '2026-10-05', '2009-10-05'],
    [18, '2028-02-29', '2010-02-28'],
    [20, '2028-02-29', '2008-02-29'],
    [18, '2027-02-28', '2009-02-28'],
    [16, '2026-01-01', '2010-01-01'],
  ])('of an age of %i on %s is %s', (age, today, date) => {
    expect(latestBirthDate(age, day(today))).toBe(date);
  });

  it('is the latest with that age', () => {
    fc.assert(
      fc.property(anyAge, anyDay, (age, today) => {
        const date = latestBirthDate(age, today);
        const next = new Date(day(date).getTime() + 86_400_000).toISOString().slice(0, 10);
        expect([ageOn(date, today), ageOn(next, today)]).toEqual([age, age - 1]);
      }),
    );
  });
});

describe('an age', () => {
  it.each([
    ['2008-10-05', '2026-10-04', 17],
    ['2008-10-05', '2026-10-05', 18],
    ['2008-10-05', '2027-01-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('of a person born %s on %s is %i', (born, today, age) => {
    expect(ageOn(born, day(today))).toBe(age);
  });

  it('that was stated as 17 stays below 18 for a year', () => {
    const born = birthDateFor(null, 17, TODAY);
    expect([ageOn(born, day('2027-10-04')), ageOn(born, day('2027-10-05'))]).toEqual([17, 18]);
  });
});

describe('stating an age', () => {
  const born = (age: number) => latestBirthDate(age, TODAY);
  const STAFF = expect.stringContaining('Staff confirm') as unknown;
  const ONE_YEAR = expect.stringContaining('grow by one year') as unknown;

  it.each<[string, number | null, number, unknown]>([
    ['the first time', null, 17, undefined],
    ['the first time, as an adult', null, 45, undefined],
    ['below 16', null, 15, expect.stringContaining('16 and older')],
    ['below 16, later', 16, 15, expect.stringContaining('16 and older')],
    ['again', 22, 22, undefined],
    ['a year more', 22, 23, undefined],
    ['a year less', 22, 21, STAFF],
    ['two years more', 22, 24, ONE_YEAR],
    ['two years less', 23, 21, STAFF],
    ['16 to 17', 16, 17, undefined],
    ['17 to 16', 17, 16, STAFF],
    ['17 to 18', 17, 18, STAFF],
    ['18 to 17', 18, 17, STAFF],
    ['45 to 17', 45, 17, STAFF],
    ['19 to 20', 19, 20, undefined],
    ['20 to 19, who would see people under 18 again', 20, 19, STAFF],
    ['19 to 18, who would see them for a year more', 19, 18, STAFF],
  ])('%s', (_, known, age, refusal) => {
    expect(ageRefusal(known === null ? null : born(known), age, TODAY)).toEqual(refusal);
  });

  it('many times, on any days, never makes a person younger than time alone, and crosses 18 only with time', () => {
    const edits = fc.array(fc.record({ days: fc.nat({ max: 400 }), far: anyAge, near: fc.integer({ min: -1, max: 1 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyAge, anyDay, edits, (first, begin, steps) => {
        const stated = birthDateFor(null, first, begin);
        let date = stated;
        let today = begin;
        for (const { days, far, near } of steps) {
          today = new Date(today.getTime() + days * 86_400_000);
          const known = ageOn(date, today);
          for (const age of [far, known + near]) {
            if (ageRefusal(date, age, today) === undefined) date = birthDateFor(date, age, today);
          }
          expect(ageOn(date, today)).toBeGreaterThanOrEqual(ageOn(stated, today));
          expect(ageOn(date, today) < 18).toBe(known < 18);
        }
      }),
    );
  });

  it('that is known keeps the date', () => {
    expect(birthDateFor('2004-03-09', 22, TODAY)).toBe('2004-03-09');
    expect(birthDateFor('2004-03-09', 23, TODAY)).toBe('2003-10-05');
  });
});
