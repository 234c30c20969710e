import { chooseOffer, isNewer, type Offer } from './precedence.ts';

describe('a newer edition', () => {
  const final2023 = { year: 2023, release: 'final' };
  it.each([
    [{ year: 2024, release: 'preliminary' }, true],
    [{ year: 2023, release: 'final' }, false],
    [{ year: 2023, release: 'provisional' }, false],
    [{ year: 2022, release: 'final' }, false],
  ])('%j is newer than the final release of 2023: %s', (edition, expected) => {
    expect(isNewer(edition, final2023)).toBe(expected);
  });

  it('orders the releases of a year: preliminary, provisional, final', () => {
    expect(isNewer({ year: 2023, release: 'provisional' }, { year: 2023, release: 'preliminary' })).toBe(true);
    expect(isNewer(final2023, { year: 2023, release: 'provisional' })).toBe(true);
  });

  it('treats a release that is not stated like a provisional one', () => {
    const notStated = { year: 2023, release: 'not-stated' };
    expect(isNewer(notStated, { year: 2023, release: 'provisional' })).toBe(false);
    expect(isNewer({ year: 2023, release: 'provisional' }, notStated)).toBe(false);
    expect(isNewer(notStated, { year: 2023, release: 'preliminary' })).toBe(true);
    expect(isNewer(final2023, notStated)).toBe(true);
  });
});

describe('precedence', () => {
  const stored = { isMissing: false, isLocked: false, isNewer: false };
  const value: Offer = { hasRow: true, hasValue: true, isSupplier: false };
  const noValue: Offer = { hasRow: true, hasValue: false, isSupplier: false };
  const noRow: Offer = { hasRow: false, hasValue: false, isSupplier: true };

  it.each([
    ['keeps a locked value', { ...stored, isLocked: true }, [value], 'keep'],
    ['keeps a newer value', { ...stored, isNewer: true }, [value], 'keep'],
    ['takes the first value', stored, [noRow, noValue, value, value], { offer: 2, sets: 'value' }],
    ['clears a value that its table removes', stored, [noValue, { ...noValue, isSupplier: true }], { offer: 0, sets: 'no-value' }],
    ['keeps a value of another table', stored, [noValue, noRow], 'keep'],
    ['sets the status of a missing value', { ...stored, isMissing: true }, [noRow, noValue], { offer: 1, sets: 'no-value' }],
    ['keeps a missing value without rows', { ...stored, isMissing: true }, [noRow], 'keep'],
  ] as const)('%s', (_what, state, offers, expected) => {
    expect(chooseOffer('size', state, offers)).toEqual(expected);
  });

  it('never clears a field that every college has', () => {
    expect(chooseOffer('name', stored, [{ ...noValue, isSupplier: true }])).toBe('keep');
  });
});
