/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import type { Criterion } from '../../api/domain.ts';
import { aPlace, aRanking } from '../../entities/ranking/ranking.fixture.ts';

// The router wants them when it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });
const { createQueries, SiteContext } = await import('../../api/site.ts');
const { createClient } = await import('../../api/client.ts');
const api = await import('../../api/domain.ts');
const { exampleQuery } = await import('./method/rankings-explained.queries.ts');
const { RankingsExplainedPage } = await import('./method/RankingsExplainedPage.tsx');
const { scaleExamples } = await import('./method/scale-examples.ts');
const { STORED_TODAY } = await import('./legal/stored-things.ts');
const PAGES = {
  '/about': await import('./AboutPage.tsx'),
  '/privacy': await import('./legal/PrivacyPage.tsx'),
  '/cookies': await import('./legal/CookiesPage.tsx'),
  '/user-agreement': await import('./legal/UserAgreementPage.tsx'),
  '/alma/about': { Component: (await import('./method/ProductAboutPage.tsx')).ProductAboutPage },
  '/image-test': await import('./ImageTestPage.tsx'),
};

// Weighs what is known and what is not: no offenses are reported.
const part = (key: Criterion, share: number, used: number, contribution: number) => ({ key, share, used, isFilled: false, contribution });
const EXAMPLE = {
  ...aPlace(1, 'Alpha College'),
  score: 61.5,
  coverage: 0.9,
  parts: [part('cost', 0.5, 40.1, -8.95), part('earnings', 0.4, 90, 20.4), { ...part('safety', 0.1, 57, 0.04), isFilled: true }],
};

const TODAY = aRanking(api.DEFAULT_WEIGHTS, [EXAMPLE], {
  baseline: 50.01,
  importance: { ...aRanking(api.DEFAULT_WEIGHTS, []).importance, cost: -0.114 },
});

