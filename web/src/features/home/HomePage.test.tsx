/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder, TextEncoder } from 'node:util';
import { wireCollege } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { Call } from '../../api/client.ts';
import { aPlace, aRanking } from '../../entities/ranking/ranking.fixture.ts';

// The router needs them on import, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });
const { MemoryRouter } = await import('react-router-dom');
const { createQueries, SiteContext } = await import('../../api/site.ts');
const { createClient } = await import('../../api/client.ts');
const { DEFAULT_WEIGHTS } = await import('../../api/domain/rankings.ts');
const { INITIAL_WEIGHTS, spotlightQuery, topQuery } = await import('./home.queries.ts');
const { HomePage } = await import('./HomePage.tsx');

const RANKING = aRanking(INITIAL_WEIGHTS, [aPlace(1, 'Alpha College'), aPlace(2, 'Beta College'), aPlace(3, 'Gamma College')]);
const featured = wireCollege(aCollege({ name: 'Auburn University', slug: 'auburn-university' }));

/** The page with loaded data. Ranking calls answer with `answer`. */
async function home({ colleges = [featured], answer = () => Promise.resolve<unknown>(RANKING), isRanked = true } = {}) {
  const calls: Call[] = [];
  const api = createClient((call) => {
    calls.push(call);
    return call.key === 'rankings.rank' ? answer() : Promise.resolve(colleges);
  });
  const queries = createQueries();
  await queries.query(spotlightQuery(api));
  if (isRanked) queries.setQueryData(topQuery(api, INITIAL_WEIGHTS).queryKey, RANKING);
  else await queries.query(topQuery(api, INITIAL_WEIGHTS)).catch(() => undefined);
  calls.length = 0;
  const site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  const page = (
    <MemoryRouter>
      <SiteContext value={site}>
        <QueryClientProvider client={queries}>
          <HomePage />
        </QueryClientProvider>
      </SiteContext>
    </MemoryRouter>
  );
  return { page, calls };
}

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(cleanup);

describe('the fixed texts and links', () => {
  it('describe the product', async () => {
    render((await home()).page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discover the right college for you.');
    expect(screen.getByText('Search colleges, find roommates, and discover student services all in one place.')).toBeTruthy();
    for (const [title, text] of [
      ['College Discovery', 'Search and filter colleges by preferences, budget and academic profile.'],
      ['Match with colleges', 'Personalize your own rankings for free and get matched.'],
      ['Student Marketplace', 'Top-rated services for test prep, financial services and more.'],
    ] as const) {
      expect(screen.getByRole('heading', { name: title }).closest('li')?.textContent).toContain(text);
    }
  });

  it.each([
    ['Get Matches', '/alma'],
    ['Explore Colleges', '/best-colleges'],
    ['Small (1 - 5,000 students)', '/alma?step=2&size=small'],
    ['Medium (5,000 - 15,000)', '/alma?step=2&size=medium'],
    ['Large (15,001+)', '/alma?step=2&size=large'],
    ['Take Full Assessment', '/alma'],
    ['Create Free Account', '/auth?tab=register'],
    ['Learn More about Auburn University', '/colleges/auburn-university'],
    ['How personal rankings work', '/personal-rankings-explained'],
  ])('%s links to %s', async (name, href) => {
    render((await home()).page);
    expect(linkTo(name)).toBe(href);
  });

  it('state the time and price of the questionnaire', async () => {
    render((await home()).page);
    expect(screen.getByText('Takes less than 2 minutes • Free to use')).toBeTruthy();
  });

  it('link to all colleges if none is in the spotlight', async () => {
    render((await home({ colleges: [] })).page);
    expect(linkTo('Browse All Colleges')).toBe('/discover');
    expect(screen.queryByRole('link', { name: /^Learn More/ })).toBeNull();
  });

  it('use images that exist', async () => {
    const { container } = render((await home()).page);
    const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
    expect(new Set(sources).size).toBe(3);
    for (const source of sources) expect(existsSync(path.join(import.meta.dirname, '../../../public', source))).toBe(true);
  });
});

describe('the ranking', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('starts with three of the default weights', async () => {
    render((await home()).page);
    expect([slider('Low cost').value, slider('Earnings').value, slider('Graduation').value]).toEqual(
      [DEFAULT_WEIGHTS.cost, DEFAULT_WEIGHTS.earnings, DEFAULT_WEIGHTS.completion].map(String),
    );
    expect(names()).toEqual(expect.arrayContaining(['Alpha College', 'Beta College', 'Gamma College']));
  });

  it('loads after the last move, keeps the old order meanwhile, and announces the first college', async () => {
    let settle: (ranking: unknown) => void = () => undefined;
    const { page, calls } = await home({ answer: () => new Promise((resolve) => (settle = resolve)) });
    render(page);
    fireEvent.change(slider('Low cost'), { target: { value: '4' } });
    await passes(249);
    fireEvent.change(slider('Low cost'), { target: { value: '5' } });
    expect(slider('Low cost').getAttribute('aria-valuetext')).toBe('most, 5 of 5');
    await passes(249);
    expect(calls).toEqual([]);
    await passes(1);
    expect(calls.map(({ query }) => query)).toEqual([{ w: '5040500000', perPage: '3' }]);
    expect(names()).toContain('Alpha College');
    expect(screen.queryByText(/^Now first/)).toBeNull();

    settle(aRanking(INITIAL_WEIGHTS, [aPlace(1, 'Delta College'), aPlace(2, 'Alpha College'), aPlace(3, 'Beta College')]));
    await passes(20);
    expect(screen.getByText('Now first: Delta College').getAttribute('aria-live')).toBe('polite');
    expect(names()).not.toContain('Gamma College');
  });

  it('links to the whole ranking with the current weights', async () => {
    const { page } = await home();
    render(page);
    expect(linkTo('See the whole ranking')).toBe('/rankings?w=3040500000');
    fireEvent.change(slider('Low cost'), { target: { value: '5' } });
    expect(linkTo('See the whole ranking')).toBe('/rankings?w=5040500000');
  });

  it('uses the default weights if all sliders are at zero', async () => {
    const { page, calls } = await home();
    render(page);
    for (const name of ['Low cost', 'Earnings', 'Graduation']) fireEvent.change(slider(name), { target: { value: '0' } });
    await passes(250);
    expect(calls.map(({ query }) => query)).toEqual([{ perPage: '3' }]);
    expect(screen.getByText('With all three at zero, the ten default weights apply.')).toBeTruthy();
    expect(linkTo('See the whole ranking')).toBe('/rankings');
  });

  it('shows an error and a link if it cannot be loaded', async () => {
    const { page } = await home({ answer: () => Promise.reject(new Error('down')), isRanked: false });
    render(page);
    await passes(20);
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/discover');
  });

  it('explains a shared first rank', async () => {
    const shared = aRanking(
      INITIAL_WEIGHTS,
      [1, 2, 3].map((id) => ({ ...aPlace(id, `College ${id}`), rank: 1 })),
    );
    const { page } = await home({ answer: () => Promise.resolve(shared), isRanked: false });
    render(page);
    expect(screen.getByText(/More colleges may share this rank/)).toBeTruthy();
  });
});
