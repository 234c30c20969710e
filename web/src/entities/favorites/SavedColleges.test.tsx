/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { createClient } from '../../api/client.ts';
import { currentToken, forgetSession, storeUser } from '../../api/session-store.ts';
import { syncSession } from '../../api/session-sync.ts';
import { createQueries, SiteContext, type Site } from '../../api/site.ts';
import { FavoriteToggle } from './FavoriteToggle.tsx';
import { aFavorite } from './favorites.fixture.ts';
import { FAVORITES_KEY, replaceLocalFavorites } from './store.ts';

const IDS = Array.from({ length: 100 }, (_, index) => index + 1);
const person = (email: string) => ({ firstName: 'Ada', lastName: 'Lovelace', email });
/** The saved colleges of two accounts, by token. */
const SAVED: Record<string, number[]> = { ada: [1, 2], grace: [3] };

let site: Site;
let rendered: string[];

function show(): void {
  const api = createClient(({ key }) => {
    const token = currentToken() ?? '';
    return Promise.resolve(key === 'favorites.list' ? SAVED[token]?.map((id) => aFavorite(id)) : person(token));
  });
  site = { api, queries: createQueries(), publicUrl: '', onServer: false, structuredData: [] };
  rendered = [];
  render(
    <SiteContext value={site}>
      <QueryClientProvider client={site.queries}>
        {IDS.map((id) => (
          <Profiler key={id} id={String(id)} onRender={(name) => rendered.push(name)}>
            <FavoriteToggle college={{ id, name: `College ${id}` }} />
          </Profiler>
        ))}
      </QueryClientProvider>
    </SiteContext>,
  );
  expect(rendered).toHaveLength(IDS.length);
  rendered = [];
}

const press = (id: number) => fireEvent.click(screen.getByRole('button', { name: `Save College ${id}` }));
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
const watchers = () => site.queries.getQueryCache().find({ queryKey: FAVORITES_KEY })?.getObserversCount();

afterEach(() => {
  cleanup();
  forgetSession();
  replaceLocalFavorites([]);
});

it('renders only the pressed one of 100 buttons', () => {
  show();
  press(7);
  expect([pressed(), rendered]).toEqual([[7], ['7']]);
  press(9);
  press(7);
  expect([pressed(), rendered]).toEqual([[9], ['7', '9', '7']]);
});

it('watches the account once for 100 buttons, and renders those that are saved', async () => {
  storeUser('ada', person('ada'));
  show();
  await waitFor(() => expect(pressed()).toEqual([1, 2]));
  expect([rendered, watchers()]).toEqual([['1', '2'], 1]);
  cleanup();
  expect(watchers()).toBe(0);
});

it('shows the colleges of the person who has signed in in another tab', async () => {
  storeUser('ada', person('ada'));
  show();
  await waitFor(() => expect(pressed()).toEqual([1, 2]));
  const stop = syncSession(site);
  act(() => storeUser('grace', person('grace')));
  await waitFor(() => expect(pressed()).toEqual([3]));
  stop();
});
