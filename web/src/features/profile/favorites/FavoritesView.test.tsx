/** @jest-environment jsdom */
import { aFavorite, aList, button, lastToast, press, refuse, show, type Answers } from '../profile.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { Favorite } from '../../../api/domain/favorites.ts';
import { useSite } from '../../../api/site.ts';
import { compareId } from '../../../entities/compare/store.ts';
import { favoritesQuery, listsQuery } from '../../../entities/favorites/favorites.queries.ts';
import { FavoritesView } from './FavoritesView.tsx';

beforeAll(() => {
  // jsdom has no showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

/** The view with the cached data, as the panel renders it. */
function View() {
  const { api } = useSite();
  const { data: favorites } = useQuery(favoritesQuery(api));
  const { data: lists } = useQuery(listsQuery(api));
  return favorites && lists ? <FavoritesView favorites={favorites} lists={lists} /> : null;
}
async function view(favorites: Favorite[], answers: Answers = {}, address?: string) {
  const shown = show(<View />, { answers: { 'favorites.list': () => favorites, ...answers }, ...(address !== undefined && { address }) });
  await screen.findByRole('button', { name: 'Share' });
  return shown;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const choose = (...ids: number[]) => ids.forEach((id) => fireEvent.click(box(`Choose College ${id}`)));
const bodiesAt = (sent: { path: string; body?: unknown }[]) => sent.map(({ path, body }) => [path, body]);

it('compares the shown colleges or the chosen ones, at most six', async () => {
  const favorites = [1, 2, 3, 4, 5, 6, 7].map((id) => aFavorite(id));
  const linkOf = (...ids: number[]) =>
    `/compare?c=${ids
      .map((id) => favorites.find((one) => one.collegeId === id))
      .map((one) => one && compareId(one.college))
      .join(',')}`;
  await view(favorites);
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(href('Compare the first 6')).toBe(linkOf(7, 6, 5, 4, 3, 2));
  choose(1);
  expect(button('Compare').getAttribute('aria-disabled')).toBe('true');
  choose(3);
  expect(href('Compare 2')).toBe(linkOf(3, 1));
});

it('chooses all and none', async () => {
  await view([aFavorite(1), aFavorite(2)]);
  choose(1);
  expect([box('Choose all').indeterminate, box('Choose all').checked]).toEqual([true, false]);
  fireEvent.click(box('Choose all'));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  fireEvent.click(box('Choose all'));
  expect([box('Choose College 1').checked, screen.queryByText('2 chosen')]).toEqual([false, null]);
});

it('puts chosen colleges into several lists, and says which are in some', async () => {
  const lists = [aList(7, 'Near'), aList(8, 'Far')];
  const { sent } = await view([aFavorite(1, { listIds: [7] }), aFavorite(2), aFavorite(3)], {
    'favorites.lists': () => lists,
    'favorites.changeList': ({ params }) => lists.find(({ id }) => id === Number(params['id'])),
  });
  choose(1, 2);
  press('Add to list');
  expect(box('Near · 1 of 2').indeterminate).toBe(true);
  fireEvent.click(box('Near · 1 of 2'));
  fireEvent.click(box('Far'));
  await waitFor(() => expect(box('Near').checked && box('Far').checked).toBe(true));
  fireEvent.click(box('Near'));
  await waitFor(() => expect(box('Near').checked).toBe(false));
  await waitFor(() =>
    expect(bodiesAt(sent)).toEqual([
      ['/api/favorite-lists/7', { add: [2, 1], remove: [] }],
      ['/api/favorite-lists/8', { add: [2, 1], remove: [] }],
      ['/api/favorite-lists/7', { add: [], remove: [2, 1] }],
    ]),
  );
  expect(screen.getAllByRole('link', { name: 'Far', hidden: true })).toHaveLength(2);
});

it('reverts a list that could not be changed', async () => {
  await view([aFavorite(1)], {
    'favorites.lists': () => [aList(7, 'Near')],
    'favorites.changeList': () => refuse(404, 'There is no such list.'),
  });
  press('Add to list');
  fireEvent.click(box('Near'));
  await waitFor(() => expect(lastToast()).toMatchObject({ title: '“Near” could not be changed', description: 'There is no such list.' }));
  await waitFor(() => expect(box('Near').checked).toBe(false));
});

it('removes chosen colleges from the open list, with a way back', async () => {
  const { sent } = await view(
    [aFavorite(1, { listIds: [7] }), aFavorite(2, { listIds: [7] })],
    { 'favorites.lists': () => [aList(7, 'Near')], 'favorites.changeList': () => aList(7, 'Near') },
    '/profile?tab=favorites&list=7',
  );
  press('Remove from list');
  expect(sent).toEqual([]);
  choose(1);
  press('Remove from list');
  await waitFor(() => expect(lastToast()?.title).toBe('1 college removed from “Near”'));
  expect(screen.queryByText('College 1')).toBeNull();
  lastToast()?.action?.run();
  expect(await screen.findByText('College 1')).toBeTruthy();
  await waitFor(() => expect(bodiesAt(sent).at(-1)).toEqual(['/api/favorite-lists/7', { add: [1], remove: [] }]));
});

describe('sharing', () => {
  const linkOf = (name: string) => screen.findByLabelText<HTMLInputElement>(`Link to ${name}`);

  it('makes a list of the chosen colleges and shows its link; the second press makes no other', async () => {
    const { sent } = await view([aFavorite(1), aFavorite(2), aFavorite(3)], {
      'favorites.addList': ({ body }) => aList(9, (body as { name: string }).name, 'secret'),
    });
    choose(1, 3);
    press('Share');
    const name = `Shared on ${new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}`;
    expect((await linkOf(name)).value).toBe('http://localhost/lists/secret');
    press('Share');
    await linkOf(name);
    expect(bodiesAt(sent)).toEqual([['/api/favorite-lists', { name, collegeIds: [3, 1], isShared: true }]]);
  });

  it('shares the open list itself', async () => {
    const { sent } = await view(
      [aFavorite(1, { listIds: [7] }), aFavorite(2)],
      { 'favorites.lists': () => [aList(7, 'Near')], 'favorites.changeList': () => aList(7, 'Near', 'secret') },
      '/profile?tab=favorites&list=7',
    );
    press('Share');
    expect((await linkOf('Near')).value).toBe('http://localhost/lists/secret');
    expect(bodiesAt(sent)).toEqual([['/api/favorite-lists/7', { isShared: true }]]);
  });

  it('says why it failed', async () => {
    await view([aFavorite(1)], { 'favorites.addList': () => refuse(422, 'You can have up to 50 lists. Remove one first.') });
    press('Share');
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Your colleges could not be shared',
        description: 'You can have up to 50 lists. Remove one first.',
      }),
    );
  });
});
