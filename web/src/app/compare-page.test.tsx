/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { TextDecoder, TextEncoder } from 'node:util';
import { ApiError } from '../api/client.ts';
import { aProgram, aTaught } from '../entities/college/programs.fixture.ts';
import { compareList, replaceCompareList } from '../entities/compare/store.ts';
import { privateAnswers, savePrivateAnswers } from '../entities/match/private-answers.ts';
import { serverMarkup } from '../lib/server-markup.fixture.ts';
import { aComparison } from '../features/compare/compare.fixture.ts';

// The router needs the text coders, and links need SVGAElement. jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder, SVGAElement: SVGElement });
const { BrowserRouter } = await import('react-router-dom');
const { QueryClientProvider } = await import('@tanstack/react-query');
const { createQueries, SiteContext } = await import('../api/site.ts');
const { useLinkClicks } = await import('./link-clicks.ts');
const { ComparePage } = await import('../features/compare/ComparePage.tsx');
const { comparisonQuery } = await import('../features/compare/compare.queries.ts');
const chunks = await import('../features/compare/chunks.ts');
const route = await import('../features/compare/route.ts');
await Promise.all([chunks.addCollegeChunk.preload(), chunks.compareToolsChunk.preload()]);

const NAMES: Record<number, string> = {
  1: 'Auburn University',
  2: 'Berea College',
  3: 'Coe College',
  4: 'Drew University',
  5: 'Elon University',
  6: 'Ferrum College',
};
const college = (id: number) => ({
  id,
  ipedsUnitId: id,
  name: NAMES[id] ?? '',
  graduationRate: id / 10,
  size: 500,
  netPricePublic: 10_000,
});
const picked = (...ids: number[]) => ids.map((id) => ({ id, name: NAMES[id] ?? '' }));

/** The API calls of the page. */
function compare({ query }: { query?: { ids: number[] } }) {
  const ids = query?.ids ?? [];
  if (ids.some((id) => NAMES[id] === undefined)) return Promise.reject(new ApiError(404, 'There is no such college.'));
  return Promise.resolve(aComparison(...ids.map(college)));
}

const FAMILY = { code: '51', name: 'Health professions' };
/** The first college teaches nursing, the others nothing. */
const majors = {
  find: ({ query: { q } }: { query: { q: string } }) =>
    Promise.resolve({ majors: [FAMILY, { code: '51.38', name: 'Nursing' }].filter(({ code }) => code === q) }),
  families: () => Promise.resolve({ families: [FAMILY] }),
  ofCollege: ({ params: { id } }: { params: { id: number } }) => Promise.resolve(aTaught(id === 1 ? [aProgram()] : [])),
};

const api = { majors, colleges: { compare, suggest: () => Promise.resolve({ options: [], didYouMean: [] }) } };

function Links() {
  useLinkClicks();
  return null;
}

function pageAt(search: string, queries = createQueries()) {
  window.history.replaceState(null, '', `/compare${search}`);
  const site = {
    api,
    queries,
    publicUrl: 'https://alma.example',
    onServer: false,
  };
  return (
    <BrowserRouter>
      <SiteContext value={site as unknown as Parameters<typeof SiteContext>[0]['value']}>
        <QueryClientProvider client={queries}>
          <Suspense>
            <Links />
            <ComparePage />
          </Suspense>
        </QueryClientProvider>
      </SiteContext>
    </BrowserRouter>
  );
}

async function show(search: string) {
  render(pageAt(search));
  await screen.findByRole('heading', { level: 1 });
}

const columns = () =>
  screen.getAllByRole('columnheader').map((header) => within(header).queryByRole('link', { name: /^[A-Z]\w+ (Un|Co)/ })?.textContent);
const row = (name: RegExp) => [...screen.getByRole('row', { name }).children].map((cell) => cell.textContent);
const notice = () => screen.queryByRole('region', { name: 'Shared comparison' });
const mine = () => compareList().map(({ id }) => id);

beforeEach(() => replaceCompareList([]));
afterEach(cleanup);

