import { chipsOf, toggled, withoutPlace } from './chips.ts';

describe('chips', () => {
  it('name each active value in words', () => {
    const chips = chipsOf({
      state: ['AL'],
      control: ['public'],
      hbcu: true,
      netPrice: { max: 20_000 },
      gradRate: { min: 0.5 },
      zip: '36849',
      radius: 50,
    });
    expect(chips.map(({ label }) => label)).toEqual([
      'Alabama',
      'Within 50 miles of ZIP 36849',
      'Public',
      'Historically Black (HBCU)',
      'Net price a year: up to $20,000',
      'Graduation rate: at least 50%',
    ]);
  });

  it('lead to the search without their own value only', () => {
    const [alabama] = chipsOf({ state: ['AL', 'GA'], q: 'tech', page: 2 }).filter(({ label }) => label === 'Alabama');
    expect(alabama?.without).toEqual({ state: ['GA'], q: 'tech', page: undefined });
  });

  it('say when unknown colleges are left out', () => {
    expect(chipsOf({ unknown: 'exclude' }).map(({ label }) => label)).toEqual(['Only colleges that report the numbers']);
  });

  it('order and paging are no filters', () => {
    expect(chipsOf({ sort: { key: 'name', direction: 'asc' }, page: 2, perPage: 50 })).toEqual([]);
  });

  it('a list that becomes empty is no filter', () => {
    expect(toggled({ level: ['4'] }, 'level', '4').level).toBeUndefined();
    expect(toggled({ level: ['4'] }, 'level', '2').level).toEqual(['4', '2']);
  });

  it('without a place there is no order by distance', () => {
    expect(withoutPlace({ zip: '36849', radius: 10, sort: { key: 'distance', direction: 'asc' } })).toEqual({});
  });
});
