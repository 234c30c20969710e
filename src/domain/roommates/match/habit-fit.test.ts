import fc from 'fast-check';
import { anyAnswers, fullAnswers, given, sharedKeys, X, Y } from '../answers.fixture.ts';
import { fitOf } from './answer-fit.ts';
import { fitOfSums, habitFit } from './habit-fit.ts';
import { IMPORTANCE_WEIGHTS, IMPORTANCES, QUIZ, type QuizAnswers, type QuizKey } from '../quiz.ts';

const PLAIN = { hasDealBreaker: false, hasOpenDealBreaker: false };
const question = fc.constantFrom(...QUIZ);
const without = (answers: QuizAnswers, key: QuizKey): QuizAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([each]) => each !== key));
/** A missing number is below every number. */
const rankOf = (displayed: number | null, isOpen = false): number => (displayed === null || isOpen ? -1 : displayed);
const calm = (answers: QuizAnswers): QuizAnswers =>
  Object.fromEntries(Object.entries(answers).map(([key, each]) => [key, { ...each, isDealBreaker: false }]));

describe('worked examples', () => {
  it('has the published example', () => {
    const { score, displayed, youToThem, themToYou } = fitOfSums({
      mine: { wanted: 51, met: 50 },
      theirs: { wanted: 11, met: 10 },
      n: 2,
      ...PLAIN,
    });
    expect(youToThem).toBeCloseTo(98.039216, 6);
    expect(themToYou).toBeCloseTo(90.909091, 6);
    expect(score).toBeCloseTo(94.406864, 6);
    expect(displayed).toBeCloseTo(44.406864, 6);
  });

  it('has x and y', () => {
    const { score, displayed, n, youToThem, themToYou, hasDealBreaker } = habitFit(X, Y);
    expect([n, youToThem, hasDealBreaker]).toEqual([6, 84.375, false]);
    expect(themToYou).toBeCloseTo(94.444444, 6);
    expect(score).toBeCloseTo(89.267855, 6);
    expect(displayed).toBeCloseTo(72.601188, 5);
  });

  it('has y with a vape', () => {
    const { score, youToThem, hasDealBreaker } = habitFit(X, { ...Y, smoking: given(1, [0, 1], 'none') });
    expect([youToThem, hasDealBreaker]).toEqual([56.25, true]);
    expect(score).toBeCloseTo(72.886899, 6);
  });
});

describe('the fit of an answer', () => {
  it.each([
    ['ordinal', [2], 2, 1],
    ['ordinal', [2], 3, 0.5],
    ['ordinal', [2], 1, 0.5],
    ['ordinal', [1], 3, 0],
    ['ordinal', [1], 4, 0],
    ['ordinal', [1, 4], 3, 0.5],
    ['nominal', [0], 0, 1],
    ['nominal', [0], 1, 0],
    ['nominal', [0, 2], 2, 1],
  ] as const)('on an %s scale, to %j, of %i is %d', (scale, accepts, answer, fit) => {
    expect(fitOf(scale, accepts, answer)).toBe(fit);
  });
});

/** The rules of the fit read plainly. What one of the two left out meets nothing. */
function model(mine: QuizAnswers, theirs: QuizAnswers) {
  const satisfaction = (own: QuizAnswers, other: QuizAnswers): number => {
    const asked = QUIZ.filter(({ key }) => own[key]);
    const weights = asked.map(({ key }) => IMPORTANCE_WEIGHTS[own[key]?.importance ?? 'none']);
    const total = weights.reduce<number>((sum, each) => sum + each, 0);
    const met = asked.map(({ key, scale }, at) => {
      const answer = other[key];
      return answer ? (weights[at] ?? 0) * fitOf(scale, own[key]?.accepts ?? [], answer.answer) : 0;
    });
    return total === 0 ? 1 : met.reduce<number>((sum, each) => sum + each, 0) / total;
  };
  const n = sharedKeys(mine, theirs).length;
  const [you, them] = [satisfaction(mine, theirs), satisfaction(theirs, mine)];
  return { n, youToThem: n ? 100 * you : null, themToYou: n ? 100 * them : null, score: n ? 100 * Math.sqrt(you * them) : null };
}

