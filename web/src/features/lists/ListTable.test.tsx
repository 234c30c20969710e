/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { type CollegeList, DEFAULT_WEIGHTS } from '../../api/domain/rankings.ts';
import { renderPage } from '../../lib/page.fixture.ts';
import { aPlace, aRanking } from '../../entities/ranking/ranking.fixture.ts';
import { ListTable } from './ListTable.tsx';

const unranked = (id: number, name: string, reason: 'few-students' | 'little-known') => ({
  ...aPlace(id, name),
  rank: null,
  score: null,
  unranked: reason,
});
const ITEMS = [aPlace(1, 'Alpha College'), unranked(2, 'Small College', 'few-students'), unranked(3, 'Silent College', 'little-known')];

function show(items = ITEMS, more: Partial<CollegeList> = {}) {
  const list = {
    ...aRanking(DEFAULT_WEIGHTS, items, { ranked: 51, unranked: 2 }),
    kind: 'public',
    state: null,
    ...more,
  } as unknown as CollegeList;
  renderPage(<ListTable caption="Best public colleges" list={list} gateHref="/colleges/best-public-colleges?all=1" />);
}

const rows = () => within(screen.getByRole('table', { name: 'Best public colleges' })).getAllByRole('row');

afterEach(cleanup);

it('lists colleges without a rank below a divider, each with its reason', () => {
  show();
  const [, alpha, title, rule, small, silent] = rows().map(({ textContent }) => textContent);
  expect(alpha).toMatch(/^1Alpha College/);
  expect(title).toBe('Listed, not ranked');
  expect(rule).toMatch(/^2 colleges\. A rank needs at least 500 undergraduates .*Rank them too$/);
  expect(small).toMatch(/Small College.*Under 500 undergraduates/);
  expect(silent).toMatch(/Silent College.*Less than 70% of what counts is known/);
  expect(screen.getByRole('link', { name: 'Rank them too' }).getAttribute('href')).toBe('/colleges/best-public-colleges?all=1');
});

it('repeats the divider on a later page', () => {
  show(ITEMS.slice(1));
  expect(rows()[1]?.textContent).toBe('Listed, not ranked');
});

it('has no divider if all are ranked, and none to switch if all may be', () => {
  show(ITEMS.slice(0, 1), { unranked: 0 });
  expect(screen.queryByText('Listed, not ranked')).toBeNull();
  cleanup();
  show(ITEMS, { all: true });
  expect(screen.queryByRole('link', { name: 'Rank them too' })).toBeNull();
  expect(screen.getByText('Less than 50% of what counts is known')).toBeTruthy();
});
