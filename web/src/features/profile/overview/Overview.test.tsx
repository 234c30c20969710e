/** @jest-environment jsdom */
import { aFavorite, aRanking, aUser, press, refuse, show } from '../profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Overview } from './Overview.tsx';

afterEach(cleanup);
const three = [1, 2, 3, 4].map((id) => aFavorite(id));
const done = aUser({ profilePicture: '/pictures/1.webp', bio: 'Numbers' });

it('welcomes new users only', () => {
  show(<Overview user={aUser()} />, { address: '/profile?welcome=1' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Welcome to Alma, Ada');
  cleanup();
  show(<Overview user={aUser()} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Overview');
});

describe('an unverified email address', () => {
  const unverified = aUser({ emailVerified: false });

  it('shows a banner, and the link can be sent again', async () => {
    const { sent } = show(<Overview user={unverified} />, { answers: { 'accounts.resendVerification': () => ({ message: 'ok' }) } });
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Your email address is not verified yet.');
    press('Resend the email');
    expect(await screen.findByText(/^Sent\./)).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/resend-verification']);
  });

  it('shows the rate limit message of the server', async () => {
    show(<Overview user={unverified} />, {
      answers: { 'accounts.resendVerification': () => refuse(429, 'Wait a minute before you ask for another email.') },
    });
    press('Resend the email');
    expect(await screen.findByText('Wait a minute before you ask for another email.')).toBeTruthy();
  });

  it('shows no banner once verified', () => {
    show(<Overview user={aUser()} />);
    expect(screen.queryByText(/not verified/)).toBeNull();
  });
});

describe('the checklist', () => {
  it('links to open items and marks done items', async () => {
    show(<Overview user={aUser({ bio: 'Numbers' })} />);
    expect(await screen.findByText('2 of 4 done')).toBeTruthy();
    expect(['Add a picture', 'Save three colleges'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/profile?tab=account#picture',
      '/discover',
    ]);
    expect(screen.queryByRole('link', { name: 'Verify your email address' })).toBeNull();
  });

  it('is hidden when all items are done', async () => {
    show(<Overview user={done} />, { answers: { 'favorites.list': () => three } });
    await waitFor(() => expect(screen.queryByText('Set up your account')).toBeNull());
  });
});

describe('the favorites', () => {
  it('are counted, and the three newest are shown', async () => {
    show(<Overview user={done} />, { answers: { 'favorites.list': () => three } });
    expect(await screen.findByText('4 saved colleges')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^College/ }).map(({ textContent }) => textContent)).toEqual([
      'College 4',
      'College 3',
      'College 2',
    ]);
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    show(<Overview user={done} />, { answers: { 'favorites.list': () => (isDown ? refuse(503, 'Too busy.') : three) } });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    expect(await screen.findByText('4 saved colleges')).toBeTruthy();
  });
});

it('counts requests to be roommates, with the way to answer them', async () => {
  show(<Overview user={done} />, { answers: { 'messages.unreadCount': () => ({ unread: 2, requests: 0, roommates: 1 }) } });
  expect(await screen.findByText('You have 2 unread conversations and 1 roommate request.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer roommate requests' }).getAttribute('href')).toBe('/roommates/requests');
});

describe('the rankings', () => {
  const rankings = [4, 3, 2, 1].map((id) => aRanking(id, { query: 'w=5402300001' }));

  it('are the three most recently saved or changed', async () => {
    show(<Overview user={done} />, { answers: { 'savedRankings.list': () => rankings } });
    const links = await screen.findAllByRole('link', { name: /^Ranking/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [4, 3, 2].map((id) => [`Ranking ${id}`, '/rankings?w=5402300001']),
    );
    expect(screen.getByRole('link', { name: 'See all rankings and matches' }).getAttribute('href')).toBe('/profile?tab=rankings');
  });

  it('link to a first ranking if there is none', async () => {
    show(<Overview user={done} />);
    expect((await screen.findByRole('link', { name: 'Create a ranking' })).getAttribute('href')).toBe('/rankings');
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    show(<Overview user={done} />, { answers: { 'savedRankings.list': () => (isDown ? refuse(503, 'Too busy.') : rankings) } });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Ranking 4')).toBeTruthy();
  });
});
