import { MAX_RAW, withRaw } from './rejected-rows.ts';

it('keeps the whole row, or says that it is cut', () => {
  expect(withRaw({ message: 'Bad.', line: 2 }, 'a,b')).toEqual({ message: 'Bad.', line: 2, raw: 'a,b' });
  const whole = 'x'.repeat(MAX_RAW);
  expect(withRaw({ message: 'Bad.' }, whole)).toEqual({ message: 'Bad.', raw: whole });
  expect(withRaw({ message: 'Bad.' }, `${whole}y`)).toEqual({ message: 'Bad. The kept row is cut to 49152 characters.', raw: whole });
});
