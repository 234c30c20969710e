import { someMajorWords } from '../majors/majors.fixture.ts';
import type { StaffWord } from '../majors/staff-words.ts';
import { DomainError } from '../shared/domain-error.ts';
import { createColleges } from './search.use-cases.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import { aClosure } from '../colleges/kind/closure.fixture.ts';
import type { Closure } from '../colleges/kind/closures.ts';
import { aNickname } from '../colleges/names/nickname.fixture.ts';
import type { Nickname } from '../colleges/names/nicknames.ts';

const AUBURN = { latitude: 32.6, longitude: -85.5 };

function setUp(stored: CollegeRecord[], closures: Closure[] = [], nicknames: Nickname[] = []) {
  const state = {
    version: 'v1',
    texts: 't1',
    colleges: stored,
    closures,
    nicknames,
    listTexts: new Map<string, string>(),
    staffWords: [] as StaffWord[],
    reads: 0,
    pauses: 0,
    onPause: (): unknown => undefined,
  };
  const colleges = createColleges({
    store: {
      dataVersion: async () => state.version,
      textsVersion: async () => state.texts,
      all: async () => {
        state.reads += 1;
        return state.colleges;
      },
      imports: async () => new Map(),
      awards: async () => new Map(),
      closures: async () => state.closures,
      nicknames: async () => state.nicknames,
      listTexts: async () => state.listTexts,
      staffWords: async () => state.staffWords,
    },
    vocabulary: { words: someMajorWords },
    zips: { locate: (zip) => (zip === '36849' ? AUBURN : undefined) },
    pause: async () => {
      state.pauses += 1;
      state.onPause();
    },
  });
  return { state, colleges };
}

function failureOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.kind;
    throw error;
  }
  return undefined;
}

describe('the search use cases', () => {
  it('throw `unavailable` until the catalog is loaded', () => {
    const { colleges } = setUp([]);
    expect(colleges.isReady()).toBe(false);
    expect(failureOf(() => colleges.search({}))).toBe('unavailable');
  });

  it('reload the catalog only if the data version changed', async () => {
    const { colleges, state } = setUp([aCollege()]);
    await colleges.refresh();
    await colleges.refresh();
    expect(state.reads).toBe(1);
    state.version = 'v2';
    state.colleges = [aCollege(), aCollege({ id: 2 })];
    expect(colleges.search({}).total).toBe(1);
    await colleges.refresh();
    expect(colleges.search({}).total).toBe(2);
    expect(colleges.dataVersion()).toBe('v2');
  });

  it('take other texts without reading the colleges again', async () => {
    const { colleges, state } = setUp([aCollege({ name: 'Example College' })]);
    await colleges.refresh();
    expect(colleges.search({ q: 'Ex U' }).total).toBe(0);
    state.texts = 't2';
    state.nicknames = [aNickname({ texts: ['Ex U'], unitIds: [colleges.byId(1).ipedsUnitId ?? 0] })];
    state.listTexts = new Map([['public', 'Hello.']]);
    await colleges.refresh();
    expect([colleges.search({ q: 'Ex U' }).total, colleges.listText('public'), state.reads]).toEqual([1, 'Hello.', 1]);
    expect([colleges.dataVersion(), colleges.textsVersion()]).toEqual(['v1', 't2']);
  });

  it('take the words for majors that staff edit, with a finder of their own each time', async () => {
    const { colleges, state } = setUp([aCollege()]);
    const read = (text: string) => colleges.majorWords().finder.read(text)?.codes;
    expect(read('nurse')).toEqual(['51.38']);
    state.staffWords = [{ word: 'nurse', codes: ['51.38'], isUnclear: false, state: 'hidden' }];
    await colleges.refresh();
    expect([read('nurse'), read('rn')]).toEqual([undefined, ['51.38']]);

    const before = colleges.majorWords();
    state.texts = 't2';
    state.staffWords = [{ word: 'scrubs', codes: ['51.38'], isUnclear: false, state: 'active' }];
    await colleges.refresh();
    expect([read('nurse'), read('scrubs'), before.finder.read('scrubs'), state.reads]).toEqual([['51.38'], ['51.38'], undefined, 1]);

    const after = colleges.majorWords();
    state.texts = 't3';
    await colleges.refresh();
    expect(colleges.majorWords()).toBe(after);
    state.version = 'v2';
    state.staffWords = [];
    await colleges.refresh();
    expect(read('scrubs')).toBeUndefined();
  });

  it('fold the words of staff in parts, and show them at once at the end', async () => {
    const { colleges, state } = setUp([aCollege()]);
    await colleges.refresh();
    const seen = new Set<unknown>();
    state.onPause = () => seen.add(colleges.majorWords().finder.read('scrubs 1'));
    const pausesFor = async (words: number) => {
      state.pauses = 0;
      state.texts = `with ${words}`;
      state.staffWords = Array.from({ length: words }, (_, at) => ({
        word: `scrubs ${at}`,
        codes: ['51.38'],
        isUnclear: false,
        state: 'active',
      }));
      await colleges.refresh();
      return state.pauses;
    };
    const few = await pausesFor(1);
    // Each word is folded as a text and as a meaning, fifty in each part.
    expect((await pausesFor(501)) - few).toBe(2 * (500 / 50));
    expect([...seen]).toEqual([undefined]);
    expect(colleges.majorWords().finder.read('scrubs 1')?.codes).toEqual(['51.38']);
  });

  it('keep the former state when a load fails', async () => {
    const { colleges, state } = setUp([aCollege()]);
    await colleges.refresh();
    state.version = 'v2';
    state.colleges = undefined as unknown as CollegeRecord[];
    await expect(colleges.refresh()).rejects.toThrow();
    expect([colleges.dataVersion(), colleges.search({}).total]).toEqual(['v1', 1]);
  });

  it('pause between the parts of a load, and show it at once at its end', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => aCollege({ id: index + 1, ipedsUnitId: index + 1 }));
    const { colleges, state } = setUp([aCollege()]);
    await colleges.refresh();
    const totals = new Set<number>();
    state.onPause = () => totals.add(colleges.search({}).total);
    state.pauses = 0;
    state.version = 'v2';
    state.colleges = many;
    await colleges.refresh();
    // Scores, texts, words and their rows of fifty colleges each, and columns one by one.
    expect(state.pauses).toBeGreaterThan(4 * 20 + 40);
    expect([[...totals], colleges.search({}).total]).toEqual([[1], 1_000]);
  });

  it('measure distance from a point, else from a ZIP code, and name an unknown one', async () => {
    const { colleges } = setUp([aCollege(AUBURN), aCollege({ id: 2, latitude: 40, longitude: -74 })]);
    await colleges.refresh();
    expect(colleges.search({ zip: '36849' }).hits.map(({ college }) => college.id)).toEqual([1]);
    expect(colleges.map({ zip: '36849', radius: 3000 })).toHaveLength(2);
    expect(failureOf(() => colleges.search({ zip: '00001' }))).toBe('invalid');
    expect(failureOf(() => colleges.search({ home: '00001' }))).toBe('invalid');
    expect(colleges.search({ zip: '00001', near: AUBURN }).hits.map(({ college }) => college.id)).toEqual([1]);
    expect(colleges.search({ home: 'NY' }).total).toBe(colleges.search({ home: '36849' }).total);
  });

  it('find a college by slug or UNITID, and compare colleges in the given order', async () => {
    const { colleges } = setUp([aCollege(), aCollege({ id: 2, name: 'Other College' })]);
    await colleges.refresh();
    expect(colleges.bySlug('example-college-1').college.id).toBe(1);
    expect(colleges.bySlug('Example-College-1').college.id).toBe(1);
    expect(colleges.bySlug('100002').college.id).toBe(2);
    expect(failureOf(() => colleges.bySlug('nowhere'))).toBe('not-found');
    expect(colleges.compare([2, 100_001]).colleges.map(({ id }) => id)).toEqual([2, 1]);
    expect(failureOf(() => colleges.compare([1, 2, 3, 4, 5, 6, 7]))).toBe('invalid');
  });
});

