import fc from 'fast-check';
import { toCipCode } from './cip-code.ts';
import { digitsOf, familyOf, majorOf } from './cip-parts.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const family = digits(2).filter((text) => text !== '00');
const code = fc.oneof(
  family,
  fc.tuple(family, digits(2)).map((parts) => parts.join('.')),
  fc.tuple(family, digits(4)).map((parts) => parts.join('.')),
);

describe('the code of a major', () => {
  it.each([
    ['52.0201', '52.0201'],
    ['520201', '52.0201'],
    ['="52.0201"', '52.0201'],
    ['="52.02"', '52.02'],
    ['52.02', '52.02'],
    ['1101', '11.01'],
    ['100', '01.00'],
    ['0100', '01.00'],
    ['10000', '01.0000'],
    ['1.0000', '01.0000'],
    ['1.10', '01.10'],
    ['52', '52'],
    ['1', '01'],
    [' 51.3801 ', '51.3801'],
    ['99', '99'],
  ])('%s is %s', (text, expected) => {
    expect(toCipCode(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '0',
    '00',
    '000000',
    '52.',
    '52.2',
    '52.020',
    '52.02011',
    '5202011',
    '052.02',
    '-520201',
    '1e3',
    '52,02',
    'NULL',
    '="52.02',
    '52.0201.',
  ])('"%s" is none', (text) => {
    expect(toCipCode(text)).toBeNull();
  });

  it('has as many digits as the caller expects', () => {
    expect([toCipCode('1101', 4), toCipCode('1101', 6), toCipCode('10000', 6), toCipCode('10000', 4), toCipCode('52', 4)]).toEqual([
      '11.01',
      null,
      '01.0000',
      null,
      null,
    ]);
  });

  it('is the same in every spelling', () => {
    fc.assert(
      fc.property(code, (text) => {
        const plain = text.replace('.', '');
        const spellings = [text, plain, `="${text}"`, plain.replace(/^0/, ''), text.replace(/^0/, ''), ` ${text}\r`];
        expect(new Set(spellings.map((spelling) => toCipCode(spelling, digitsOf(text))))).toEqual(new Set([text]));
      }),
    );
  });

  it('is a code or nothing, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[="\d. ]{0,9}$/)), (text) => {
        const read = toCipCode(text);
        expect(read === null || /^\d{2}(\.\d{2}(\d{2})?)?$/.test(read)).toBe(true);
        if (read !== null) expect(toCipCode(read)).toBe(read);
      }),
    );
  });

  it('begins with those of its major and its family', () => {
    expect([majorOf('51.3801'), majorOf('51.38'), familyOf('51.3801'), familyOf('51')]).toEqual(['51.38', '51.38', '51', '51']);
    expect(['51', '51.38', '51.3801'].map(digitsOf)).toEqual([2, 4, 6]);
  });
});
