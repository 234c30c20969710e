import fc from 'fast-check';
import { USERNAME } from '../../../api/domain/accounts.ts';
import { usernamesFrom } from './username.ts';

describe('username suggestions', () => {
  it.each([
    ['Ada', 'Lovelace', ['ada.lovelace', 'adalovelace', 'alovelace', 'ada.lovelace.11']],
    ['Zoë-Mae', "O'Neil", ['zoemae.oneil', 'zoemaeoneil', 'zoneil', 'zoemae.oneil.11']],
    ['Ada', '', ['ada', 'ada.3']],
    ['美', '李', []],
  ])('of %s %s', (first, last, expected) => {
    expect(usernamesFrom(first, last)).toEqual(expected);
  });

  it('are always valid', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (first, last) => {
        for (const idea of usernamesFrom(first, last)) expect(idea).toMatch(USERNAME);
      }),
    );
  });
});
