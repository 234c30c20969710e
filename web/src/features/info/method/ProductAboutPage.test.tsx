/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createClient } from '../../../api/client.ts';
import {
  BALANCED,
  LIKELY_FROM,
  LIKELY_MIN_RATE,
  MAX_RESULTS,
  MIN_RESULTS,
  REACH_BELOW,
  REACH_FOR_ALL,
  SIGMA_SAT,
  type Match,
} from '../../../api/domain.ts';
import { createQueries, SiteContext } from '../../../api/site.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { matchExampleQuery } from './product-about.queries.ts';
import { ProductAboutPage } from './ProductAboutPage.tsx';

const FIRST: Match['items'][number] = {
  rank: 1,
  score: 91.36,
  coverage: 11 / 12,
  band: 'reach',
  isBalanced: true,
  reasons: [{ key: 'completion', contribution: 12.016, text: '94% graduate, 98% return after year one' }],
  watchOuts: [{ key: 'size', contribution: -0.62, text: '20,591 students, more than medium' }],
  unknown: [{ key: 'safety', text: 'We do not know how many crimes were reported on its campus' }],
  change: null,
  college: aPlace(1, 'Alpha College').college,
};

function show(items: Match['items'] | undefined) {
  const queries = createQueries();
  const api = createClient(() => Promise.reject(new Error('nothing is asked')));
  if (items) queries.setQueryData(matchExampleQuery(api).queryKey, { items } as Match);
  const site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  render(
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <ProductAboutPage />
      </QueryClientProvider>
    </SiteContext>,
  );
}

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;

afterEach(cleanup);

it('leads to the questionnaire', () => {
  show([FIRST]);
  expect(within(section('Start now')).getByRole('link', { name: 'Answer the questions' }).getAttribute('href')).toBe('/alma');
  expect(document.body.textContent).not.toMatch(/not open yet|being built/i);
});

it('shows the constants that count', () => {
  show([FIRST]);
  const how = section('How colleges are found').textContent;
  expect(how).toContain(`fewer than ${MIN_RESULTS} colleges`);
  expect(how).toContain(`The best ${MAX_RESULTS} are shown`);
  expect(how).toContain('size, place and kind of college in this order');
  expect(how).toContain('338 SAT points below');
  const bands = section('Reach, target and likely').textContent;
  for (const share of [REACH_BELOW, LIKELY_FROM, REACH_FOR_ALL, LIKELY_MIN_RATE]) expect(bands).toContain(`${share * 100}%`);
  expect(bands).toContain(`every ${SIGMA_SAT} SAT points above the average multiply the odds by 2.7`);
  expect(bands).toContain(`${BALANCED.reach} reach, ${BALANCED.target} target and ${BALANCED.likely} likely`);
});

it('takes the first match of an example apart', () => {
  show([FIRST]);
  const example = section('An example from the data');
  expect(example.textContent).toContain('Alpha College stands first with 91.4 of 100 points, based on 92% of what was asked');
  expect(
    within(example)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['94% graduate, 98% return after year one+12.0', '20,591 students, more than medium−0.6']);
  expect(example.textContent).toContain('We do not know how many crimes were reported on its campus.');
  expect(
    within(example)
      .getByRole('link', { name: /whole list/ })
      .getAttribute('href'),
  ).toBe('/alma/results?type=public&size=medium&st=AL,GA&p=0020300100');
});

it.each([[undefined], [[]]])('can be read without it', (items) => {
  show(items);
  expect(section('An example from the data').textContent).toMatch(/cannot be read right now/);
});
