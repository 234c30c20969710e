/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '../../../api/client.ts';
import { createQueries, SiteContext, type Site } from '../../../api/site.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { serverMarkup } from '../../../lib/server-markup.fixture.ts';
import { anAnswer } from '../search.fixture.ts';
import { searchQuery } from '../search.queries.ts';
import { SearchPage } from '../SearchPage.tsx';
import { ResultCard } from './ResultCard.tsx';

const api = createClient(() => Promise.reject(new Error('No call is expected')));
const queries = createQueries();
const site: Site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
const HIT = { ...aPlace(1, 'Coe College').college, unknown: false };

const pageOf = (part: ReactNode) => (
  <SiteContext value={site}>
    <QueryClientProvider client={queries}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>
  </SiteContext>
);

const markupOf = (part: ReactNode): Promise<string> => serverMarkup(pageOf(part));

it('renders a card once, because a page has 24 of them', async () => {
  const phases: string[] = [];
  const card = (
    <Profiler id="card" onRender={(_, phase) => phases.push(phase)}>
      <ResultCard hit={HIT} query={{}} />
    </Profiler>
  );
  const container = document.createElement('div');
  container.innerHTML = await markupOf(card);
  const root = await act(() => Promise.resolve(hydrateRoot(container, pageOf(card))));
  expect(phases).toEqual(['mount']);
  act(() => root.unmount());
});

it('hydrates the colleges apart from the page', async () => {
  queries.setQueryData(searchQuery(api, {}).queryKey, { result: anAnswer({ items: [HIT] }), query: {} });
  // React's mark of a finished `Suspense`.
  expect(await markupOf(<SearchPage />)).toContain(
    '<div id="results" tabindex="-1" class="focus:outline-none"><!--$--><div aria-busy="false"',
  );
});
