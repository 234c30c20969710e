import fc from 'fast-check';
import { SEARCH_WORDS } from './param-words.ts';
import { parseSearch, SEARCH_PARAMS, SEARCH_PARAM_KEYS, serializeSearch, type Param, type SearchQuery } from './params.ts';
import { someQuery } from './search.fixture.ts';

const parsed = (text: string) => parseSearch(new URLSearchParams(text));

describe('search parameters', () => {
  it('parse what they serialize', () => {
    const withText = fc.tuple(someQuery, fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }));
    fc.assert(
      fc.property(withText, ([drawn, q]) => {
        const query: SearchQuery = { ...drawn, ...(q?.trim() && { q: q.trim() }) };
        const text = serializeSearch(query);
        const { query: read, faults } = parsed(text);
        expect(faults).toEqual([]);
        expect(serializeSearch(read)).toBe(text);
      }),
    );
  });

  it('have one canonical text for any order of keys and values, without defaults', () => {
    expect(serializeSearch(parsed('perPage=24&page=1&state=GA,al,GA&unknown=include&q=a%20b&netPrice=..20000').query)).toBe(
      'q=a+b&state=AL,GA&netPrice=..20000',
    );
  });

  it('never throw, and list every fault', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(fc.constantFrom(...SEARCH_PARAM_KEYS), fc.string()), fc.string())), (pairs) => {
        const { query, faults } = parseSearch(pairs);
        expect(Object.keys(query).length + faults.length).toBeLessThanOrEqual(pairs.length);
      }),
    );
    const { query, faults } = parsed('state=XX&nope=1&netPrice=5..1&page=0&sort=size:up&level=4&near=91,0&toString=1');
    expect(query).toEqual({ level: ['4'] });
    expect(faults.map(({ path }) => path)).toEqual(['state', 'nope', 'netPrice', 'page', 'sort', 'near', 'toString']);
  });

  it.each([
    ['netPrice=..20000', { netPrice: { max: 20_000 } }],
    ['gradRate=0.5..', { gradRate: { min: 0.5 } }],
    ['netPrice=-500..0.5', { netPrice: { min: -500, max: 0.5 } }],
    ['near=32.6,-85.5&radius=10', { near: { latitude: 32.6, longitude: -85.5 }, radius: 10 }],
    ['sort=match', { sort: { key: 'match', direction: 'desc' } }],
    ['sort=match:asc', { sort: { key: 'match', direction: 'desc' } }],
    ['sort=netPrice', { sort: { key: 'netPrice', direction: 'asc' } }],
    ['hbcu=1&women=true', { hbcu: true, women: true }],
    ['carnegie=A|B, C', { carnegie: ['A', 'B, C'] }],
  ])('reads %s', (text, query) => {
    expect(parsed(text)).toEqual({ query, faults: [] });
  });

  it.each(['netPrice=..', 'netPrice=5', 'gradRate=a..b', 'zip=1234', 'mySat=399', 'myAct=37', 'hbcu=0', 'q=+', 'size=', 'level=3'])(
    'refuses %s',
    (text) => {
      expect(parsed(text).faults).toHaveLength(1);
    },
  );

  it.each(SEARCH_PARAM_KEYS)('gives %s an example that it reads', (key) => {
    expect((SEARCH_PARAMS[key] as Param<unknown>).parse(SEARCH_WORDS[key].example)).toBeDefined();
  });
});
