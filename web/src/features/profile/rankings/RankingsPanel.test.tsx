/** @jest-environment jsdom */
import { aRanking, button, errorAt, field, press, refuse, show, type, type Answers } from '../profile.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MatchSession } from '../../../api/domain/matching.ts';
import { METHOD_VERSION, type SavedRanking } from '../../../api/domain/rankings.ts';
import { savePrivateAnswers, PRIVATE_ANSWERS_KEY, privateAnswers } from '../../../entities/match/private-answers.ts';
import { saveStudentFacts, studentFacts } from '../../../entities/student-facts/student-facts.ts';
import { RankingsPanel } from './RankingsPanel.tsx';

afterEach(cleanup);

const someAnswers = (id: number, answers: MatchSession['answers']): MatchSession => ({
  id,
  name: `Answers ${id}`,
  answers,
  methodVersion: METHOD_VERSION,
  createdAt: '2026-05-02T12:00:00.000Z',
});

async function panel(rankings: SavedRanking[], sessions: MatchSession[] = [], answers: Answers = {}) {
  const usual: Answers = { 'savedRankings.list': () => rankings, 'matching.sessions': () => sessions };
  const shown = show(<RankingsPanel />, { address: '/profile?tab=rankings', answers: { ...usual, ...answers } });
  await screen.findByRole('heading', { level: 3, name: 'Saved rankings' });
  return shown;
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
/** Clicks a link without navigation. */
function follow(link: HTMLElement): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
}
const counts = () => screen.getAllByRole('status').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));

describe('without saved items', () => {
  it('links to a first ranking and first matches', async () => {
    show(<RankingsPanel />);
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
    expect([hrefOf('Create a ranking'), hrefOf('Find your matches')]).toEqual(['/rankings', '/alma?step=1']);
  });

  it('of one kind, links to that kind', async () => {
    await panel([aRanking(1)]);
    expect([counts(), hrefOf('Answer the questions')]).toEqual([['1 ranking', '0 searches', '0 sets of answers'], '/alma?step=1']);
    cleanup();
    await panel([], [someAnswers(1, {})]);
    expect([counts(), hrefOf('Create a ranking')]).toEqual([['0 rankings', '0 searches', '1 set of answers'], '/rankings']);
  });
});

it('shows a load failure and retries', async () => {
  let isDown = true;
  show(<RankingsPanel />, { answers: { 'matching.sessions': () => (isDown ? refuse(503, 'Too busy.') : [someAnswers(1, {})]) } });
  expect(await screen.findByText('Too busy.')).toBeTruthy();
  isDown = false;
  press('Try again');
  expect(await screen.findByText('Answers 1')).toBeTruthy();
});

