import fc from 'fast-check';
import { anyAnswers, given } from './answers.fixture.ts';
import { answersFault, fittingAnswers, habitOf, storedAnswers } from './answers.ts';
import { QUIZ, QUIZ_VERSION, type QuizAnswers } from './quiz.ts';

describe('answers', () => {
  it.each<[string, QuizAnswers, string | undefined]>([
    ['that exist', { smoking: given(0, [0, 1]), bedtime: given(4) }, undefined],
    ['of no question', {}, undefined],
    ['below a scale', { bedtime: given(0, [1]) }, '“Bedtime” has no such answer.'],
    ['above a scale', { smoking: given(3, [0]) }, '“Smoking or vaping” has no such answer.'],
    ['that accept what does not exist', { wake: given(1, [1, 0]) }, '“Wake time” has no such answer.'],
  ])('%s', (_, answers, fault) => {
    expect(answersFault(answers)).toBe(fault);
  });

  it('of an older version are read as skipped where they do not fit', () => {
    const old = { bedtime: given(0, [1]), wake: given(2, [0, 7]), smoking: given(2, [2, 0, 2]), pets: given(1) } as QuizAnswers;
    expect(fittingAnswers(old)).toEqual({ wake: given(2, [2]), smoking: given(2, [0, 2]) });
    expect(fittingAnswers({ bedtime: { ...given(1), importance: 'huge' as 'very' } })).toEqual({});
  });

  it('stay as they are when they fit, with their version', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(answersFault(answers)).toBeUndefined();
        expect(storedAnswers(answers)).toEqual({ version: QUIZ_VERSION, answers });
      }),
    );
  });

  it('read as a sentence after "You"', () => {
    const habits = QUIZ.flatMap((question) => question.options.map(({ value }) => habitOf(question, value)));
    for (const habit of habits) expect(habit).toMatch(/^[a-z].*[^. ]\.?[^ ]$/);
    expect(new Set(habits).size).toBe(habits.length);
  });
});
