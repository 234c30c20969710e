/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { createClient } from '../../../api/client.ts';
import { STATE_CODES, type Only } from '../../../api/domain.ts';
import { createQueries, SiteContext } from '../../../api/site.ts';
import { keepPrivateAnswers, PRIVATE_ANSWERS_KEY, privateAnswers } from '../../../entities/match/private-answers.ts';
import { onlyQuery } from './questions.queries.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';
import { makeStepsReady } from './step-chunks.ts';

beforeAll(makeStepsReady);
afterEach(() => {
  cleanup();
  act(() => keepPrivateAnswers({}));
});

/** The questionnaire at an address, among pages that show nothing; every address it ever stood at is kept. */
function open(address: string, only?: Record<Only, number>) {
  const api = createClient(async () => Promise.reject(new Error('Nobody is asked')));
  const queries = createQueries();
  if (only) queries.setQueryData(onlyQuery(api).queryKey, only);
  const site = { api, queries, publicUrl: 'https://alma.test', onServer: false, structuredData: [] };
  const addresses: string[] = [];
  let navigate: NavigateFunction;
  function Here() {
    const { pathname, search } = useLocation();
    const move = useNavigate();
    useEffect(() => {
      navigate = move;
      addresses.push(pathname + search);
    });
    return pathname === '/alma' ? <QuestionnairePage /> : null;
  }
  render(
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <Here />
        </MemoryRouter>
      </QueryClientProvider>
    </SiteContext>,
  );
  const follow = (name: string) => act(() => navigate(link(name).getAttribute('href') ?? ''));
  const back = () => act(() => navigate(-1));
  return { here: () => addresses.at(-1), addresses, follow, back };
}

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const option = (name: string | RegExp, role = 'radio') => screen.getByRole<HTMLInputElement>(role, { name });
const pick = (name: string | RegExp, role?: string) => fireEvent.click(option(name, role));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.getByRole('heading', { level: 1 }).textContent;
const must = () => option('This is a must', 'switch');
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the way through', () => {
  it('asks six questions in turn and leads to the matches with every public answer', async () => {
    const page = open('/alma');
    expect(page.here()).toBe('/alma');
    pick(/^Small/);
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&size=small'));
    press('Next');
    await waitFor(() => expect(question()).toBe('What kind of college are you looking for?'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    pick('Public', 'checkbox');
    press('Next');
    await screen.findByText('Where would you like to study?', { selector: 'h1' });
    pick('Georgia', 'checkbox');
    pick('Alabama', 'checkbox');
    for (const title of ['What could your family pay a year?', 'Your test scores, if you have them', 'What matters most?']) {
      press('Next');
      await screen.findByText(title, { selector: 'h1' });
    }
    fireEvent.click(within(screen.getByRole('group', { name: 'Completion' })).getByLabelText('Essential'));
    press('See my matches');
    await waitFor(() => expect(page.here()).toBe('/alma/results?type=public&size=small&st=AL,GA&p=0000300000'));
  });

  it('lands from the home page on the second step, with the first one answered', async () => {
    const page = open('/alma?step=2&size=small');
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
    await page.follow('Back');
    expect(page.here()).toBe('/alma?step=1&size=small');
    expect(option(/^Small/).checked).toBe(true);
  });

  it.each([
    ['?step=0', 'Step 1 of 6'],
    ['?step=7', 'Step 6 of 6'],
    ['?step=2.5', 'Step 1 of 6'],
    ['?step=no&size=gigantic&utm=1', 'Step 1 of 6'],
  ])('takes %s for %s', (search, words) => {
    open(`/alma${search}`);
    expect(screen.getByText(words)).toBeTruthy();
    if (words === 'Step 1 of 6') expect(option('Any size').checked).toBe(true);
  });

  it('has one canonical address', () => {
    open('/alma?step=3&size=small');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.test/alma');
  });

  it('keeps answers through the history, also those given after the address was left', async () => {
    const page = open('/alma?step=1');
    press('Next');
    await screen.findByText('Step 2 of 6');
    pick('Public', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&type=public'));
    await page.back();
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&type=public'));
    pick(/^Large/);
    press('Next');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&type=public&size=large'));
    expect(option('Public', 'checkbox').checked).toBe(true);
  });

  it('keeps an answer that is skipped, and takes it back where nothing is chosen', async () => {
    const page = open('/alma?step=1&size=small&must=size');
    await page.follow('Skip this question');
    expect(page.here()).toBe('/alma?step=2&size=small&must=size');
    await page.follow('Back');
    pick('Any size');
    await waitFor(() => expect(page.here()).toBe('/alma?step=1'));
  });

  it('starts over with nothing left, not even what was private', async () => {
    act(() => keepPrivateAnswers({ budget: 20_000 }));
    const page = open('/alma?step=3&size=small');
    press('Start over');
    await waitFor(() => expect(page.here()).toBe('/alma'));
    expect([privateAnswers(), option('Any size').checked]).toEqual([{}, true]);
  });
});

describe('a must', () => {
  it('waits for an answer and goes with it', async () => {
    const page = open('/alma?step=2');
    expect(must().disabled).toBe(true);
    pick(/^HBCU/, 'checkbox');
    expect(must().disabled).toBe(false);
    fireEvent.click(must());
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&type=hbcu&must=type'));
    pick('No preference', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2'));
    expect([must().disabled, must().checked]).toEqual([true, false]);
  });

  it('may be all that is asked for', async () => {
    const page = open('/alma?step=2');
    pick('Only women’s colleges', 'switch');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&must=womenOnly'));
  });

  it('is not offered where it would leave nobody, but can be taken back', () => {
    open('/alma?step=2', { hbcu: 99, womenOnly: 0 });
    expect(screen.queryByText('Only women’s colleges')).toBeNull();
    expect(screen.getByText(/There are 99\./)).toBeTruthy();
    cleanup();
    open('/alma?step=2&must=womenOnly', { hbcu: 99, womenOnly: 0 });
    expect(option('Only women’s colleges', 'switch').checked).toBe(true);
  });
});

describe('states', () => {
  const shown = () =>
    screen
      .getAllByRole('checkbox')
      .slice(1)
      .map((box) => box.closest('label')?.textContent);
  const find = (value: string) => {
    fill('Find a state or territory', value);
    return screen.getByLabelText('Find a state or territory');
  };

  it('are found by name and by code, and Enter takes the one that is left', async () => {
    const page = open('/alma?step=3');
    expect(shown()).toHaveLength(STATE_CODES.length);
    find('virgin');
    expect(shown()).toEqual(['U.S. Virgin Islands', 'Virginia', 'West Virginia']);
    expect(screen.getByText('Press Enter for Virginia.')).toBeTruthy();
    find('new');
    expect(screen.getByText('4 match. Tick one, or type on.')).toBeTruthy();
    fireEvent.keyDown(find('new'), { key: 'Enter' });
    fireEvent.keyDown(find('ga'), { key: 'Enter' });
    find('alab');
    expect(screen.getByText('Press Enter for Alabama.')).toBeTruthy();
    fireEvent.keyDown(find('alab'), { key: 'Enter' });
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&st=AL,GA'));
    expect(shown()).toHaveLength(STATE_CODES.length);
    find('zz');
    expect(screen.getByText('No state or territory is called “zz”.')).toBeTruthy();
  });

  it('can be taken away one by one', async () => {
    const page = open('/alma?step=3&st=AL,GA');
    press('Remove Alabama');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&st=GA'));
    expect(document.activeElement).toBe(screen.getByLabelText('Find a state or territory'));
    pick('Anywhere', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3'));
  });
});

describe('private answers', () => {
  it('stay in the tab: none is ever part of an address or of a form', async () => {
    const page = open('/alma?step=4');
    fill('The most you could pay', '23000');
    fill('Family income before taxes, if you like', '48001-75000');
    fireEvent.click(must());
    await waitFor(() => expect(page.here()).toBe('/alma?step=4&must=budget'));
    const named = () => [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
    expect(named()).toEqual(['to', 'must']);
    press('Next');
    await screen.findByText('Step 5 of 6');
    fill('SAT total', '1240');
    fill('ACT composite', '27');
    expect(named()).toEqual(['to', 'must']);
    press('Next');
    await screen.findByText('Step 6 of 6');
    press('See my matches');
    await waitFor(() => expect(page.here()).toBe('/alma/results?must=budget'));
    expect(page.addresses.join(' ')).not.toMatch(/23000|48001|1240|27/);
    expect(JSON.parse(sessionStorage.getItem(PRIVATE_ANSWERS_KEY) ?? '')).toEqual({
      budget: 23_000,
      income: '48001-75000',
      sat: 1240,
      act: 27,
    });
  });

  it('take a budget back, and that it was a must', async () => {
    act(() => keepPrivateAnswers({ budget: 20_000, sat: 1240 }));
    const page = open('/alma?step=4&must=budget');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('$20,000 a year');
    pick('Not sure', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=4'));
    expect([privateAnswers(), must().disabled]).toEqual([{ sat: 1240 }, true]);
  });

  it('tell what is wrong with a score when it would be left behind, and keep sound ones only', async () => {
    open('/alma?step=5');
    fill('SAT total', '1700');
    fill('ACT composite', '26.5');
    expect(screen.queryByText(/^Enter a whole number/)).toBeNull();
    press('Next');
    const sat = screen.getByLabelText('SAT total');
    await waitFor(() => expect(sat.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Enter a whole number from 400 to 1600, or leave it empty')).toBeTruthy();
    expect(screen.getByText('Enter a whole number from 1 to 36, or leave it empty')).toBeTruthy();
    expect([document.activeElement, privateAnswers()]).toEqual([sat, {}]);
    fill('SAT total', '1235');
    fill('ACT composite', '');
    press('Next');
    await screen.findByText('Step 6 of 6');
    expect(privateAnswers()).toEqual({ sat: 1235 });
  });

  it('are there again on coming back, and gone with “none”', () => {
    act(() => keepPrivateAnswers({ sat: 1240 }));
    open('/alma?step=5');
    expect(screen.getByLabelText<HTMLInputElement>('SAT total').value).toBe('1240');
    pick('None, or I would rather not say', 'checkbox');
    expect([screen.getByLabelText<HTMLInputElement>('SAT total').value, privateAnswers()]).toEqual(['', {}]);
  });
});
