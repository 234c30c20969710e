import { outcomeTexts } from './outcome-words.ts';

describe('what graduates of a program earn and owe', () => {
  it('is told with the figures of the nation, which are kept apart', () => {
    const college = { debt: 23_250, earnings1: 70_100, earnings4: 80_110, earnings5: 83_000 };
    expect(outcomeTexts({ college, campuses: 1, national: { debt: 21_000, earnings4: 76_512 } })).toEqual([
      'Median earnings four years on: $80,110 (nationwide $76,512)',
      'Median debt: $23,250 (nationwide $21,000)',
    ]);
  });

  it('never compares a former figure with a present one, and says how it was counted', () => {
    expect(outcomeTexts({ college: { formerDebt: 9_500 }, campuses: 1, national: { debt: 21_000, earnings4: 76_512 } })).toEqual([
      'Nationwide, median earnings four years on: $76,512',
      'Median debt, as counted until 2019: $9,500',
    ]);
  });

  it('names campuses that have a figure in common, and is silent without figures', () => {
    expect(outcomeTexts({ college: { earnings5: 60_000 }, campuses: 3, national: null })).toEqual([
      'Median earnings five years on: $60,000',
      'the same figures for 3 campuses',
    ]);
    expect(outcomeTexts({ college: null, campuses: 1, national: null })).toEqual([]);
  });
});