function show(page: ReactNode) {
  const queries = createQueries();
  const client = createClient(() => Promise.reject(new Error('nothing is asked')));
  queries.setQueryData(exampleQuery(client).queryKey, TODAY);
  const site = { api: client, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  return render(
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>{page}</QueryClientProvider>
    </SiteContext>,
  );
}

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

describe.each(Object.entries(PAGES))('%s', (path, { Component }) => {
  it('has one heading, a title and description of its own, and its address', () => {
    show(<Component />);
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(document.title).toBe(`${heading} · Alma`);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://alma.example${path}`);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(30);
    expect(document.querySelector('meta[name=robots]') !== null).toBe(path === '/image-test');
  });

  it('has contents that lead somewhere, and no exclamation marks', () => {
    const { container } = show(<Component />);
    for (const link of container.querySelectorAll('a[href^="#"]')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    expect(container.textContent).not.toContain('!');
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('what is stored', () => {
  it('lists every key that the site writes', () => {
    expect(STORED_TODAY.map(({ name }) => name)).toEqual([
      'cookie_consent',
      'cookie_preferences',
      'theme',
      'compare_list',
      'favorites',
      'auth_token',
      'auth_user',
      'match_answers',
      'react-router-scroll-positions',
    ]);
    expect(STORED_TODAY[0]?.stays).toContain('182 days');
    expect(STORED_TODAY.find(({ name }) => name === 'auth_token')?.stays).toMatch(/7 days, and in any case after 30 days$/);
  });

  it('promises of accounts what the server does with them', () => {
    const { Component } = PAGES['/privacy'];
    show(<Component />);
    const { sessions, sentLetters, keptLetters, mailedTokens } = api.RETENTION;
    const inDays = (seconds: number) => `${seconds / 86_400} days`;
    const safety = section('What keeps your account safe').textContent;
    for (const seconds of [sessions.idleSeconds, sessions.absoluteSeconds, mailedTokens]) expect(safety).toContain(inDays(seconds));
    for (const seconds of [sentLetters, keptLetters]) expect(section('Mail we send').textContent).toContain(inDays(seconds));
    expect(section('When you delete your account').textContent).toContain(inDays(api.RESTORABLE_SECONDS));
  });

  it.each(['/about', '/privacy', '/user-agreement'] as const)('%s marks what only the operator can say', (path) => {
    const { Component } = PAGES[path];
    const { container } = show(<Component />);
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks.join(' ')).toContain('[To be filled in by the operator: e-mail address]');
  });
});

describe('personal rankings explained', () => {
  it('shows the usual weight and the typical score of every criterion', () => {
    show(<RankingsExplainedPage />);
    const items = within(section('The ten criteria and their scales')).getAllByText(/usual weight/);
    expect(items.map(({ textContent }) => textContent)).toEqual(
      api.CRITERIA.map((key) => `usual weight ${api.DEFAULT_WEIGHTS[key]} of ${api.MAX_WEIGHT} · typical score ${api.MEAN[key]}`),
    );
  });

  it('lets the rule itself score its examples', () => {
    expect(scaleExamples('cost')).toEqual([
      { value: '$40,000', score: 0 },
      { value: '$22,500', score: 50 },
      { value: '$5,000', score: 100 },
    ]);
    expect(scaleExamples('value')[1]?.score).toBeCloseTo(71.428571, 6);
    expect(scaleExamples('prestige')[0]?.score).toBeCloseTo(42.883457, 6);
    expect(scaleExamples('research')[0]?.score).toBeCloseTo(60, 6);
    expect(scaleExamples('safety').map(({ score }) => Number(score.toFixed(4)))).toEqual([28.6426, 75.6098, 99.5052]);
    expect(scaleExamples('athletics')[0]?.score).toBeCloseTo(62.5, 6);
    for (const criterion of api.CRITERIA) expect(scaleExamples(criterion).length).toBeGreaterThan(1);
  });

  it('lists every ready-made set of weights digit by digit', () => {
    show(<RankingsExplainedPage />);
    const rows = within(section('Weights, and ready-made ones')).getAllByRole('row').slice(1);
    const digits = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(''));
    expect(digits).toEqual(Object.values(api.PRESETS).map(api.formatWeights));
    expect(section('Weights, and ready-made ones').textContent).toContain('w=3240542102');
  });

  it('takes a score apart into what makes it, by the numbers of the ranking itself', () => {
    show(<RankingsExplainedPage />);
    const example = section('One score taken apart');
    const cells = within(example)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Cost', '50%', '58.0', '40.1', '−8.9'],
      ['Earnings', '40%', '39.0', '90.0', '+20.4'],
      ['Campus safety', '10%', '57.0', '57.0 (not known)', '0.0'],
      ['Together', '', '50.0', '61.5', '+11.5'],
    ]);
    expect(example.textContent).toContain('Not known of this college: campus safety. So 90% of the weight rests on reported numbers.');
  });

  it('measures what the usual weights really do', () => {
    show(<RankingsExplainedPage />);
    const rows = within(section('Why a weight is not an importance')).getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toBe('Cost13%−0.11');
    expect(rows).toHaveLength(api.CRITERIA.filter((key) => api.DEFAULT_WEIGHTS[key] > 0).length);
  });

  it('leads to the ranking of every ready-made set of weights', () => {
    show(<RankingsExplainedPage />);
    const hrefs = within(section('Weights, and ready-made ones'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual(['/rankings', '/rankings?w=0020453000']);
    expect(within(section('Try it')).getByRole('link').getAttribute('href')).toBe('/rankings');
  });

  it('says what happens to missing numbers with the constants that count', () => {
    show(<RankingsExplainedPage />);
    const text = section('When a number is missing').textContent;
    expect(text).toContain(`at least ${api.MIN_COVERAGE * 100}%`);
    expect(text).toContain(`by ${api.RHO.earnings * 100}% of how far`);
    expect(new Set(api.CRITERIA.map((key) => api.RHO[key]).filter((rho) => rho > 0)).size).toBe(1);
    // Completion 90 stands 39 above its mean; earnings follow by three quarters of that: 39 + 29.25.
    expect(text).toContain('count with 68.3 instead of the typical 39');
  });
});
