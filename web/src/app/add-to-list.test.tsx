/** @jest-environment jsdom */
import { ADA, button, press, renderPage } from '../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetSession, storeUser } from '../api/session-store.ts';
import { aFavorite, aList } from '../entities/favorites/favorites.fixture.ts';
import { FavoriteToggle } from '../entities/favorites/FavoriteToggle.tsx';
import { Toasts } from './Toasts.tsx';

beforeAll(() => {
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  forgetSession();
});

it('puts a college into a list from the message that it is saved, and returns to its heart', async () => {
  storeUser(ADA.token, ADA.user);
  let listIds: number[] = [];
  const { sent } = renderPage(
    <>
      <FavoriteToggle college={{ id: 1, name: 'College 1' }} />
      <Toasts />
    </>,
    {
      answers: {
        'favorites.list': () => (sent.length === 0 ? [] : [aFavorite(1, { listIds })]),
        'favorites.lists': () => [aList(7, 'Near')],
        'favorites.add': () => aFavorite(1),
        'favorites.changeList': () => {
          listIds = [7];
          return aList(7, 'Near');
        },
      },
    },
  );
  const heart = button('Save College 1');
  act(() => heart.focus());
  fireEvent.click(heart);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to list' }));
  const near = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Near', hidden: true });
  expect(screen.getByRole('dialog', { name: 'Add 1 college to a list', hidden: true })).toBeTruthy();
  expect([near.checked, screen.queryByRole('button', { name: 'Add to list' })]).toEqual([false, null]);
  fireEvent.click(near);
  await waitFor(() => expect(near.checked).toBe(true));
  await waitFor(() =>
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/favorites/1', undefined],
      ['/api/favorite-lists/7', { add: [1], remove: [] }],
    ]),
  );
  press('Close');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(heart);
});