describe('a chosen major', () => {
  it('has rows for it, and stays in the address when a college is removed or another major is chosen', async () => {
    await show('?c=1,2&major=51.38');
    expect(await screen.findByRole('row', { name: /^Graduates/ })).toBeTruthy();
    expect(row(/^Graduates/)).toEqual(['Graduatesa year · all levels · 2023-24', '212', 'Not taught here']);
    const remove = screen.getByRole('link', { name: 'Remove Auburn University' });
    expect(remove.getAttribute('href')).toBe('/compare?c=2&major=51.38');
    fireEvent(screen.getByText('Change or remove the major').closest('details')!, new Event('toggle'));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Compare a major' }), { target: { value: '51' } });
    fireEvent.click(await screen.findByRole('option', { name: /^Health professions/ }));
    await waitFor(() => expect(window.location.search).toBe('?c=1,2&major=51'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove the major' }));
    await waitFor(() => expect(window.location.search).toBe('?c=1,2'));
    expect(screen.queryByRole('row', { name: /^Graduates/ })).toBeNull();
  });

  it('is in the address that the server reads, and in what it renders', async () => {
    const queries = createQueries();
    const context = { get: () => ({ api, queries }) };
    const given = { request: { url: 'https://alma.example/compare?c=1,2&major=51.38' }, context };
    await route.loader(given as unknown as Parameters<typeof route.loader>[0]);
    expect(route.handle.params).toContain('major');
    expect(await serverMarkup(pageAt('?c=1,2&major=51.38', queries))).toContain('Not taught here');
  });

  it('says that a code is no major, and compares the colleges', async () => {
    await show('?c=1,2&major=99.99');
    expect(await screen.findByText('There is no major with the code 99.99.')).toBeTruthy();
    expect(columns()).toContain('Berea College');
  });
});

describe('the table', () => {
  it('has colleges as columns, figures as rows, and a canonical address in a fixed order', async () => {
    await show('?c=2,1');
    expect(columns()).toEqual([undefined, 'Berea College', 'Auburn University']);
    expect(row(/^Graduation rate/)).toEqual(['Graduation rate', '20%Highest', '10%']);
    expect(screen.getByRole('table', { name: 'Comparison of Berea College and Auburn University' })).toBeTruthy();
    expect(document.title).toBe('Compare Berea College and Auburn University · Alma');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/compare?c=1,2');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('has the chances before the browser knows the student, so that the row moves nothing later', async () => {
    const queries = createQueries();
    await queries.query(comparisonQuery({ colleges: { compare } } as unknown as Parameters<typeof comparisonQuery>[0], [1, 2]));
    const rendered = document.createElement('div');
    rendered.innerHTML = await serverMarkup(pageAt('?c=1,2', queries));
    const rows = within(rendered).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain(
      'Chance of admissionby how the college admitsChance unknownChance unknown',
    );
  });

  it('has the prices for the income that this tab knows, with the averages as notes', async () => {
    await show('?c=1,2');
    expect(row(/^Net price/)).toEqual(['Net pricea year', '$10,000', '$10,000']);
    act(() => savePrivateAnswers({ income: '0-30000' }));
    const own = '$7,400estimate · income up to $30,000 · in-state average $10,000';
    await waitFor(() => expect(row(/^Your net price/)).toEqual(['Your net pricea year', own, own]));
    act(() => savePrivateAnswers({}));
    expect(row(/^Net price/)).toEqual(['Net pricea year', '$10,000', '$10,000']);
  });

  it('asks for the income, the home state and the scores, folded, and keeps them out of the address', async () => {
    await show('?c=1,2');
    fireEvent(screen.getByText('See your prices and chances').closest('details')!, new Event('toggle'));
    fireEvent.change(await screen.findByLabelText('Family income before taxes'), { target: { value: '0-30000' } });
    fireEvent.change(screen.getByLabelText('My SAT'), { target: { value: '1200' } });
    await screen.findByRole('row', { name: /^Your net price/ });
    expect(row(/^Your chance/)[0]).toBe('Your chancewith your scores');
    expect(privateAnswers()).toEqual({ income: '0-30000', sat: 1200 });
    expect(screen.getByText('Change income, home state or scores')).toBeTruthy();
    expect(window.location.search).toBe('?c=1,2');
    act(() => savePrivateAnswers({}));
  });

  it('highlights the best, and shows only differences if the address asks for it', async () => {
    await show('?c=1,2&differences=1');
    expect(row(/^Graduation rate/)).toEqual(['Graduation rate', '10%', '20%Highest']);
    expect(screen.queryByRole('row', { name: /^Undergraduates/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(await screen.findByRole('row', { name: /^Undergraduates/ })).toBeTruthy();
    expect(row(/^Graduation rate/)).toContain('20%Highest');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Highlight best' }));
    await waitFor(() => expect(row(/^Graduation rate/)).toContain('20%'));
    expect(window.location.search).toBe('?c=1,2&best=0');
  });

  it('has links that work without scripts', async () => {
    await show('?c=1,2,3&best=0');
    expect(screen.getByRole('link', { name: 'Remove Berea College' }).getAttribute('href')).toBe('/compare?c=1,3&best=0');
  });
});

it('moves the focus to the table when the last possible college takes the field for names away', async () => {
  await show('?c=1,2,3,4,5');
  screen.getByRole('combobox', { name: 'Add a college' }).focus();
  act(() => {
    window.history.pushState(null, '', '?c=1,2,3,4,5,6');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Comparison of/ }));
});

it('shows the own list at the address without colleges, where the menu leads', async () => {
  replaceCompareList(picked(2, 1));
  await show('');
  await waitFor(() => expect(columns()).toEqual([undefined, 'Berea College', 'Auburn University']));
  expect(window.location.search).toBe('?c=2,1');
  expect([notice(), mine()]).toEqual([null, [2, 1]]);
});

describe('invalid addresses', () => {
  it('show the known colleges and name the unknown ones', async () => {
    await show('?c=1,999,abc');
    expect(columns()).toEqual([undefined, 'Auburn University']);
    expect(screen.getByText('No college has the number 999. It may no longer be in the catalog.')).toBeTruthy();
    expect(screen.getByText(/is not a college number and is ignored: “abc”/)).toBeTruthy();
    expect(screen.getByText('Add one more college to compare it with.')).toBeTruthy();
  });

  it('explain how to add colleges if none is left', async () => {
    replaceCompareList(picked(1, 2));
    await show('?c=999');
    expect(screen.getByRole('heading', { name: 'No colleges to compare yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View your list of 2 colleges' }).getAttribute('href')).toBe('/compare?c=1,2');
    expect(mine()).toEqual([1, 2]);
  });
});

describe('a shared comparison', () => {
  it('has no notice if it equals the own list, in any order', async () => {
    replaceCompareList(picked(1, 2));
    await show('?c=2,1');
    expect(notice()).toBeNull();
  });

  it('keeps the own list until the reader replaces it', async () => {
    replaceCompareList(picked(3));
    await show('?c=1,2');
    expect(notice()?.textContent).toContain('You are viewing a shared comparison');
    fireEvent.click(screen.getByRole('link', { name: 'Remove Berea College' }));
    await waitFor(() => expect(columns()).toEqual([undefined, 'Auburn University']));
    expect(mine()).toEqual([3]);
    fireEvent.click(screen.getByRole('button', { name: 'Replace my list' }));
    expect(mine()).toEqual([1]);
    expect(notice()).toBeNull();
  });

  it('has no notice after the reader keeps the own list', async () => {
    replaceCompareList(picked(3));
    await show('?c=1,2');
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(notice()).toBeNull();
    expect(mine()).toEqual([3]);
  });
});

it('updates the own list with the page, down to the last college', async () => {
  replaceCompareList(picked(1, 2));
  await show('?c=1,2');
  fireEvent.click(screen.getByRole('link', { name: 'Remove Auburn University' }));
  await waitFor(() => expect(mine()).toEqual([2]));
  expect(notice()).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Remove Berea College' }));
  await screen.findByRole('heading', { name: 'No colleges to compare yet' });
  expect(mine()).toEqual([]);
});