describe('for any two people', () => {
  it('the fit is the method read plainly', () => {
    fc.assert(fc.property(anyAnswers, anyAnswers, (mine, theirs) => expect(habitFit(mine, theirs)).toMatchObject(model(mine, theirs))));
  });

  it('both see the same number, and each side of the other', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const { youToThem, themToYou, ...shared } = habitFit(mine, theirs);
        expect(habitFit(theirs, mine)).toEqual({ ...shared, youToThem: themToYou, themToYou: youToThem });
      }),
    );
  });

  it('numbers are 0 to 100, and the shown one is at most the score', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const { n, score, displayed, youToThem, themToYou } = habitFit(mine, theirs);
        for (const each of [score, displayed, youToThem, themToYou]) {
          expect(each === null).toBe(n === 0);
          if (each !== null) expect(each >= 0 && each <= 100).toBe(true);
        }
        expect(rankOf(displayed)).toBeLessThanOrEqual(rankOf(score));
      }),
    );
  });

  it('more shared answers never lower the shown number of an equal score', () => {
    const sums = fc.record({ wanted: fc.integer({ min: 1, max: 108 }), met: fc.integer({ min: 0, max: 108 }) }).map(({ wanted, met }) => ({
      wanted,
      met: Math.min(wanted, met),
    }));
    fc.assert(
      fc.property(sums, sums, fc.integer({ min: 1, max: 11 }), (mine, theirs, n) => {
        const fewer = fitOfSums({ mine, theirs, n, ...PLAIN });
        const more = fitOfSums({ mine, theirs, n: n + 1, ...PLAIN });
        expect(more.score).toBe(fewer.score);
        expect(rankOf(more.displayed)).toBeGreaterThanOrEqual(rankOf(fewer.displayed));
      }),
    );
  });

  it('the order of questions and of accepted answers does not count', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const turned: QuizAnswers = Object.fromEntries(
          Object.entries(mine)
            .toReversed()
            .map(([key, each]) => [key, { ...each, accepts: each.accepts.toReversed() }]),
        );
        expect(habitFit(turned, theirs)).toEqual(habitFit(mine, theirs));
      }),
    );
  });

  it('answers that matter to neither are a score of 100, reduced for few of them', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const idle = (answers: QuizAnswers): QuizAnswers =>
          Object.fromEntries(Object.entries(answers).map(([key, each]) => [key, { ...each, importance: 'none' }]));
        const { n, score, displayed } = habitFit(idle(mine), idle(theirs));
        if (n > 0) expect([score, displayed]).toEqual([100, 100 - 100 / n]);
      }),
    );
  });

  it('people with the same habits who accept their own fit fully', () => {
    fc.assert(
      fc.property(fullAnswers, (answers) => {
        const own: QuizAnswers = Object.fromEntries(
          Object.entries(answers).map(([key, each]) => [key, { ...each, accepts: [each.answer] }]),
        );
        expect(habitFit(own, own)).toMatchObject({ score: 100, youToThem: 100, themToYou: 100, hasDealBreaker: false });
      }),
    );
  });

  it('an answer of theirs that is closer to what I accept never lowers my side', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, question, fc.nat(), (mine, theirs, { key, scale, options }, nth) => {
        const [my, their] = [mine[key], theirs[key]];
        if (!my || !their) return;
        const closer = options.filter(({ value }) => fitOf(scale, my.accepts, value) >= fitOf(scale, my.accepts, their.answer));
        const answer = closer[nth % closer.length]?.value ?? their.answer;
        const moved = habitFit(mine, { ...theirs, [key]: { ...their, answer } });
        expect(rankOf(moved.youToThem)).toBeGreaterThanOrEqual(rankOf(habitFit(mine, theirs).youToThem));
      }),
    );
  });

  it('the number never falls when each moves to an answer that the other accepts', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, question, (mine, theirs, { key }) => {
        const [my, their] = [mine[key], theirs[key]];
        if (!my || !their) return;
        const agreed = habitFit(
          { ...mine, [key]: { ...my, answer: their.accepts[0] ?? 1 } },
          { ...theirs, [key]: { ...their, answer: my.accepts[0] ?? 1 } },
        );
        expect(rankOf(agreed.displayed)).toBeGreaterThanOrEqual(rankOf(habitFit(mine, theirs).displayed));
      }),
    );
  });

  it('a deal-breaker is broken exactly when an answer has no fit to it', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const isBroken = QUIZ.some(({ key, scale }) => {
          const [my, their] = [mine[key], theirs[key]];
          if (!my || !their) return false;
          return (
            (my.isDealBreaker && fitOf(scale, my.accepts, their.answer) === 0) ||
            (their.isDealBreaker && fitOf(scale, their.accepts, my.answer) === 0)
          );
        });
        expect(habitFit(mine, theirs).hasDealBreaker).toBe(isBroken);
        expect(habitFit(calm(mine), calm(theirs)).hasDealBreaker).toBe(false);
      }),
    );
  });
});

describe('what a person left out', () => {
  it('never raises how well the person fits the other', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, question, (mine, theirs, { key }) => {
        const before = habitFit(mine, theirs);
        expect(rankOf(habitFit(mine, without(theirs, key)).youToThem)).toBeLessThanOrEqual(rankOf(before.youToThem));
        expect(rankOf(habitFit(without(mine, key), theirs).themToYou)).toBeLessThanOrEqual(rankOf(before.themToYou));
      }),
    );
  });

  it('is never better than any answer that asks nothing of the other', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, question, fc.nat(), (mine, theirs, { key, options }, nth) => {
        const answer = options[nth % options.length]?.value ?? 1;
        const told = habitFit(mine, { ...theirs, [key]: given(answer, [answer], 'none') });
        const hidden = habitFit(mine, without(theirs, key));
        expect(rankOf(hidden.displayed, hidden.hasOpenDealBreaker)).toBeLessThanOrEqual(rankOf(told.displayed, told.hasOpenDealBreaker));
      }),
    );
  });

  it('is never better than an answer that fits, whatever it asks', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, question, fc.constantFrom(...IMPORTANCES), (mine, theirs, { key }, importance) => {
        const my = mine[key];
        if (!my) return;
        const fitting = habitFit(mine, { ...theirs, [key]: given(my.accepts[0] ?? 1, [my.answer], importance) });
        expect(rankOf(habitFit(mine, without(theirs, key)).displayed)).toBeLessThanOrEqual(rankOf(fitting.displayed));
      }),
    );
  });

  it('opens a deal-breaker of the other', () => {
    expect(habitFit(X, without(Y, 'smoking'))).toMatchObject({ n: 5, hasDealBreaker: false, hasOpenDealBreaker: true });
    expect(habitFit(without(X, 'smoking'), Y)).toMatchObject({ n: 5, hasOpenDealBreaker: false });
  });
});
