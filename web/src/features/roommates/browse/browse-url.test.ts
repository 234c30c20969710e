import fc from 'fast-check';
import { browseHref, browseQueryOf, changed, cleared, filterCount } from './browse-url.ts';

const queryAt = (address: string) => browseQueryOf(address.split('?')[1] ?? '');

describe('the address of the list', () => {
  it.each([
    ['', {}],
    [
      'year=junior&looking=either&term=2027-fall&budget=600-899',
      { year: 'junior', looking: 'either', term: '2027-fall', budget: '600-899' },
    ],
    ['major=%20Biology%20&interest=Chess&minMatch=70', { major: 'Biology', interest: 'Chess', minMatch: 70 }],
    ['collegeId=12&hideContacted=1&withDealBreakers=1', { collegeId: 12, hideContacted: '1', withDealBreakers: '1' }],
    ['sort=newest&page=3', { sort: 'newest', page: 3 }],
    ['sort=match&page=1', {}],
    ['sort=reply&year=dean&term=fall&budget=7&minMatch=101&page=2.5&hideContacted=yes&collegeId=-1&major=%20&utm=x', {}],
  ])('%j means %j', (search, query) => expect(browseQueryOf(search)).toEqual(query));

  it('keeps its meaning when it is written and read again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const query = browseQueryOf(search);
        expect(queryAt(browseHref(query))).toEqual(query);
      }),
    );
  });

  it('returns to the first page with a change, and keeps college and order without filters', () => {
    const query = browseQueryOf('collegeId=2&year=junior&minMatch=60&sort=active&page=4');
    expect(changed(query, { year: undefined, major: 'Art' })).toEqual({ collegeId: 2, minMatch: 60, sort: 'active', major: 'Art' });
    expect(cleared(query)).toEqual({ collegeId: 2, sort: 'active' });
    expect([filterCount(query), filterCount(cleared(query))]).toEqual([2, 0]);
  });
});
