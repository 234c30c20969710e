import { parseWeights } from '../../api/domain.ts';
import { hrefOf, pageIn, pathOf, searchHref, stateAt } from './list-url.ts';
import { ignoredText, introOf, periodsText, titleOf, unrankedText, weightsText } from './list-text.ts';

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

  it('omits the first page', () => {
    expect(pathOf({ kind: 'hbcu', page: 3 })).toBe('/colleges/best-hbcu-colleges');
    expect(hrefOf({ kind: 'state', state: 'NY', page: 1 })).toBe('/colleges/states/new-york');
    expect(hrefOf({ kind: 'public', page: 2 })).toBe('/colleges/best-public-colleges?page=2');
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
    expect(pageIn(search)).toBe(page);
  });

  it('links to the search for the same colleges', () => {
    expect(searchHref({ kind: 'community', page: 1 })).toBe('/discover?community=1');
    expect(searchHref({ kind: 'state', state: 'AL', page: 1 })).toBe('/discover?state=AL');
  });
});

describe('the text of a list', () => {
  const medians = {
    netPrice: { value: 9_158, n: 1_569, periods: ['2021-22', '2024-25'] },
    graduationRate: { value: 0.4, n: 1_567, periods: ['by August 2024'] },
  };

  it('has the counts and medians with their years', () => {
    expect(introOf({ kind: 'public', page: 1 }, { ranked: 1_600, unranked: 59, medians })).toBe(
      '1,659 public colleges are listed. The median net price is $9,158 a year (2021-22 and 2024-25, reported by 1,569), and the median graduation rate is 40% (by August 2024, reported by 1,567). Public colleges are run by a state, a county or a city.',
    );
  });

  it('omits medians that are not reported', () => {
    const unknown = { netPrice: null, graduationRate: null };
    expect(introOf({ kind: 'state', state: 'PW', page: 1 }, { ranked: 0, unranked: 1, medians: unknown })).toBe(
      'One college in Palau is listed. None of them reports a net price or a graduation rate.',
    );
    expect(
      introOf(
        { kind: 'state', state: 'MP', page: 1 },
        { ranked: 1, unranked: 1, medians: { ...unknown, graduationRate: medians.graduationRate } },
      ),
    ).toBe('2 colleges in the Northern Mariana Islands are listed. The median graduation rate is 40% (by August 2024, reported by 1,567).');
    expect(introOf({ kind: 'hbcu', page: 1 }, { ranked: 0, unranked: 0, medians: unknown })).toContain(
      'The data has no historically Black college',
    );
  });

  it('shows a negative median as aid', () => {
    const aided = { netPrice: { value: -400, n: 3, periods: [] }, graduationRate: null };
    expect(introOf({ kind: 'state', state: 'GU', page: 1 }, { ranked: 3, unranked: 0, medians: aided })).toContain(
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

  it('joins years, counts schools, and uses the article of a place', () => {
    expect(periodsText(['2022-23', '2020-21', '2021-22'])).toBe('2020-21 to 2022-23');
    expect(unrankedText(1)).toBe('1 school listed but not ranked (too little data)');
    expect(unrankedText(1_234)).toBe('1,234 schools listed but not ranked (too little data)');
    expect(titleOf({ kind: 'state', state: 'DC', page: 1 })).toBe('Best colleges in the District of Columbia');
  });
});
