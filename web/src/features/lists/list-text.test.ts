import { parseWeights } from '../../api/domain/rankings.ts';
import { groupHref, hrefOf, pathOf, searchHref, stateAt, viewIn } from './list-url.ts';
import { ignoredText, unrankedText, weightsText } from './formula-text.ts';
import { introOf, periodsText, titleOf } from './list-text.ts';

const balanced = parseWeights('3240542102')!;
const community = parseWeights('5330400102')!;

describe('the URL of a list', () => {
  it.each([
    ['/colleges/states/new-york', 'NY'],
    ['/colleges/states/NY', 'NY'],
    ['/schools/states/ny', 'NY'],
    ['/colleges/state/new-york/', 'NY'],
    ['/colleges/state/best-colleges-new-york', 'NY'],
    ['/colleges/states/puerto-rico', 'PR'],
    ['/colleges/states/best-colleges-new-york', undefined],
    ['/colleges/state/best-colleges-', undefined],
    ['/colleges/states/nowhere', undefined],
  ])('%s means %s', (path, state) => {
    expect(stateAt(path)).toBe(state);
  });

  it('has only what differs from the plain list', () => {
    const community = { kind: 'community', page: 3 } as const;
    expect(pathOf({ kind: 'hbcu' })).toBe('/colleges/best-hbcu-colleges');
    expect(hrefOf({ kind: 'state', state: 'NY', page: 1 })).toBe('/colleges/states/new-york');
    expect(hrefOf({ kind: 'public', page: 2 })).toBe('/colleges/best-public-colleges?page=2');
    expect(hrefOf({ kind: 'public', page: 2, group: 'two-year', all: true })).toBe(
      '/colleges/best-public-colleges?group=two-year&all=1&page=2',
    );
    expect(groupHref(community, 'specialist', { firstGroup: 'two-year' })).toBe('/colleges/best-community-colleges?group=specialist');
    expect(groupHref({ ...community, group: 'specialist', all: true }, 'two-year', { firstGroup: 'two-year' })).toBe(
      '/colleges/best-community-colleges?all=1',
    );
  });

  it.each([
    ['', 1],
    ['?page=2', 2],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=two', 1],
    ['?page=1.5', 1],
    ['?page=99999999999', 10_000],
  ])('%s asks for page %d', (search, page) => {
    expect(viewIn(search)).toEqual({ page });
  });

  it('ignores unknown groups', () => {
    expect(viewIn('?group=two-year&all=1')).toEqual({ page: 1, group: 'two-year', all: true });
    expect(viewIn('?group=best&all=yes')).toEqual({ page: 1 });
  });

  it('links to the search for the same colleges', () => {
    expect(searchHref({ kind: 'community', page: 1 })).toBe('/discover?community=1');
    expect(searchHref({ kind: 'state', state: 'AL', page: 1, group: 'faith' })).toBe('/discover?state=AL');
  });
});

describe('the text of a list', () => {
  const medians = {
    netPrice: { value: 9_158, n: 569, periods: ['2021-22', '2024-25'] },
    graduationRate: { value: 0.4, n: 567, periods: ['by August 2024'] },
  };
  const unknown = { netPrice: null, graduationRate: null };
  const of = (
    group: 'four-year' | 'two-year' | 'faith' | 'specialist',
    counts: number[],
    figures: typeof medians | typeof unknown = unknown,
  ) => {
    const [fourYear = 0, twoYear = 0, faith = 0, specialist = 0] = counts;
    return { group, groups: { 'four-year': fourYear, 'two-year': twoYear, faith, specialist }, medians: figures };
  };

  it('has the counts of the group and of the list, and the medians of the group with their years', () => {
    expect(introOf({ kind: 'public' }, of('four-year', [595, 974, 0, 28], medians))).toBe(
      '595 public four-year colleges are listed here, of 1,597 public colleges. In this group the median net price is $9,158 a year (2021-22 and 2024-25, reported by 569), and the median graduation rate is 40% (by August 2024, reported by 567). Public colleges are run by a government, most of them by a state, a county or a city.',
    );
    expect(introOf({ kind: 'state', state: 'NY' }, of('faith', [9, 0, 4]))).toMatch(
      /^4 faith schools are listed here, of 13 colleges in New York\. None of them .*yeshivas, mainly teach a religion\.$/,
    );
    expect(introOf({ kind: 'community' }, of('two-year', [0, 974, 0, 1]))).toMatch(
      /^974 community colleges are listed here, of 975 community colleges\./,
    );
    expect(introOf({ kind: 'community' }, of('specialist', [0, 974, 0, 1]))).toMatch(
      /^One public specialist school is listed here, of 975/,
    );
  });

  it('names the place of a list with one group, and omits medians that are not reported', () => {
    expect(introOf({ kind: 'state', state: 'PW' }, of('two-year', [0, 1]))).toBe(
      'One two-year college in Palau is listed here. None of them reports a net price or a graduation rate.',
    );
    const rated = { ...unknown, graduationRate: medians.graduationRate };
    expect(introOf({ kind: 'state', state: 'MP' }, { ...of('four-year', [2]), medians: rated })).toBe(
      '2 four-year colleges in the Northern Mariana Islands are listed here. The median graduation rate is 40% (by August 2024, reported by 567).',
    );
    expect(introOf({ kind: 'hbcu' }, of('four-year', []))).toBe('The data has no historically Black four-year colleges.');
    expect(introOf({ kind: 'state', state: 'AK' }, of('faith', [3]))).toBe('The data has no faith schools in Alaska.');
  });

  it('says that HBCUs welcome everyone', () => {
    expect(introOf({ kind: 'hbcu' }, of('four-year', [87, 11]))).toContain('They welcome students of every race.');
  });

  it('shows a negative median as aid', () => {
    const aided = { netPrice: { value: -400, n: 3, periods: [] }, graduationRate: null };
    expect(introOf({ kind: 'state', state: 'GU' }, { ...of('four-year', [3]), medians: aided })).toContain(
      'The median net price is +$400 (aid exceeds cost) (reported by 3).',
    );
  });

  it('names every weight of the formula, and the ignored criteria', () => {
    expect(weightsText(balanced)).toBe(
      'completion 5, earnings and prestige 4, net price 3, value for the price, research and access 2, safety 1',
    );
    expect(ignoredText(balanced)).toBe('Debt and athletics do not count.');
    expect(weightsText(community)).toBe('net price 5, completion 4, value for the price and earnings 3, access 2, safety 1');
    expect(ignoredText(parseWeights('1111111110')!)).toBe('Access does not count.');
    expect(ignoredText(parseWeights('1111111111')!)).toBe('');
  });

  it('joins years, states the gate, and uses the article of a place', () => {
    expect(periodsText(['2022-23', '2020-21', '2021-22'])).toBe('2020-21 to 2022-23');
    expect(unrankedText({ all: false, unranked: 1 })).toMatch(
      /^1 college\. A rank needs at least 500 undergraduates and .* 70% of what counts\./,
    );
    expect(unrankedText({ all: true, unranked: 1_234 })).toMatch(
      /^1,234 colleges\. Small colleges are ranked too\. .* 50% of what counts\.$/,
    );
    expect(titleOf({ kind: 'state', state: 'DC' })).toBe('Best colleges in the District of Columbia');
    expect(titleOf({ kind: 'private' }, 'specialist')).toBe('Best private colleges: specialist schools');
  });
});
