import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { answerOf, type Answer } from '../answer/answer.ts';
import type { Versions } from '../answer/parts.ts';
import { addressesAhead, createPagesAhead, type PagesAheadOptions } from './pages-ahead.ts';

const page = (text: string, shows: Versions, status = 200): Answer =>
  answerOf(Buffer.from(text), 'text/html', [], { status, etag: 'W/"x"', shows });

function pagesOf({
  addresses = ['/a', '/b', '/c'],
  ...options
}: Partial<Omit<PagesAheadOptions, 'addresses'>> & { addresses?: string[] } = {}) {
  const state = { versions: { catalog: '1', texts: '1' } as Versions | undefined, rendered: [] as string[], rounds: [] as object[] };
  const ahead = createPagesAhead({
    versions: () => state.versions,
    addresses: () => addresses,
    render: async (address) => {
      state.rendered.push(address);
      return page(`page ${address}`, { catalog: state.versions?.catalog ?? '' });
    },
    maxBytes: 100_000,
    onRound: (held) => state.rounds.push(held),
    ...options,
  });
  /** The addresses of the pages that are held. */
  const held = async () => {
    const pages = await Promise.all(addresses.map((address) => ahead.get(address)));
    return addresses.filter((_, index) => pages[index] !== undefined);
  };
  return { ...ahead, state, held };
}

async function all(round: AsyncIterable<string>): Promise<string[]> {
  const steps: string[] = [];
  for await (const step of round) steps.push(step);
  return steps;
}

it('are held when a block is complete, and at the end of a round, each rendered once for a version', async () => {
  const addresses = ['/a', '/b', '/c', '/d', '/e'];
  const { round, state, held, get } = pagesOf({ addresses });
  const steps = round();
  for (let step = 0; step < 4; step += 1) await steps.next();
  expect(await held()).toEqual([]);
  expect([await steps.next(), await held()]).toEqual([{ value: '/e', done: false }, ['/a', '/b', '/c', '/d']]);
  expect(await all(steps)).toEqual([]);
  expect(await all(round())).toEqual([]);
  expect([await held(), state.rendered, await get('/f')]).toEqual([addresses, addresses, undefined]);
  expect((await get('/b'))?.body).toEqual(Buffer.from('page /b'));
  expect(state.rounds).toEqual([{ pages: 5, bytes: expect.any(Number) as number }]);
});

it('are shown only while what they show is current, and are rendered again', async () => {
  const { round, state, held } = pagesOf();
  await all(round());
  state.versions = { catalog: '1', texts: '2' };
  expect([await held(), await all(round())]).toEqual([['/a', '/b', '/c'], []]);
  state.versions = { catalog: '2', texts: '2' };
  expect(await held()).toEqual([]);
  expect(await all(round())).toEqual(['/a', '/b', '/c']);
  state.versions = undefined;
  expect([await held(), await all(round())]).toEqual([[], []]);
});

it('are completed by the next round when the version changes during one', async () => {
  const { round, state, held } = pagesOf();
  const steps = round();
  await steps.next();
  state.versions = { catalog: '2', texts: '1' };
  await all(steps);
  expect(await held()).toEqual(['/b', '/c']);
  expect(await all(round())).toEqual(['/a']);
  expect(await held()).toEqual(['/a', '/b', '/c']);
});

it('need no more memory than they may, also after many versions', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `/${index}`);
  const { round, state, held } = pagesOf({ addresses, maxBytes: 9_000 });
  for (const catalog of ['1', '2', '3', '4']) {
    state.versions = { catalog };
    await all(round());
    expect(await held()).toEqual(addresses.slice(0, 8));
  }
  expect(state.rounds).toHaveLength(4);
});

it('are none that may not be cached: failures, redirects and pages that change at any time', async () => {
  const answers: Record<string, Answer> = {
    '/a': page('not found', { catalog: '1' }, 404),
    '/b': answerOf(Buffer.from('live'), 'text/html', []),
    '/c': page('fine', { catalog: '1' }),
  };
  const { round, held } = pagesOf({ render: (address) => Promise.resolve(answers[address]!) });
  expect([await all(round()), await held()]).toEqual([['/a', '/b', '/c'], ['/c']]);
});

it('do not wait for one that fails: the round reports it, and the next one tries it again', async () => {
  let isBroken = true;
  const asked: string[] = [];
  const { round, state, held } = pagesOf({
    render: (address) => {
      asked.push(address);
      return isBroken && address === '/b' ? Promise.reject(new Error('broken')) : Promise.resolve(page(address, { catalog: '1' }));
    },
  });
  await expect(all(round())).rejects.toThrow('broken');
  expect([await held(), state.rounds]).toEqual([['/a', '/c'], []]);
  isBroken = false;
  expect([await all(round()), await held(), asked]).toEqual([['/b'], ['/a', '/b', '/c'], ['/a', '/b', '/c', '/b']]);
});

it('are those of the largest colleges first, and of colleges without a size last', () => {
  const colleges = [
    aCollege({ slug: 'small', size: 10 }),
    aCollege({ slug: 'unknown', size: null }),
    aCollege({ slug: 'large', size: 900 }),
  ];
  expect(addressesAhead(colleges)).toEqual(['/data', '/colleges/large', '/colleges/small', '/colleges/unknown']);
});
