import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { answerOf, type Answer } from '../answer/answer.ts';
import type { Versions } from '../answer/parts.ts';
import { collegePages, createPagesAhead, type PagesAheadOptions } from './pages-ahead.ts';

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
  return { ...ahead, state, held: () => addresses.filter((address) => ahead.get(address) !== undefined) };
}

async function all(round: AsyncIterable<string>): Promise<string[]> {
  const steps: string[] = [];
  for await (const step of round) steps.push(step);
  return steps;
}

it('are held compressed after their step, each rendered once for a version', async () => {
  const { round, state, held, get } = pagesOf();
  const steps = round();
  await steps.next();
  expect(held()).toEqual(['/a']);
  expect(await all(steps)).toEqual(['/b', '/c']);
  expect(await all(round())).toEqual([]);
  expect([held(), state.rendered, get('/d')]).toEqual([['/a', '/b', '/c'], ['/a', '/b', '/c'], undefined]);
  expect(get('/a')?.body).toMatchObject({ encoding: 'br', bytes: 'page /a'.length });
  expect(state.rounds).toEqual([{ pages: 3, bytes: expect.any(Number) as number }]);
});

it('are shown only while what they show is current, and are rendered again', async () => {
  const { round, state, held } = pagesOf();
  await all(round());
  state.versions = { catalog: '1', texts: '2' };
  expect([held(), await all(round())]).toEqual([['/a', '/b', '/c'], []]);
  state.versions = { catalog: '2', texts: '2' };
  expect(held()).toEqual([]);
  expect(await all(round())).toEqual(['/a', '/b', '/c']);
  state.versions = undefined;
  expect([held(), await all(round())]).toEqual([[], []]);
});

it('are completed by the next round when the version changes during one', async () => {
  const { round, state, held } = pagesOf();
  const steps = round();
  await steps.next();
  state.versions = { catalog: '2', texts: '1' };
  await all(steps);
  expect(held()).toEqual(['/b', '/c']);
  expect(await all(round())).toEqual(['/a']);
  expect(held()).toEqual(['/a', '/b', '/c']);
});

it('need no more memory than they may, also after many versions', async () => {
  const { round, state, held } = pagesOf({ maxBytes: 2_500 });
  for (const catalog of ['1', '2', '3', '4']) {
    state.versions = { catalog };
    await all(round());
    expect(held()).toEqual(['/a', '/b']);
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
  expect([await all(round()), held()]).toEqual([['/a', '/b', '/c'], ['/c']]);
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
  expect([held(), state.rounds]).toEqual([['/a', '/c'], []]);
  isBroken = false;
  expect([await all(round()), held(), asked]).toEqual([['/b'], ['/a', '/b', '/c'], ['/a', '/b', '/c', '/b']]);
});

it('are those of the largest colleges first, and of colleges without a size last', () => {
  const colleges = [
    aCollege({ slug: 'small', size: 10 }),
    aCollege({ slug: 'unknown', size: null }),
    aCollege({ slug: 'large', size: 900 }),
  ];
  expect(collegePages(colleges)).toEqual(['/colleges/large', '/colleges/small', '/colleges/unknown']);
});
