/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import type { AdultList } from '../../../api/domain/rankings.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { renderPage } from '../../../lib/page.fixture.ts';
import { ADULTS_SEARCH, adultsCsvHref, adultsHref, adultsIntro, basisText, MEMBERS, silentText } from './adults-words.ts';
import { AdultsTable } from './AdultsTable.tsx';

afterEach(cleanup);

describe('the words of the list for adults', () => {
  it('say the rule with its numbers, and lead to the search for such colleges', () => {
    expect(MEMBERS).toMatch(/at least 33% .* 25 or older, at least 33% study part-time, and it has 1,000 undergraduates or more/);
    expect(ADULTS_SEARCH).toBe('/discover?sizeRange=1000..&partTimeShare=0.33..&age25Share=0.33..&unknown=exclude');
  });

  it('lead to a file of the group', () => {
    expect(adultsCsvHref('two-year')).toBe('/api/good-for-adults?group=two-year&format=csv&heads=words');
  });

  it('count one and many', () => {
    expect(adultsIntro('four-year', 106)).toMatch(/^106 four-year colleges are listed:/);
    expect(adultsIntro('faith', 1)).toMatch(/^One faith school is listed:/);
    expect([silentText('two-year', 0), silentText('two-year', 1)?.slice(0, 26)]).toEqual([undefined, '1 more two-year college ha']);
    expect(silentText('two-year', 3)).toMatch(/^3 more two-year colleges have .* are not listed\.$/);
  });

  it('name the source and the years of each known figure', () => {
    const none = { sources: [], periods: [] };
    const basis: AdultList['basis'] = {
      degreeAfter8Years: { sources: ['scorecard'], periods: ['by August 2023 (entered 2015-16)'] },
      percentAge25Plus: none,
      percentPartTime: { sources: ['ipeds', 'staff'], periods: ['fall 2023', 'fall 2024'] },
      transfersIn: none,
    };
    expect(basisText(basis)).toBe(
      'Sources: degrees by August 2023 (entered 2015-16), from College Scorecard; part-time students fall 2023 and fall 2024, from IPEDS and Corrected by Alma.',
    );
    expect(basisText({ ...basis, degreeAfter8Years: none, percentPartTime: none })).toBe('');
  });

  it('are at a plain address for the first page of four-year colleges', () => {
    expect(adultsHref({ page: 1, group: 'four-year' })).toBe('/colleges/good-for-adults');
    expect(adultsHref({ page: 2, group: 'two-year' })).toBe('/colleges/good-for-adults?group=two-year&page=2');
  });
});

it('lists a share with a link to the outcomes of the college, and says which number is missing', () => {
  const known = (value: number | null) =>
    ({ value, status: value === null ? 'not-reported' : 'reported', year: 2024, period: 'fall 2024' }) as const;
  const figures = { degreeAfter8Years: known(0.61), percentAge25Plus: known(0.4), percentPartTime: known(0.5), transfersIn: known(null) };
  const { college } = aPlace(1, 'Alpha College');
  renderPage(<AdultsTable caption="Good for adults" group="four-year" items={[{ rank: 1, figures, college }]} />);
  const [, row] = within(screen.getByRole('table', { name: 'Good for adults' })).getAllByRole('row');
  const cells = within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['1', '61%', '40%', '50%', 'Not reported']);
  expect(screen.getByRole('link', { name: '61%' }).getAttribute('href')).toBe(`/colleges/${college.slug}#outcomes`);
});
