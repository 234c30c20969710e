import { COHORTS_OF, COHORT_RATES, MIN_COHORT, smallCohortRates } from '../small-cohorts.ts';
import { unshownFields } from './unshown-values.ts';

it.each(COHORT_RATES)('withholds the %s of fewer than 30 students only', (rate) => {
  const of = (students: number | null, value: number | null = 1) => smallCohortRates({ [rate]: value, [COHORTS_OF[rate][0]]: students });
  expect([of(0), of(MIN_COHORT - 1), of(MIN_COHORT), of(null), of(5, null)]).toEqual([[rate], [rate], [], [], []]);
  expect(unshownFields({ [rate]: 1, [COHORTS_OF[rate][0]]: MIN_COHORT - 1 })).toEqual({ [rate]: { status: 'suppressed', because: rate } });
});

it('has no admission rate, yield, test policy or factors for a college with open admission', () => {
  const rates = { acceptanceRateNum: 0.5, yieldRate: 0.5, testingPolicy: 'required' } as const;
  const reason = { status: 'not-applicable', because: 'openAdmission' };
  expect(unshownFields({ ...rates, openAdmission: true })).toEqual({
    acceptanceRateNum: reason,
    yieldRate: reason,
    testingPolicy: reason,
    admissionFactors: reason,
  });
  for (const openAdmission of [false, null, undefined])
    expect(unshownFields(openAdmission === undefined ? rates : { ...rates, openAdmission })).toEqual({});
});

it.each([
  ['Public', 9_000, null, ['netPricePrivate']],
  ['Public', null, 9_000, []],
  ['Private nonprofit', null, 9_000, ['netPricePublic']],
  ['Private for-profit', null, null, ['netPricePublic']],
  ['Public', null, null, ['netPricePrivate']],
] as const)('has no price of the other kind of college: %s, %p and %p', (type, netPricePublic, netPricePrivate, expected) => {
  expect(unshownFields({ type, netPricePublic, netPricePrivate })).toEqual(
    Object.fromEntries(expected.map((field) => [field, { status: 'not-applicable', because: 'type' }])),
  );
});

it.each([
  ['none', 0, true],
  ['deferment-only', 0, true],
  ['none', 0.2, false],
  ['full', 0, false],
  [null, 0, false],
] as const)(
  'has no share of students with a Pell grant where federal aid is %s and the share %p: %p',
  (federalAid, percentPellGrant, is) => {
    expect(unshownFields({ federalAid, percentPellGrant })).toEqual(
      is ? { percentPellGrant: { status: 'not-applicable', because: 'federalAid' } } : {},
    );
  },
);
