import fc from 'fast-check';
import { anyPerson, fullAnswers, given, person, X, X_PROFILE, Y, Y_PROFILE } from './answers.fixture.ts';
import { FEWEST_SHARED } from './compatibility.ts';
import { habitFit } from './match/habit-fit.ts';
import { comparedProfile, profileFit } from './match/profile-fit.ts';
import { matchOf } from './score.ts';

const x = person(X, X_PROFILE);
const y = person(Y, Y_PROFILE);
const profileOf = (a: typeof x, b: typeof x): number => profileFit(comparedProfile(a), comparedProfile(b));

describe('worked examples', () => {
  it('has the profile part', () => {
    expect(profileOf(x, y)).toBeCloseTo(69.333333, 6);
  });

  it('has the total', () => {
    const { displayed, score, n } = matchOf(x, y);
    expect(displayed).toBeCloseTo(72.11101, 6);
    expect(score).toBeCloseTo(89.267855, 6);
    expect(n).toBe(6);
  });

  it('names the deal-breaker of the vape', () => {
    const { dealBreakers, differ } = matchOf(x, { ...y, answers: { ...Y, smoking: given(1, [0, 1], 'none') } });
    expect(dealBreakers).toEqual([
      { key: 'smoking', name: 'Smoking or vaping', text: 'You do not smoke or vape; they smoke or vape outside only.', of: 'you' },
    ]);
    expect(differ.map(({ key }) => key)).not.toContain('smoking');
    expect(matchOf({ ...y, answers: { ...Y, smoking: given(1, [0, 1], 'none') } }, x).dealBreakers).toMatchObject([{ of: 'them' }]);
  });
});

describe('the profile part', () => {
  it.each([
    ['interests', { interests: [] }],
    ['age', { age: null }],
    ['major', { major: null }],
  ])('is never higher without %s', (_, missing) => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (viewer, owner) => {
        expect(profileOf(viewer, { ...owner, ...missing })).toBeLessThanOrEqual(profileOf(viewer, owner));
      }),
    );
  });

  it('is the same for both, 0 to 100', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (viewer, owner) => {
        const part = profileOf(viewer, owner);
        expect(part).toBe(profileOf(owner, viewer));
        expect(part >= 0 && part <= 100).toBe(true);
      }),
    );
  });

  it('has what is known, however little: the school year is a fifth', () => {
    const little = { interests: [], age: null, major: null };
    expect(profileOf({ ...x, ...little }, { ...x, ...little })).toBeCloseTo(20, 9);
  });

  it('does not tell whether a person is 16 or 17', () => {
    expect(profileOf(x, { ...y, age: 16 })).toBe(profileOf(x, { ...y, age: 17 }));
    expect(profileOf(x, { ...y, age: 17 })).toBeGreaterThan(profileOf(x, { ...y, age: 20 }));
  });

  it('places transfer students between the second and the third year', () => {
    const years = (schoolYear: 'sophomore' | 'junior' | 'incoming') => profileOf({ ...x, schoolYear: 'transfer' }, { ...y, schoolYear });
    expect(years('sophomore')).toBeCloseTo(years('junior'), 9);
    expect(years('incoming')).toBeLessThan(years('sophomore'));
  });
});

describe('the number', () => {
  it(`needs ${FEWEST_SHARED} shared answers`, () => {
    const fewer = { ...y, answers: { ...Y, study: undefined } };
    expect(matchOf(x, fewer as typeof y)).toMatchObject({ displayed: null, n: 5 });
    expect(matchOf(person({}), person({}))).toEqual({
      displayed: null,
      parts: null,
      score: null,
      n: 0,
      youToThem: null,
      themToYou: null,
      agree: [],
      differ: [],
      dealBreakers: [],
      unknown: expect.any(Array) as unknown,
    });
  });

  it('waits for the answer to a deal-breaker, for both', () => {
    const answers = { ...X, overnight: given(1, [1], 'very', true) };
    expect(matchOf({ ...x, answers }, y)).toMatchObject({ displayed: null, n: 6 });
    expect(matchOf(y, { ...x, answers }).displayed).toBeNull();
    const answered = { ...y, answers: { ...Y, overnight: given(1) } };
    expect(matchOf({ ...x, answers }, answered).displayed).not.toBeNull();
  });

  it('is the same for both people, 0 to 100', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (viewer, owner) => {
        const { displayed, score, n } = matchOf(viewer, owner);
        expect(matchOf(owner, viewer)).toMatchObject({ displayed, score, n });
        if (displayed !== null) expect(displayed >= 0 && displayed <= 100).toBe(true);
      }),
    );
  });

  it('has three whole parts that add up to it as it is shown, each less than a point from its exact value', () => {
    fc.assert(
      fc.property(fullAnswers, fullAnswers, anyPerson, anyPerson, (mine, theirs, one, other) => {
        const [viewer, owner] = [
          { ...one, answers: mine },
          { ...other, answers: theirs },
        ];
        const { displayed, parts, score } = matchOf(viewer, owner);
        expect(parts === null).toBe(displayed === null);
        if (displayed === null || parts === null || score === null) return;
        const { habits, profile, caution } = parts;
        expect(habits + profile + caution).toBe(Math.round(displayed));
        const exact = { habits: 0.85 * score, profile: 0.15 * profileOf(viewer, owner) };
        const reduction = displayed - exact.habits - exact.profile;
        const distances = [habits - exact.habits, profile - exact.profile, caution - reduction].map(Math.abs);
        expect(Math.max(...distances)).toBeLessThan(1 + 1e-9);
        expect([habits >= 0 && habits <= 85, profile >= 0 && profile <= 15, caution <= 0]).toEqual([true, true, true]);
      }),
    );
  });

  it('says what it is made of in the worked example', () => {
    expect(matchOf(x, y).parts).toEqual({ habits: 76, profile: 10, caution: -14 });
  });

  it('is mostly habits: a profile changes it by 15 points at most', () => {
    fc.assert(
      fc.property(fullAnswers, fullAnswers, anyPerson, anyPerson, (mine, theirs, viewer, owner) => {
        const habits = habitFit(mine, theirs).displayed ?? 0;
        const { displayed } = matchOf({ ...viewer, answers: mine }, { ...owner, answers: theirs });
        expect(displayed ?? 0).toBeGreaterThanOrEqual(0.85 * habits - 1e-9);
        expect(displayed ?? 0).toBeLessThanOrEqual(0.85 * habits + 15 + 1e-9);
      }),
    );
  });
});
