import fc from 'fast-check';
import { PRICE_BANDS, SERVICE_FORMATS } from '../../api/domain/services.ts';
import { comparedIn, filterCount, serviceQueryOf, servicesHref, type ServiceQuery } from './service-url.ts';

const PATH = '/services/best-test-prep-services';
const read = (href: string): ServiceQuery => serviceQueryOf(href.split('?')[1] ?? '');

const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.replaceAll(',', '').trim());
const queries: fc.Arbitrary<ServiceQuery> = fc.record({
  category: fc.constant(undefined),
  q: fc.option(
    word.filter((text) => text !== ''),
    { nil: undefined },
  ),
  price: fc.option(fc.subarray([...PRICE_BANDS], { minLength: 1 }), { nil: undefined }),
  how: fc.option(fc.subarray([...SERVICE_FORMATS], { minLength: 1 }), { nil: undefined }),
  feature: fc.option(
    fc.uniqueArray(
      word.filter((text) => text !== ''),
      { minLength: 1, maxLength: 5 },
    ),
    { nil: undefined },
  ),
  sort: fc.constantFrom(undefined, 'name' as const, 'price' as const),
  page: fc.option(fc.integer({ min: 2, max: 10_000 }), { nil: undefined }),
});

it('an address says what its query says', () => {
  fc.assert(fc.property(queries, (query) => expect(read(servicesHref(PATH, query))).toEqual(query)));
});

it.each<[string, ServiceQuery]>([
  ['?price=free,gold&how=moon&sort=suggested&page=1', { price: ['free'] }],
  ['?price=free&price=$', { price: ['free', '$'] }],
  ['?q=%20%20&feature=,,&page=-3', {}],
  ['?page=2.5&sort=money', {}],
  ['?page=10000', { page: 10_000 }],
  ['?page=10001', {}],
  // The API refuses longer texts.
  [`?q=${'a'.repeat(101)}&feature=${'b'.repeat(41)}`, { q: 'a'.repeat(100), feature: ['b'.repeat(40)] }],
])('%s means what it can', (search, meant) => {
  expect(read(PATH + search)).toEqual({ ...read(PATH), ...meant });
});

it('reads any address', () => {
  fc.assert(fc.property(fc.webQueryParameters(), (search) => expect(filterCount(serviceQueryOf(search))).toBeGreaterThanOrEqual(0)));
});

it('compares up to three services', () => {
  expect(comparedIn('?compare=a,b,a,c,d')).toEqual(['a', 'b', 'c']);
  expect(comparedIn('?compare=<b>,Upper, ok ')).toEqual(['ok']);
  expect(servicesHref(PATH, { price: ['free'] }, ['a', 'b'])).toBe(`${PATH}?price=free&compare=a%2Cb`);
  expect(servicesHref(PATH, {})).toBe(PATH);
});
