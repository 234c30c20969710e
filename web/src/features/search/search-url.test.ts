import type { SearchQuery, SearchResult } from '../../api/domain/search.ts';
import { understoodHref } from './understood.ts';
import fc from 'fast-check';
import { changed, cleared, hrefOf, readSearch } from './search-url.ts';

describe('the URL of a search', () => {
  it('reads filters, view and page', () => {
    const { query, view, faults } = readSearch('?state=AL,GA&netPrice=..20000&page=3&view=table');
    expect(query).toEqual({ state: ['AL', 'GA'], netPrice: { max: 20_000 }, page: 3 });
    expect(view).toBe('table');
    expect(faults).toEqual([]);
  });

  it('reports invalid parameters and keeps the rest', () => {
    const { query, faults } = readSearch('?state=AL&page=none&view=globe');
    expect(query).toEqual({ state: ['AL'] });
    expect(faults.map(({ path }) => path)).toEqual(['page', 'view']);
  });

  it('ignores the parameters that other sites add', () => {
    expect(readSearch('?utm_source=mail&fbclid=1')).toEqual({ query: {}, view: 'cards', faults: [], asksPlace: false });
  });

  it('ignores the empty fields of a form', () => {
    expect(readSearch('?q=&zip=+')).toEqual({ query: {}, view: 'cards', faults: [], asksPlace: false });
  });

  it('omits defaults', () => {
    expect(hrefOf('/discover', { page: 1, unknown: 'include', state: [] })).toBe('/discover');
    expect(hrefOf('/discover', { q: 'auburn u' }, 'table')).toBe('/discover?q=auburn+u&view=table');
    expect(hrefOf('/discover', {}, 'map')).toBe('/discover?view=map');
  });

  it('reads back every state', () => {
    const range = fc.record({ min: fc.integer({ min: 0, max: 500 }), max: fc.integer({ min: 501, max: 90_000 }) });
    const queries = fc.record(
      {
        q: fc.stringMatching(/^[a-z&=%+ö,]{1,20}$/),
        state: fc.uniqueArray(fc.constantFrom('AL' as const, 'GA' as const, 'NY' as const), { minLength: 1 }).map((codes) => codes.sort()),
        netPrice: range,
        hbcu: fc.constant(true as const),
        page: fc.integer({ min: 2, max: 100 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(queries, fc.constantFrom('cards' as const, 'table' as const, 'map' as const), (query, view) => {
        const read = readSearch(new URL(hrefOf('/discover', query, view), 'http://x').search);
        expect(read).toEqual({ query, view, faults: [], asksPlace: false });
      }),
    );
  });

  it('returns to the first page after a change', () => {
    expect(hrefOf('/discover', changed({ page: 4, q: 'a' }, { q: 'b' }))).toBe('/discover?q=b');
  });

  it.each<[SearchQuery, SearchQuery, hasOrder: boolean]>([
    [{ major: ['51.38'], sort: { key: 'majorEarnings', direction: 'desc' } }, { major: undefined }, false],
    [{ major: ['51.38'], award: ['bachelor'], sort: { key: 'majorEarnings', direction: 'desc' } }, { major: undefined }, false],
    [{ major: ['51.38'], award: ['bachelor'], sort: { key: 'graduates', direction: 'desc' } }, { major: undefined }, true],
    [{ q: 'elm', sort: { key: 'relevance', direction: 'asc' } }, { q: undefined }, false],
    [{ zip: '36849', sort: { key: 'distance', direction: 'asc' } }, { state: ['AL'] }, true],
    [{ major: ['51.38'], sort: { key: 'netPrice', direction: 'asc' } }, { major: undefined }, true],
  ])('keeps the order of %j after the change %j, if it has what it needs: %s', (query, change, hasOrder) => {
    expect(changed(query, change).sort).toEqual(hasOrder ? query.sort : undefined);
  });

  it('keeps the order after "Clear all", unless the order needs a filter', () => {
    expect(cleared({ q: 'a', sort: { key: 'netPrice', direction: 'asc' } })).toEqual({ sort: { key: 'netPrice', direction: 'asc' } });
    expect(cleared({ zip: '36849', sort: { key: 'distance', direction: 'asc' } })).toEqual({});
  });
});

describe('a search near the visitor', () => {
  it('asks for the place until there is a ZIP code', () => {
    expect(readSearch('?near=me')).toEqual({ query: {}, view: 'cards', faults: [], asksPlace: true });
    expect(readSearch('?near=me&zip=36849').asksPlace).toBe(false);
    expect(readSearch('?near=you').faults).toHaveLength(1);
  });

  it('has an address of the filters that a name means', () => {
    const href = (understood: SearchResult['understood']) => understoodHref('/discover', { understood } as SearchResult, 'table');
    expect(href(undefined)).toBeUndefined();
    expect(href({ query: 'state=TX&control=public', words: '' })).toBe('/discover?state=TX&control=public&view=table');
    expect(href({ query: '', words: '', needsPlace: true })).toBe('/discover?view=table&near=me');
  });
});
