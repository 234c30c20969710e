import fc from 'fast-check';
import { createMarketplace, SERVICE_SORTS, type ServiceQuery } from './marketplace.ts';
import { averageOf } from './rating.ts';
import { relatedServices } from './related.ts';
import { CATEGORY_SLUGS, PRICE_BANDS, SERVICE_FORMATS, serviceSlug, type CategorySlug, type Service } from './service.ts';
import { aService } from './service.fixture.ts';

const PREP = 'best-test-prep-services';
const TUTORING = 'best-online-tutoring-services';
const aCategory = (slug: CategorySlug, name: string, position: number) => ({
  id: position,
  slug,
  alias: slug,
  name,
  description: '',
  icon: 'book',
  position,
});
const CATEGORIES = [aCategory(TUTORING, 'Online tutoring', 2), aCategory(PREP, 'Test prep', 1)];

const stars = (count: number, sum: number) => ({ reviews: { count, stars: sum }, rating: null });
const COMMERCIAL = { priceBand: '$$', isCommercial: true, isPublicAlternative: false } as const;
const FEW = [
  aService({ id: 1, slug: 'zeta', name: 'zeta paid', ...COMMERCIAL, features: ['SAT', 'ACT'] }),
  aService({ id: 2, slug: 'alpha', name: 'Alpha paid', ...COMMERCIAL, ...stars(4, 20), features: ['sat'] }),
  aService({ id: 3, slug: 'free', name: 'Free but commercial', isPublicAlternative: false }),
  aService({ id: 4, slug: 'public', name: 'Public', features: ['SAT'] }),
  aService({ id: 5, slug: 'rated', name: 'Rated', ...COMMERCIAL, ...stars(5, 20), formats: ['in person'] }),
  aService({ id: 6, slug: 'ecole', name: 'École tutors', category: TUTORING, priceBand: null, features: [] }),
];
const market = createMarketplace(CATEGORIES, FEW);
const ids = (query: ServiceQuery): number[] => market.find(query).services.map(({ id }) => id);

describe('the suggested order', () => {
  it('is by verified rating, then for everyone before for one state, free and public first, then by name', () => {
    expect(ids({ category: PREP })).toEqual([5, 4, 3, 2, 1]);
    const aid = [aService({ id: 7, name: 'Aid of a state', state: 'CA' }), aService({ id: 8, name: 'Paid', isPublicAlternative: false })];
    expect(createMarketplace([], aid).all.map(({ id }) => id)).toEqual([8, 7]);
  });

  it.each([
    ['name', [2, 6, 3, 4, 5, 1]],
    ['price', [4, 3, 5, 2, 1, 6]],
  ] as const)('by %s ignores case and puts unknown prices last', (sort, expected) => {
    expect(ids({ sort })).toEqual(expected);
  });
});

describe('the filters', () => {
  it.each<[ServiceQuery, number[]]>([
    [{ price: ['free'] }, [4, 3]],
    [{ price: ['free', '$$'] }, [5, 4, 3, 2, 1]],
    [{ how: ['in person'] }, [5]],
    [{ feature: ['SAT', 'act'] }, [1]],
    [{ feature: ['act'] }, [1]],
    [{ q: 'ecole' }, [6]],
    [{ q: 'tutoring' }, [6]],
    [{ q: 'paid  ZETA' }, [1]],
    [{ q: 'paid nothing' }, []],
  ])('%j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('count each value with the other filters applied', () => {
    const { facets } = market.find({ category: PREP, price: ['free'], how: ['online'] });
    expect(facets.price).toEqual([
      { value: '$$', count: 2 },
      { value: 'free', count: 2 },
    ]);
    expect(facets.how).toEqual([{ value: 'online', count: 2 }]);
    expect(facets.feature).toEqual([{ value: 'SAT', count: 2 }]);
  });
});

it('orders categories by position and counts their services', () => {
  expect(market.categories.map(({ slug }) => [slug, market.countOf(slug)])).toEqual([
    [PREP, 5],
    [TUTORING, 1],
  ]);
});

