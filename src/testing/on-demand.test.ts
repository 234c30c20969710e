import { answerOnDemand, ask, type OnDemand } from './on-demand.fixture.ts';
import { eventually } from './eventually.fixture.ts';

const OF_THE_RUN = process.env.ALMA_TEST_ON_DEMAND;
let onDemand: OnDemand;
/** How to end each make that has begun. */
let begun: ((made: string) => void)[];

beforeEach(async () => {
  begun = [];
  onDemand = await answerOnDemand({ site: () => new Promise((resolve) => begun.push(resolve)) });
});

afterEach(async () => {
  for (const end of begun) end('at the end');
  await onDemand.stop();
  process.env.ALMA_TEST_ON_DEMAND = OF_THE_RUN;
});

it('makes a name again only after its previous make has ended', async () => {
  const first = ask('site');
  await eventually(() => begun.length === 1, 'the first make');
  onDemand.remake(['site']);
  const second = ask('site');
  expect(begun).toHaveLength(1);

  begun[0]?.('first');
  expect(await first).toBe('first');
  await eventually(() => begun.length === 2, 'the second make');
  begun[1]?.('second');
  expect(await second).toBe('second');
});

it('makes a name again when its previous make has failed', async () => {
  const failing = await answerOnDemand({
    site: () => (begun.push(() => undefined) === 1 ? Promise.reject(new Error('No site')) : Promise.resolve('site')),
  });
  await expect(ask('site')).rejects.toThrow('No site');
  failing.remake(['site']);
  expect(await ask('site')).toBe('site');
  await failing.stop();
});

it('waits at its stop for what is being made, and makes nothing new', async () => {
  const asked = expect(ask('site')).rejects.toThrow('fetch failed');
  await eventually(() => begun.length === 1, 'the first make');
  onDemand.remake(['site']);

  let isStopped = false;
  const stopped = onDemand.stop().then(() => {
    isStopped = true;
  });
  // The call that waited has its answer when the server is closed.
  await asked;
  expect(isStopped).toBe(false);
  begun[0]?.('site');
  await stopped;
  expect(begun).toHaveLength(1);
});
