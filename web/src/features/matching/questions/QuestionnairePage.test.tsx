/** @jest-environment jsdom */
import type { Call } from '../../../api/client.ts';
import { renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { STATE_CODES } from '../../../api/domain/colleges.ts';
import type { StandaloneRequirement } from '../../../api/domain/matching.ts';
import { lastAnswers } from '../../../entities/match/last-answers.ts';
import { savePrivateAnswers, PRIVATE_ANSWERS_KEY, privateAnswers } from '../../../entities/match/private-answers.ts';
import { saveStudentFacts, studentFacts } from '../../../entities/student-facts/student-facts.ts';
import { onlyQuery } from './questions.queries.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';
import { preloadStepChunks } from './step-chunks.ts';
// Loaded before, because Jest cannot load three graphs of modules at once.
import './steps/majors.ts';

beforeAll(preloadStepChunks);
afterEach(() => {
  cleanup();
  act(() => saveStudentFacts({}));
});

/** Renders the questionnaire at an address and records every address it navigates to. */
function open(address: string, only?: Record<StandaloneRequirement, number>, answers: Answers = {}) {
  const addresses: string[] = [];
  function Questionnaire() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      addresses.push(pathname + search);
    });
    return pathname === '/alma' ? <QuestionnairePage /> : null;
  }
  const { here, go, back } = renderPage(<Questionnaire />, {
    address,
    answers,
    seed: ({ api, queries }) => only && queries.setQueryData(onlyQuery(api).queryKey, only),
  });
  return { here, addresses, back, follow: (name: string) => go(link(name).getAttribute('href') ?? '') };
}

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const option = (name: string | RegExp, role = 'radio') => screen.getByRole<HTMLInputElement>(role, { name });
const pick = (name: string | RegExp, role?: string) => fireEvent.click(option(name, role));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.getByRole('heading', { level: 1 }).textContent;
const requirement = () => option('Make this a requirement', 'switch');
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the steps', () => {
  it('ask six questions in turn and lead to the matches with every public answer', async () => {
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

  it('start at step 2 from the home page, with step 1 answered', async () => {
    const page = open('/alma?step=2&size=small');
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
    page.follow('Back');
    expect(page.here()).toBe('/alma?step=1&size=small');
    expect(option(/^Small/).checked).toBe(true);
  });

  it.each([
    ['?step=0', 'Step 1 of 6'],
    ['?step=7', 'Step 6 of 6'],
    ['?step=2.5', 'Step 1 of 6'],
    ['?step=no&size=gigantic&utm=1', 'Step 1 of 6'],
  ])('read %s as %s', (search, words) => {
    open(`/alma${search}`);
    expect(screen.getByText(words)).toBeTruthy();
    if (words === 'Step 1 of 6') expect(option('Any size').checked).toBe(true);
  });

  it('have one canonical address', () => {
    open('/alma?step=3&size=small');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/alma');
  });

  it('keep answers when moving through the browser history', async () => {
    const page = open('/alma?step=1');
    press('Next');
    await screen.findByText('Step 2 of 6');
    pick('Public', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&type=public'));
    page.back();
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&type=public'));
    pick(/^Large/);
    press('Next');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&type=public&size=large'));
    expect(option('Public', 'checkbox').checked).toBe(true);
  });

  it('keep a skipped answer and clear it with the empty choice', async () => {
    const page = open('/alma?step=1&size=small&must=size');
    page.follow('Skip this question');
    expect(page.here()).toBe('/alma?step=2&size=small&must=size');
    page.follow('Back');
    pick('Any size');
    await waitFor(() => expect(page.here()).toBe('/alma?step=1'));
  });

  it('start over with no answers, not even private ones', async () => {
    act(() => savePrivateAnswers({ budget: 20_000 }));
    const page = open('/alma?step=1&type=public');
    pick(/^Small/);
    expect(lastAnswers()).toEqual({ size: 'small', type: ['public'] });
    press('Start over');
    await waitFor(() => expect(page.here()).toBe('/alma'));
    expect([privateAnswers(), lastAnswers(), option('Any size').checked]).toEqual([{}, {}, true]);
  });
});

describe('majors', () => {
  const MAJORS = [
    { code: '51.38', name: 'Nursing' },
    { code: '11.07', name: 'Computer science' },
    { code: '51.3805', name: 'Nurse practitioner' },
  ];
  /** A code finds itself, and "nurse" the two others. */
  const find = ({ query }: Call) => {
    const { q } = query as { q: string };
    const found = q === 'nurse' ? MAJORS.filter(({ code }) => code.startsWith('51')) : MAJORS.filter(({ code }) => code === q);
    return { majors: found.map((major) => ({ ...major, matched: q })) };
  };
  const ask = (address: string) =>
    open(address, undefined, { 'majors.find': find, 'majors.families': () => ({ families: [], newest: null, dataVersion: '1' }) });
  const field = () => screen.getByRole('combobox', { name: 'Find a major' });

  it('are found by a text, at most three, and can be required', async () => {
    const page = ask('/alma?step=1&major=11.07');
    expect(await screen.findByRole('checkbox', { name: 'Computer science' })).toBeTruthy();
    field().focus();
    fireEvent.input(field(), { target: { value: 'nurse' } });
    fireEvent.click(await screen.findByRole('option', { name: /^Nursing/ }));
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&major=11.07,51.38'));
    pick('Only colleges that teach it', 'switch');
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&major=11.07,51.38&must=field'));
    expect(await screen.findByText('Computer science or Nursing, required')).toBeTruthy();
  });

  it('can stay open: "undecided" leads to the next question', async () => {
    const page = ask('/alma?step=1&size=small');
    fireEvent.focus(field());
    fireEvent.input(field(), { target: { value: 'undecided' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Go to the next question' }));
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&size=small'));
  });

  it('leave no field after the third', async () => {
    ask('/alma?step=1&major=11.07,51.38,51.3805');
    expect(await screen.findByText(/You have chosen 3/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('can be removed one by one and all at once', async () => {
    const page = ask('/alma?step=1&major=11.07,51.38&must=field');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Nursing' }));
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&major=11.07&must=field'));
    expect(document.activeElement).toBe(field());
    pick('Undecided', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=1'));
  });

  it('stay in the address while the size changes', async () => {
    const page = ask('/alma?step=1&major=51.38');
    pick(/^Large/);
    await waitFor(() => expect(page.here()).toBe('/alma?step=1&major=51.38&size=large'));
  });
});

describe('a requirement', () => {
  it('is disabled until there is an answer and is removed with it', async () => {
    const page = open('/alma?step=2');
    expect(requirement().disabled).toBe(true);
    pick(/^HBCU/, 'checkbox');
    expect(requirement().disabled).toBe(false);
    fireEvent.click(requirement());
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&type=hbcu&must=type'));
    pick('No preference', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2'));
    expect([requirement().disabled, requirement().checked]).toEqual([true, false]);
  });

  it('can be the only answer', async () => {
    const page = open('/alma?step=2');
    pick('Only women’s colleges', 'switch');
    await waitFor(() => expect(page.here()).toBe('/alma?step=2&must=womenOnly'));
  });

  it('is hidden if it would leave no college, unless it is already on', () => {
    open('/alma?step=2', { hbcu: 99, womenOnly: 0 });
    expect(screen.queryByText('Only women’s colleges')).toBeNull();
    expect(screen.getByText(/There are 99\./)).toBeTruthy();
    cleanup();
    open('/alma?step=2&must=womenOnly', { hbcu: 99, womenOnly: 0 });
    expect(option('Only women’s colleges', 'switch').checked).toBe(true);
  });
});

describe('states', () => {
  const field = () => screen.getByRole('combobox', { name: 'Find a state or territory' });
  const shown = () =>
    within(screen.getByRole('listbox'))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent);
  const find = (value: string) => {
    field().focus();
    fireEvent.input(field(), { target: { value } });
    return field();
  };
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('are found by name and code, and Enter selects the first match', async () => {
    const page = open('/alma?step=3');
    fireEvent.click(field());
    expect(shown()).toHaveLength(STATE_CODES.length);
    find('virgin');
    expect(shown()).toEqual(['Virginia', 'U.S. Virgin Islands', 'West Virginia']);
    expect(said()).toContain('3 match.');
    find('ga');
    expect(said()).toContain('Press Enter for Georgia.');
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(find('alab'), { key: 'Enter' });
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&st=AL,GA'));
    find('georgia');
    expect(said()).toContain('Already chosen');
    find('zz');
    expect(said()).toContain('No state or territory matches “zz”.');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  });

  it('can be removed one by one', async () => {
    const page = open('/alma?step=3&st=AL,GA');
    press('Remove Alabama');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&st=GA'));
    expect(document.activeElement).toBe(screen.getByLabelText('Find a state or territory'));
    pick('Anywhere', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3'));
  });
});

describe('the setting and the distance', () => {
  const zip = () => screen.getByLabelText<HTMLInputElement>('Your ZIP code');

  it('are answers of their own, each with its requirement', async () => {
    const page = open('/alma?step=3');
    expect(screen.getAllByRole('switch').map((each) => each.getAttribute('value'))).toEqual(['location', 'setting', 'distance']);
    expect([option('Anywhere', 'checkbox').checked, option('Make the setting a requirement', 'switch').disabled]).toEqual([true, true]);
    pick('Rural area', 'checkbox');
    pick('City', 'checkbox');
    pick('Make the setting a requirement', 'switch');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&setting=city,rural&must=setting'));
    fill('How far from home?', '250');
    pick('Make the distance a requirement', 'switch');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&setting=city,rural&miles=250&must=setting,distance'));
    pick('City', 'checkbox');
    pick('Rural area', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3&miles=250&must=distance'));
    pick('Anywhere', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=3'));
  });

  it('keep the answers of a link, also without a ZIP code', () => {
    const address = '/alma?step=3&setting=town&miles=100&must=setting,distance';
    expect(open(address).here()).toBe(address);
    expect(screen.getByText('Add your ZIP code to use the distance')).toBeTruthy();
    expect(option('Town', 'checkbox').checked).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('How far from home?').value).toBe('100');
  });

  it('keep the ZIP code in this tab, where the search finds it', async () => {
    const page = open('/alma?step=3&miles=50');
    fill('Your ZIP code', '36849');
    expect(screen.getByText('In Alabama. It is never part of a link.')).toBeTruthy();
    expect(zip().name).toBe('');
    press('Next');
    await screen.findByText('Step 4 of 6');
    expect([studentFacts(), privateAnswers()]).toEqual([{ zip: '36849' }, {}]);
    expect(screen.getByText('Within 50 miles of ZIP code 36849')).toBeTruthy();
    expect(page.addresses.join(' ')).not.toContain('36849');
  });

  it('offer the ZIP code that this tab knows', () => {
    act(() => saveStudentFacts({ zip: '36849' }));
    open('/alma?step=3');
    expect(zip().value).toBe('36849');
    expect(screen.queryByText('Your answers so far')).toBeNull();
  });

  it.each([
    ['3684', 'Enter five digits, or leave it empty'],
    ['00001', 'We do not know this ZIP code'],
  ])('refuse %s on Next', async (text, error) => {
    open('/alma?step=3&miles=50');
    fill('Your ZIP code', text);
    expect(screen.queryByText(error)).toBeNull();
    press('Next');
    expect(await screen.findByText(error)).toBeTruthy();
    expect([document.activeElement, studentFacts()]).toEqual([zip(), {}]);
    fill('Your ZIP code', '');
    press('Next');
    await screen.findByText('Step 4 of 6');
  });
});

describe('private answers', () => {
  it('stay in the tab and never appear in an address or a form', async () => {
    const page = open('/alma?step=4');
    fill('The most you can pay', '23000');
    fill('Family income before taxes (optional)', '48001-75000');
    fireEvent.click(requirement());
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

  it('clear the budget together with its requirement', async () => {
    act(() => savePrivateAnswers({ budget: 20_000, sat: 1240 }));
    const page = open('/alma?step=4&must=budget');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('$20,000 a year');
    pick('Not sure', 'checkbox');
    await waitFor(() => expect(page.here()).toBe('/alma?step=4'));
    expect([privateAnswers(), requirement().disabled]).toEqual([{ sat: 1240 }, true]);
  });

  it('show score errors on Next and save valid scores only', async () => {
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

  it('are restored on return and cleared with “None”', () => {
    act(() => savePrivateAnswers({ sat: 1240 }));
    open('/alma?step=5');
    expect(screen.getByLabelText<HTMLInputElement>('SAT total').value).toBe('1240');
    pick('None, or I’d rather not say', 'checkbox');
    expect([screen.getByLabelText<HTMLInputElement>('SAT total').value, privateAnswers()]).toEqual(['', {}]);
  });
});
