/** @jest-environment jsdom */
import { renderPage } from '../../../lib/page.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { searchJson } from '../../../../../src/adapters/http/answer/search-views.ts';
import { aCollege } from '../../../../../src/domain/colleges/college.fixture.ts';
import { createCatalog } from '../../../../../src/domain/search/catalog.ts';
import type { Given } from '../../../../../src/domain/search/given-orders.ts';
import type { SearchQuery, SearchResult } from '../../../api/domain/search.ts';
import { ResultTable } from '../table/ResultTable.tsx';
import { ResultCard } from './ResultCard.tsx';

const BADGE = 'Rate of under 100 students';
const COLLEGES = [99, 100].map((graduationCohort) =>
  aCollege({ id: graduationCohort, name: `Cohort of ${graduationCohort}`, size: 5_000, graduationRate: 0.9, graduationCohort }),
);

const NURSING = { code: '51.38', name: 'Nursing' };

/** The hits of the search as a browser receives them. */
function hitsOf(query: SearchQuery, given?: Given, majors: SearchResult['majors'] = []): SearchResult['items'] {
  const answer = createCatalog(COLLEGES, 'v1').search(query, {}, given);
  return searchJson({ ...answer, majors }, 'v1').value.items;
}
const hasBadge = (element: Element | null | undefined) => element?.textContent.includes(BADGE);

afterEach(cleanup);

describe('the badge of a rate of few students', () => {
  const query: SearchQuery = { sort: { key: 'gradRate', direction: 'desc' } };

  it('is on the card of a college with 99 students in the rate, and not with 100', () => {
    renderPage(hitsOf(query).map((hit) => <ResultCard key={hit.id} hit={hit} query={query} />));
    const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article');
    expect([hasBadge(cardOf('Cohort of 99')), hasBadge(cardOf('Cohort of 100'))]).toEqual([true, false]);
  });

  it('is in the row of the table', () => {
    renderPage(<ResultTable hits={hitsOf(query)} caption="Colleges found" query={query} sortHref={() => '?'} />);
    const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr');
    expect([hasBadge(rowOf('Cohort of 99')), hasBadge(rowOf('Cohort of 100'))]).toEqual([true, false]);
  });

  it('is in no other order', () => {
    expect(hitsOf({}).map(({ behind }) => behind)).toEqual([undefined, undefined]);
  });
});

it('says what graduates of the major earn, in an order by it, and names the major in the table', () => {
  const figures = new Map([[99, { dollars: 80_110, major: NURSING }]]);
  const query: SearchQuery = { sort: { key: 'majorEarnings', direction: 'desc' } };
  const hits = hitsOf(query, { earnings: { credential: 3, part: 'earnings4', figures } }, [NURSING]);
  renderPage(hits.map((hit) => <ResultCard key={hit.id} hit={hit} query={query} />));
  renderPage(<ResultTable hits={hits} caption="Colleges found" query={query} sortHref={() => '?'} />);
  const texts = screen.getAllByRole('link', { name: /^Cohort/ }).map((link) => link.closest('article, tr')?.textContent ?? '');
  const says = (words: string) => texts.map((text) => text.includes(words));
  expect(says('· median pay $80,110 four years after a bachelor’s degree')).toEqual([true, false, false, false]);
  expect(says('median earnings $80,110 four years after a bachelor’s degree in Nursing')).toEqual([false, false, true, false]);
  expect(says('no published earnings')).toEqual([false, true, false, true]);
});