describe('a saved ranking', () => {
  it('links to itself and shows weights, filters and date', async () => {
    await panel([aRanking(2, { query: 'w=5402300001&type=public&st=AL' }), aRanking(1)]);
    expect([hrefOf('Ranking 2'), hrefOf('Ranking 1')]).toEqual(['/rankings?w=5402300001&type=public&st=AL', '/rankings']);
    expect(screen.getByText('Affordable: cost 5, value 4, completion 3, debt 2, access 1')).toBeTruthy();
    expect(screen.getByText('Public · Alabama')).toBeTruthy();
    expect(screen.getByText('All colleges')).toBeTruthy();
    expect(screen.getAllByText('May 1, 2026')).toHaveLength(2);
  });

  it('is renamed in place', async () => {
    const { bodies } = await panel([aRanking(1), aRanking(2)], [], { 'savedRankings.change': () => aRanking(1, { name: 'Close' }) });
    press('Rename Ranking 1');
    expect(document.activeElement).toBe(field('New name for Ranking 1'));
    type('New name for Ranking 1', 'Close');
    press('Save name');
    expect(await screen.findByRole('link', { name: 'Close' })).toBeTruthy();
    expect(bodies()).toEqual([{ name: 'Close' }]);
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Close', 'Ranking 2']);
  });

  it('keeps the typed name if it is taken', async () => {
    const taken = () => refuse(409, 'Taken', { name: 'You have a saved ranking of this name.' });
    await panel([aRanking(1)], [], { 'savedRankings.change': taken });
    press('Rename Ranking 1');
    type('New name for Ranking 1', 'Ranking 2');
    press('Save name');
    await waitFor(() => expect(errorAt('New name for Ranking 1')).toBe('You have a saved ranking of this name.'));
    expect(field('New name for Ranking 1').value).toBe('Ranking 2');
  });

  it('is shared by link until sharing stops', async () => {
    const { bodies } = await panel([aRanking(1)], [], {
      'savedRankings.change': ({ body }) => aRanking(1, { shareToken: (body as { isShared: boolean }).isShared ? 'secret-token' : null }),
    });
    press('Share Ranking 1 by link');
    await waitFor(() => expect(field('Link to Ranking 1').value).toBe('http://localhost/rankings/shared/secret-token'));
    press('Stop sharing Ranking 1');
    await waitFor(() => expect(screen.queryByLabelText('Link to Ranking 1')).toBeNull());
    expect(bodies()).toEqual([{ isShared: true }, { isShared: false }]);
  });

  it('is deleted after confirmation, and the count gets the focus', async () => {
    const { sent } = await panel([aRanking(1), aRanking(2)], [], { 'savedRankings.remove': () => undefined });
    press('Delete Ranking 1');
    expect(sent).toEqual([]);
    button('Delete it').focus();
    press('Delete it');
    await waitFor(() => expect(screen.queryByText('Ranking 1')).toBeNull());
    expect(sent.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/rankings/saved/1']]);
    expect(document.activeElement?.textContent).toBe('1 ranking');
  });

  it('stays if it cannot be deleted', async () => {
    await panel([aRanking(1)], [], { 'savedRankings.remove': () => refuse(0, 'You are offline.') });
    press('Delete Ranking 1');
    press('Delete it');
    expect(await screen.findByText('You are offline.')).toBeTruthy();
    expect(screen.getByText('Ranking 1')).toBeTruthy();
  });
});

describe('saved answers', () => {
  beforeEach(() => savePrivateAnswers({ act: 20 }));

  it('are shown step by step and restore private answers on the results page', async () => {
    const answers = { types: ['public'], states: ['AL'], must: ['budget'], budget: 25_000, income: '30001-48000', sat: 1240 } as const;
    await panel([], [someAnswers(1, answers)]);
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Public',
      'Alabama',
      'Up to $25,000 a year, required. Family income $30,001 to $48,000',
      'SAT 1240',
      'May 2, 2026',
    ]);
    const link = screen.getByRole('link', { name: 'See the matches for Answers 1' });
    expect(link.getAttribute('href')).toBe('/alma/results?type=public&st=AL&must=budget');
    follow(link);
    expect(privateAnswers()).toEqual({ budget: 25_000, income: '30001-48000', sat: 1240 });
    expect(JSON.parse(sessionStorage.getItem(PRIVATE_ANSWERS_KEY) ?? '')).toEqual(privateAnswers());
  });

  it('restore the ZIP code beside the facts of this tab', async () => {
    saveStudentFacts({ gpa: 3.5, zip: '93706', act: 20 });
    await panel([], [someAnswers(1, { settings: ['city'], miles: 250, homeZip: '36849' }), someAnswers(2, { sat: 1240 })]);
    expect(screen.getByText('City. Within 250 miles of ZIP code 36849')).toBeTruthy();
    follow(screen.getByRole('link', { name: 'See the matches for Answers 1' }));
    expect(hrefOf('See the matches for Answers 1')).toBe('/alma/results?setting=city&miles=250');
    expect(studentFacts()).toEqual({ gpa: 3.5, zip: '36849' });
    follow(screen.getByRole('link', { name: 'See the matches for Answers 2' }));
    expect(studentFacts()).toEqual({ gpa: 3.5, zip: '36849', sat: 1240 });
    act(() => saveStudentFacts({}));
  });

  it('without private answers clear the private answers of this tab', async () => {
    await panel([], [someAnswers(1, {})]);
    expect(screen.getByText('All steps skipped')).toBeTruthy();
    follow(screen.getByRole('link', { name: 'See the matches for Answers 1' }));
    expect([privateAnswers(), sessionStorage.getItem(PRIVATE_ANSWERS_KEY)]).toEqual([{}, null]);
  });

  it('of another method version carry the version', async () => {
    await panel([], [{ ...someAnswers(1, { size: 'small' }), methodVersion: METHOD_VERSION + 1 }]);
    expect(hrefOf('See the matches for Answers 1')).toBe(`/alma/results?v=${METHOD_VERSION + 1}&size=small`);
  });

  it('are deleted after confirmation', async () => {
    const { sent } = await panel([], [someAnswers(1, {}), someAnswers(2, {})], { 'matching.remove': () => undefined });
    press('Delete Answers 1');
    press('Delete them');
    await waitFor(() => expect(screen.queryByText('Answers 1')).toBeNull());
    expect([sent.map(({ path }) => path), counts()]).toEqual([['/api/match/sessions/1'], ['0 rankings', '0 searches', '1 set of answers']]);
  });
});
