import { createCounts } from './counts.use-cases.ts';

const START = new Date('2026-11-25T10:00:00Z').getTime();

/** Counts that are read at chosen seconds. A failure stands for a read that the database does not answer. */
function countsOver(...reads: ({ collegeId: number; profiles: number }[] | 'failure')[]) {
  const state = { seconds: 0, reads: 0 };
  const counts = createCounts({
    pools: {
      changes: () => Promise.reject(new Error('not in this test')),
      counts() {
        const read = reads[state.reads] ?? 'failure';
        state.reads += 1;
        return read === 'failure' ? Promise.reject(new Error('The database is away')) : Promise.resolve(read);
      },
    },
    collegeOf: (id) => ({ id, name: `College ${id}`, slug: `college-${id}`, state: 'AL' }),
    clock: { now: () => new Date(START + state.seconds * 1_000) },
  });
  const totalAt = async (seconds: number) => {
    state.seconds = seconds;
    return (await counts()).total;
  };
  return { counts, totalAt };
}

const profiles = (count: number) => [{ collegeId: 1, profiles: count }];

it('state no number below five and whole steps of five, of a college and in total', async () => {
  const { counts } = countsOver([
    { collegeId: 4, profiles: 11 },
    { collegeId: 2, profiles: 4 },
    { collegeId: 3, profiles: 14 },
    { collegeId: 1, profiles: 3 },
  ]);
  const { colleges, total } = await counts();
  expect(colleges.map(({ college, profiles }) => [college.id, profiles])).toEqual([
    [3, 10],
    [4, 10],
    [1, null],
    [2, null],
  ]);
  expect(total).toBe(30);
  expect((await countsOver(profiles(4)).counts()).total).toBeNull();
});

it('are read again after ten seconds, and when the clock was set back', async () => {
  const { totalAt } = countsOver(profiles(5), profiles(10), profiles(15));
  expect([await totalAt(0), await totalAt(9.9), await totalAt(10), await totalAt(-60)]).toEqual([5, 5, 10, 15]);
});

it('are read again at once after a failure', async () => {
  const { totalAt } = countsOver('failure', profiles(10));
  await expect(totalAt(0)).rejects.toThrow('away');
  expect(await totalAt(0)).toBe(10);
});