it('closed colleges leave the lists and keep a page with the statement, after every load', async () => {
  const closing = aCollege({ id: 1, ipedsUnitId: 1, slug: 'closing-college', isFeatured: true });
  const successor = aCollege({ id: 2, ipedsUnitId: 2 });
  const closure = aClosure({ unitId: 1, kind: 'merged', successorUnitId: 2 });
  const { state, colleges } = setUp([closing, successor], [closure, aClosure({ unitId: 9 })]);
  for (const version of ['v1', 'v2']) {
    state.version = version;
    await colleges.refresh();
    expect(colleges.listed()).toEqual([successor]);
    expect([colleges.search({}).total, colleges.featured()]).toEqual([1, []]);
    expect(colleges.bySlug('closing-college')).toMatchObject({ closure, successor, college: { operatingStatus: 'merged' } });
    expect(colleges.bySlug(successor.slug)).not.toHaveProperty('closure');
    expect(colleges.closures().map(({ effect }) => effect)).toEqual(['applied', 'unknown']);
  }
});

it('a college has its other names with their origin, and a nickname of an unknown college is a fault', async () => {
  const nicknames = [
    aNickname({ unitIds: [100_001, 9] }),
    aNickname({ texts: ['EX'], unitIds: [100_001], kind: 'system', name: 'Examples' }),
  ];
  const { colleges } = setUp([aCollege({ aliases: ['Example, EC'], website: 'https://example.edu' })], [], nicknames);
  await colleges.refresh();
  expect(colleges.bySlug('100001').otherNames).toEqual([
    { text: 'Example', kind: 'alias' },
    { text: 'EC', kind: 'alias' },
    { text: 'example', kind: 'domain' },
    { text: 'Bama', kind: 'nickname', basis: 'team-or-campus-use' },
    { text: 'Examples', kind: 'system', basis: 'team-or-campus-use' },
  ]);
  expect(colleges.nicknames().entries.map((entry) => entry.colleges)).toEqual([['Example College', null], ['Example College']]);
  expect(colleges.nicknames().faults).toEqual([{ fault: 'unknown', entry: 'Bama', value: '9' }]);
});

it('names the majors of a search', async () => {
  const { colleges } = setUp([aCollege()]);
  await colleges.refresh();
  expect(colleges.search({ major: ['51.38', '11.0204', '99.9999'] }).majors).toEqual([
    { code: '51.38', name: 'Nursing' },
    { code: '11.0204', name: 'Computer Game Programming' },
    { code: '99.9999', name: '99.9999' },
  ]);
  expect(colleges.search({}).majors).toBeUndefined();
});
