/** @jest-environment jsdom */
import { renderPage } from '../../../lib/page.fixture.ts';
import { cleanup, screen, within } from '@testing-library/react';
import type { Match } from '../../../api/domain/matching.ts';
import {
  BALANCED,
  LIKELY_FROM,
  LIKELY_MIN_RATE,
  MAX_RESULTS,
  MIN_RESULTS,
  REACH_BELOW,
  REACH_FOR_ALL,
  REACH_WITHOUT_TESTS,
  SIGMA_SAT,
} from '../../../api/domain/rankings.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { matchExampleQuery } from './product-about.queries.ts';
import { ProductAboutPage } from './ProductAboutPage.tsx';

const FIRST: Match['items'][number] = {
  rank: 1,
  score: 91.36,
  coverage: 11 / 12,
  band: 'reach',
  isBalanced: true,
  misses: [],
  reasons: [{ key: 'completion', contribution: 12.016, text: '94% graduate, 98% return after year one' }],
  watchOuts: [{ key: 'size', contribution: -0.62, text: '20,591 students, more than medium' }],
  unknown: [{ key: 'safety', text: 'We do not know how many crimes were reported on its campus' }],
  change: null,
  college: aPlace(1, 'Alpha College').college,
};

const show = (items: Match['items'] | undefined) =>
  renderPage(<ProductAboutPage />, {
    seed: ({ api, queries }) => items && queries.setQueryData(matchExampleQuery(api).queryKey, { items } as Match),
  });

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;

afterEach(cleanup);

it('links to the questionnaire', () => {
  show([FIRST]);
  expect(within(section('Start now')).getByRole('link', { name: 'Answer the questions' }).getAttribute('href')).toBe('/alma');
  expect(document.body.textContent).not.toMatch(/not open yet|being built/i);
});

it('shows the constants of the method', () => {
  show([FIRST]);
  const how = section('How matching works').textContent;
  expect(how).toContain(`fewer than ${MIN_RESULTS} colleges`);
  expect(how).toContain(`The page shows ${MAX_RESULTS} colleges, each`);
  expect(how).toContain('size, setting, distance from home, states or kind of college, tried in this order');
  expect(how).toContain('338 SAT points below');
  const bands = section('Reach, target and likely').textContent;
  for (const share of [REACH_BELOW, LIKELY_FROM, REACH_FOR_ALL, LIKELY_MIN_RATE, REACH_WITHOUT_TESTS])
    expect(bands).toContain(`${share * 100}%`);
  expect(bands).toContain(`every ${SIGMA_SAT} SAT points above the average multiply the odds by 2.7`);
  expect(how).toContain(`${BALANCED.reach} reach, ${BALANCED.target} target and ${BALANCED.likely} likely`);
});

it('explains the first match of the example', () => {
  show([FIRST]);
  const example = section('An example');
  expect(example.textContent).toContain('Alpha College ranks first with 91.4 of 100 points, based on 92% of the answers');
  expect(
    within(example)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['94% graduate, 98% return after year one+12.0', '20,591 students, more than medium−0.6']);
  expect(example.textContent).toContain('We do not know how many crimes were reported on its campus.');
  expect(
    within(example)
      .getByRole('link', { name: /all matches/ })
      .getAttribute('href'),
  ).toBe('/alma/results?type=public&size=medium&st=AL,GA&p=0020300100');
});

it.each([[undefined], [[]]])('renders without the example', (items) => {
  show(items);
  expect(section('An example').textContent).toMatch(/not available right now/);
});

it('shows the strength in a major with its formula and published numbers', () => {
  show([FIRST]);
  const { textContent } = section('Strength in your majors');
  expect(textContent).toContain('Auburn University and Nursing in 2023-24');
  expect(textContent).toContain('at least 50% of the graduates');
  const cells = [...section('Strength in your majors').querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  // ln(269) ÷ ln(13,368); 3.2 ÷ 25; 50 + 50 × ln(0.865) ÷ ln(2) × 268 ÷ 298.
  expect(cells).toEqual([
    ['Part', 'Published', 'Weight', 'Points'],
    ['Graduates', '268', '50', '58.9'],
    ['Share of all', '3.2%', '25', '12.8'],
    ['Earnings', '86.5% of the median', '25', '40.6'],
    ['Strength', '', '', '43.9'],
  ]);
});
