/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import type { College } from '../../api/contracts.ts';
import { aCollege } from '../../../../src/domain/colleges/college.suite.ts';

// The router wants them when it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });
const { createQueries, SiteContext } = await import('../../api/site.ts');
const { createClient } = await import('../../api/client.ts');
const { signedPoints } = await import('../../lib/score-words.ts');
const api = await import('../../api/contracts.ts');
const { exampleQuery } = await import('./rankings-explained.queries.ts');
const { RankingsExplainedPage } = await import('./RankingsExplainedPage.tsx');
const { scaleExamples } = await import('./scale-examples.ts');
const { STORED_TODAY } = await import('./stored-things.ts');
const PAGES = {
  '/about': await import('./AboutPage.tsx'),
  '/privacy': await import('./PrivacyPage.tsx'),
  '/cookies': await import('./CookiesPage.tsx'),
  '/user-agreement': await import('./UserAgreementPage.tsx'),
  '/alma/about': await import('./ProductAboutPage.tsx'),
  '/image-test': await import('./ImageTestPage.tsx'),
};

// Weighs what is known and what is not: no offenses are reported.
const EXAMPLE: College = aCollege({
  name: 'Alpha College',
  slug: 'alpha-college',
  type: 'Public',
  netPricePublic: 12_000,
  medianEarnings: 70_000,
  graduationRate: 0.8,
  retentionRate: 0.9,
  acceptanceRateNum: 0.5,
  avgSAT: 1200,
  percentPellGrant: 0.3,
  researchFundingTotal: 15e6,
  size: 1500,
});

function show(page: ReactNode) {
  const queries = createQueries();
  const client = createClient(() => Promise.reject(new Error('nothing is asked')));
  queries.setQueryData([...exampleQuery(client).queryKey], { college: EXAMPLE, rank: 1, score: 70 });
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

  it('takes a score apart into what makes it', () => {
    show(<RankingsExplainedPage />);
    const { score, baseline, parts } = api.createScoring(api.DEFAULT_WEIGHTS)(api.criterionScoresOf(EXAMPLE));
    const rows = within(section('One score taken apart')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(parts.length + 1);
    const cells = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    for (const [index, { used, contribution, isFilled }] of parts.entries()) {
      expect(cells[index]?.[2]).toBe(used.toFixed(1) + (isFilled ? ' (not known)' : ''));
      expect(cells[index]?.[3]).toBe(signedPoints(contribution));
    }
    expect(cells.at(-1)).toEqual(['', baseline.toFixed(1), score!.toFixed(1), `+${(score! - baseline).toFixed(1)}`]);
    expect(section('One score taken apart').textContent).toContain('Not known of this college: campus safety.');
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
