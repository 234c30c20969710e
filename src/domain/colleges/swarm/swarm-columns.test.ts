import fc from 'fast-check';
import { INCOME_BANDS } from '../categories.ts';
import { slugify } from '../slug.ts';
import { STATE_CODES } from '../states.ts';
import { recordOf } from '../../shared/collections.ts';
import { columnsOfDots, dotsOfColumns, type NamedDot } from './swarm-columns.ts';

const price = fc.option(fc.integer({ min: -5_000, max: 90_000 }));
const someDots = fc.boolean().chain((hasIncomes) =>
  fc.array(
    fc
      .record({
        name: fc.string(),
        ownSlug: fc.option(fc.string()),
        location: fc.string(),
        state: fc.constantFrom(...STATE_CODES),
        kind: fc.constantFrom('community-college', 'public-four-year-college'),
        value: fc.integer(),
        prices: fc.tuple(price, price, price, price, price),
      })
      .map(({ ownSlug, prices, ...dot }): NamedDot => ({
        ...dot,
        slug: ownSlug ?? slugify(dot.name),
        ...(hasIncomes && { byIncome: recordOf(INCOME_BANDS, (income) => prices[INCOME_BANDS.indexOf(income)] ?? null) }),
      })),
  ),
);

it('gives each college back as it was', () => {
  fc.assert(fc.property(someDots, (dots) => expect(dotsOfColumns(columnsOfDots(dots))).toEqual(dots)));
});

it('names only the slugs that do not follow from the name', () => {
  const dot = { location: 'Auburn', state: 'AL', kind: 'community-college', value: 1 } as const;
  const columns = columnsOfDots([
    { ...dot, name: 'Union College', slug: 'union-college' },
    { ...dot, name: 'Union College', slug: 'union-college-ne' },
  ]);
  expect(columns).toMatchObject({ slugs: [null, 'union-college-ne'], kinds: ['community-college'], kindOf: [0, 0] });
});
