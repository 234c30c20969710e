import { INVARIANT_KEYS, INVARIANTS, type InvariantKey, type Violations } from './invariants.ts';
import { createInvariants } from './invariants.use-cases.ts';

const NONE: Violations = { count: 0, first: [] };

/** The report about a catalog with these violations. */
function reportOf(found: Partial<Record<InvariantKey, Violations>>) {
  const violations = Object.fromEntries(INVARIANT_KEYS.map((key) => [key, found[key] ?? NONE])) as Record<InvariantKey, Violations>;
  const verify = () => Promise.resolve({ colleges: 2, dataVersion: 7, violations });
  return createInvariants({ invariants: { verify } }).verify();
}

it('counts the broken invariants, also one with a single violation', async () => {
  const slugs = { count: 1, first: [{ who: '100654 Alabama A & M University', what: 'its slug is a route' }] };
  expect(await reportOf({})).toMatchObject({ colleges: 2, dataVersion: 7, broken: 0 });
  const { broken, invariants } = await reportOf({ slugs, crimes: { ...slugs, count: 90 } });
  expect(broken).toBe(2);
  expect(invariants.find(({ key }) => key === 'slugs')).toEqual({ key: 'slugs', rule: INVARIANTS.slugs, ...slugs });
});

it('lists every invariant in its order', async () => {
  expect((await reportOf({})).invariants.map(({ key }) => key)).toEqual(INVARIANT_KEYS);
});
