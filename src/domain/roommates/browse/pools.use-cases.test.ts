import type { PooledProfile } from './college-pool.ts';
import { createPools } from './pools.use-cases.ts';

const PROFILE: PooledProfile = {
  id: 1,
  userId: 7,
  birthDate: '2008-11-26',
  schoolYear: 'freshman',
  major: null,
  interests: [],
  looking: null,
  moveInTerm: null,
  budget: null,
  answers: null,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  lastActiveOn: '2026-11-25',
};

/** One profile, which does not change. */
function poolsOfOne() {
  const revisions: number[] = [];
  const pools = createPools({
    changes(_collegeId, revision) {
      revisions.push(revision);
      return Promise.resolve({ revision: 3, isWhole: revision === 0, listed: revision === 0 ? [PROFILE] : [], gone: [] });
    },
    counts: () => Promise.resolve([]),
  });
  const ageAt = async (time: string) => (await pools.current(1, new Date(time))).facts.get(PROFILE.id)?.age;
  return { ageAt, revisions };
}

it('reads only what has changed on the same day', async () => {
  const { ageAt, revisions } = poolsOfOne();
  expect([await ageAt('2026-11-25T00:00:00Z'), await ageAt('2026-11-25T23:59:59Z')]).toEqual([17, 17]);
  expect(revisions).toEqual([0, 3]);
});

it('makes a person a year older at midnight, though the profile has not changed', async () => {
  const { ageAt, revisions } = poolsOfOne();
  expect([await ageAt('2026-11-25T23:59:59Z'), await ageAt('2026-11-26T00:00:00Z')]).toEqual([17, 18]);
  expect(revisions).toEqual([0, 0]);
});