const services: fc.Arbitrary<Service[]> = fc
  .array(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 12 }),
      category: fc.constantFrom(...CATEGORY_SLUGS),
      priceBand: fc.constantFrom(null, ...PRICE_BANDS),
      formats: fc.subarray([...SERVICE_FORMATS]),
      features: fc.subarray(['SAT', 'ACT', 'GRE']),
      isPublicAlternative: fc.boolean(),
      reviews: fc
        .integer({ min: 0, max: 9 })
        .chain((count) => fc.record({ count: fc.constant(count), stars: fc.integer({ min: count, max: 5 * count }) })),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((one, index) => aService({ ...one, id: index + 1, slug: `s-${index + 1}` })));
const query: fc.Arbitrary<ServiceQuery> = fc.record(
  {
    category: fc.constantFrom(...CATEGORY_SLUGS),
    price: fc.subarray([...PRICE_BANDS], { minLength: 1 }),
    how: fc.subarray([...SERVICE_FORMATS], { minLength: 1 }),
    feature: fc.subarray(['SAT', 'ACT'], { minLength: 1 }),
    sort: fc.constantFrom(...SERVICE_SORTS),
  },
  { requiredKeys: [] },
);

describe('for any services and filters', () => {
  it('the answer does not depend on the order in which services are stored', () => {
    fc.assert(
      fc.property(services, query, (all, asked) => {
        const idsOf = (stored: Service[]) =>
          createMarketplace([], stored)
            .find(asked)
            .services.map(({ id }) => id);
        expect(idsOf(all.toReversed())).toEqual(idsOf(all));
      }),
    );
  });

  it('a facet counts what its value alone would leave', () => {
    fc.assert(
      fc.property(services, query, (all, asked) => {
        const one = createMarketplace([], all);
        for (const { value, count } of one.find(asked).facets.price) {
          expect(one.find({ ...asked, price: [value] }).services).toHaveLength(count);
        }
        for (const { value, count } of one.find(asked).facets.how)
          expect(one.find({ ...asked, how: [value] }).services).toHaveLength(count);
      }),
    );
  });

  it('money moves nothing: a price or commercial terms never lift a service above a better rated one', () => {
    fc.assert(
      fc.property(services, (all) => {
        const ratings = createMarketplace([], all).all.map(({ reviews }) => averageOf(reviews) ?? 0);
        expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('services that help students of a state', () => {
  const aid = aService({ id: 10, slug: 'cal-grant', state: 'CA' });
  const fafsa = aService({ id: 11, slug: 'fafsa-federal-student-aid' });
  const prices = aService({ id: 12, slug: 'net-price-calculator-center' });
  const paid = aService({ id: 13, slug: 'khan-academy', isPublicAlternative: false });
  const all = [fafsa, prices, paid, aid];

  it("begin with the state's own aid, then follow the steps of an application, and are free or public", () => {
    expect(relatedServices(all, 'CA').map(({ id }) => id)).toEqual([10, 12, 11]);
    expect(relatedServices(all, 'NY').map(({ id }) => id)).toEqual([12, 11]);
    expect(relatedServices(all).map(({ id }) => id)).toEqual([12, 11]);
  });

  it('have a website that answers', () => {
    expect(relatedServices([{ ...fafsa, isLinkDead: true }, prices]).map(({ id }) => id)).toEqual([12]);
  });
});

describe('the address of a service', () => {
  it.each([
    ['Khan Academy', 'khan-academy'],
    ['Clery Center: hazing', 'clery-center-hazing'],
    ['École', 'ecole'],
    ['日本', 'service'],
  ])('%s becomes %s', (name, slug) => {
    expect(serviceSlug(name)).toBe(slug);
  });

  it('is a safe part of an address for any name', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (name) => /^[a-z\d]([a-z\d-]{0,68}[a-z\d])?$/.test(serviceSlug(name))));
  });
});
