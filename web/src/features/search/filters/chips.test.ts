import type { SearchQuery } from '../../../api/domain/search.ts';
import { chipsOf } from './chips.ts';
import { toggled } from '../search-changes.ts';
import { countOfFilters, withoutPlace } from '../search-url.ts';

describe('chips', () => {
  it('have a label for each value', () => {
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

  it('have words for setting, sports, test scores, fees and programs', () => {
    const chips = chipsOf({
      setting: ['rural'],
      tests: ['optional'],
      division: ['ncaa-3', 'other'],
      noFee: true,
      rotc: true,
      abroad: true,
      ratio: { max: 15 },
      onlineShare: { min: 0.5 },
      partTimeShare: { min: 0.33 },
      age25Share: { min: 0.4 },
      transferShare: { min: 0.1 },
    });
    expect(chips.map(({ label }) => label).sort()).toEqual([
      'Free to apply',
      'Officer training (ROTC)',
      'Part-time students: at least 33%',
      'Rural area',
      'Sports: Another association',
      'Sports: NCAA Division III',
      'Students aged 25 or older: at least 40%',
      'Students entirely online: at least 50%',
      'Students per faculty member: up to 15',
      'Students who just transferred in: at least 10%',
      'Study abroad',
      'Test scores: optional',
    ]);
  });

  it('name a city, and the miles around it unless another place has them', () => {
    const labels = (query: SearchQuery) => chipsOf(query).map(({ label }) => label);
    expect(labels({ city: 'fresno-ca' })).toEqual(['Fresno, CA']);
    expect(labels({ city: 'new-york-ny', radius: 30 })).toEqual(['Within 30 miles of New York, NY']);
    expect(labels({ city: 'fresno-ca', zip: '93740', radius: 30 })).toEqual(['Fresno, CA', 'Within 30 miles of ZIP 93740']);
    expect(chipsOf({ city: 'fresno-ca', radius: 30 })[0]?.without).toEqual({ city: undefined, radius: undefined, page: undefined });
  });

  it('link to the search without their value', () => {
    const [alabama] = chipsOf({ state: ['AL', 'GA'], q: 'tech', page: 2 }).filter(({ label }) => label === 'Alabama');
    expect(alabama?.without).toEqual({ state: ['GA'], q: 'tech', page: undefined });
  });

  it('show that colleges with missing numbers are excluded', () => {
    expect(chipsOf({ unknown: 'exclude' }).map(({ label }) => label)).toEqual(['Only colleges that report the numbers']);
  });

  it('match the number of filters, apart from the name', () => {
    const queries: SearchQuery[] = [
      {},
      { q: 'tech', sort: { key: 'name', direction: 'asc' }, page: 2, perPage: 50, radius: 50 },
      { zip: '36849', radius: 10, state: ['AL', 'GA'], hbcu: true, women: undefined, netPrice: { max: 1 }, unknown: 'exclude' },
      { near: { latitude: 1, longitude: 2 }, mySat: 1200, chance: ['likely'], income: '0-30000', carnegie: ['A', 'B'], level: ['2'] },
    ];
    const beside = (query: SearchQuery) => chipsOf(query).filter(({ param }) => param !== 'q').length;
    expect(queries.map(countOfFilters)).toEqual(queries.map(beside));
    expect(queries.map(countOfFilters)).toEqual([0, 0, 6, 7]);
  });

  it('do not include order and paging', () => {
    expect(chipsOf({ sort: { key: 'name', direction: 'asc' }, page: 2, perPage: 50 })).toEqual([]);
  });

  it('disappear with the last value of a list', () => {
    expect(toggled({ level: ['4'] }, 'level', '4').level).toBeUndefined();
    expect(toggled({ level: ['4'] }, 'level', '2').level).toEqual(['4', '2']);
  });

  it('shows reach, target and likely colleges best match first, unless an order was chosen', () => {
    const byMatch = { key: 'match', direction: 'desc' };
    expect(toggled({ mySat: 1_400 }, 'chance', 'target').sort).toEqual(byMatch);
    expect(toggled({ mySat: 1_400, sort: { key: 'name', direction: 'asc' } }, 'chance', 'target').sort).toEqual({
      key: 'name',
      direction: 'asc',
    });
    expect(toggled({ mySat: 1_400 }, 'level', '4').sort).toBeUndefined();
  });

  it('of a place end the order by distance', () => {
    expect(withoutPlace({ zip: '36849', radius: 10, sort: { key: 'distance', direction: 'asc' } })).toEqual({});
  });
});
