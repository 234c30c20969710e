/** @jest-environment jsdom */
import { aFavorite, aRanking, aUser, press, refuse, show } from '../profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Overview } from './Overview.tsx';

afterEach(cleanup);
const three = [1, 2, 3, 4].map((id) => aFavorite(id));
const done = aUser({ profilePicture: '/pictures/1.webp', bio: 'Numbers' });

it('greets who has just signed up, and nobody else', () => {
  show(<Overview user={aUser()} />, { address: '/profile?welcome=1' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Welcome to Alma, Ada');
  cleanup();
  show(<Overview user={aUser()} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Overview');
});

describe('an address that is not verified', () => {
  const unverified = aUser({ emailVerified: false });

  it('is said, and the link can be sent again', async () => {
    const { sent } = show(<Overview user={unverified} />, { answers: { 'accounts.resendVerification': () => ({ message: 'ok' }) } });
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Your email address is not verified yet.');
    press('Resend the email');
    expect(await screen.findByText(/^Sent\./)).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/resend-verification']);
  });

  it('was written to enough: the server says when to try again', async () => {
    show(<Overview user={unverified} />, {
      answers: { 'accounts.resendVerification': () => refuse(429, 'Wait a minute before you ask for another email.') },
    });
    press('Resend the email');
    expect(await screen.findByText('Wait a minute before you ask for another email.')).toBeTruthy();
  });

  it('is no matter once it is', () => {
    show(<Overview user={aUser()} />);
    expect(screen.queryByText(/not verified/)).toBeNull();
  });
});

describe('the checklist', () => {
  it('leads to what is missing and ticks what is there', async () => {
    show(<Overview user={aUser({ bio: 'Numbers' })} />);
    expect(await screen.findByText('2 of 4 done')).toBeTruthy();
    expect(['Add a picture', 'Keep three colleges'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/profile?tab=account#picture',
      '/discover',
    ]);
    expect(screen.queryByRole('link', { name: 'Verify your email address' })).toBeNull();
  });

  it('is gone once all is done', async () => {
    show(<Overview user={done} />, { answers: { 'favorites.list': () => three } });
    await waitFor(() => expect(screen.queryByText('Make it yours')).toBeNull());
  });
});

describe('the favorites', () => {
  it('are counted, and the three newest shown', async () => {
    show(<Overview user={done} />, { answers: { 'favorites.list': () => three } });
    expect(await screen.findByText('You keep 4 colleges')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^College/ }).map(({ textContent }) => textContent)).toEqual([
      'College 4',
      'College 3',
      'College 2',
    ]);
  });

  it('can be asked for again when they cannot be had', async () => {
    let isDown = true;
    show(<Overview user={done} />, { answers: { 'favorites.list': () => (isDown ? refuse(503, 'Too busy.') : three) } });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    expect(await screen.findByText('You keep 4 colleges')).toBeTruthy();
  });
});

describe('the rankings', () => {
  const rankings = [4, 3, 2, 1].map((id) => aRanking(id, { query: 'w=5402300001' }));

  it('are the three that were saved or changed last', async () => {
    show(<Overview user={done} />, { answers: { 'savedRankings.list': () => rankings } });
    const links = await screen.findAllByRole('link', { name: /^Ranking/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [4, 3, 2].map((id) => [`Ranking ${id}`, '/rankings?w=5402300001']),
    );
    expect(screen.getByRole('link', { name: 'See all rankings and matches' }).getAttribute('href')).toBe('/profile?tab=rankings');
  });

  it('lead to the first one while there is none', async () => {
    show(<Overview user={done} />);
    expect((await screen.findByRole('link', { name: 'Make a ranking' })).getAttribute('href')).toBe('/rankings');
  });

  it('can be asked for again when they cannot be had', async () => {
    let isDown = true;
    show(<Overview user={done} />, { answers: { 'savedRankings.list': () => (isDown ? refuse(503, 'Too busy.') : rankings) } });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Ranking 4')).toBeTruthy();
  });
});
