import { isOneLine } from './plain-text.ts';

describe('a name in one line', () => {
  it.each(['', 'Ada O’Neil-Đặng', 'امیر\u200Cحسین', 'ශ්\u200Dරී', '葛\u{E0100}城', '❤\uFE0F\u200D🔥', '👩🏽\u200D🚀', 'Ада', 'محمد'])(
    'may be %j',
    (text) => {
      expect(isOneLine(text)).toBe(true);
    },
  );

  it.each([
    ['a line feed', 'a\nBcc: x'],
    ['NUL', 'a\0'],
    ['a line separator', 'a\u2028b'],
    ['an override of the direction', '\u202Eevil'],
    ['an embedding', 'a\u202Ab\u202C'],
    ['isolates', '\u2066a\u2069'],
    ['marks of direction', 'a\u200Eb\u200F'],
    ['an Arabic mark of direction', 'a\u061C'],
    ['a space without width', 'a\u200Bb'],
    ['a byte order mark', 'a\uFEFFb'],
    ['a soft hyphen', 'a\u00ADb'],
    ['letters without a shape', '\u3164\uFFA0'],
    ['tags', 'a\u{E0041}'],
    ['joiners that join nothing', '\u200D\u200C'],
    ['a joiner after a space', 'a \u200Db'],
    ['two joiners', 'a\u200D\u200Db'],
  ])('must not have %s', (_title, text) => {
    expect(isOneLine(text)).toBe(false);
  });

  it('is checked in linear time', () => {
    expect(isOneLine(`${'a\u200D'.repeat(100_000)}\n`)).toBe(false);
  });
});
