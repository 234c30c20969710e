import { aCollege } from '../colleges/college.fixture.ts';
import { BULK_FILES } from './bulk-files.ts';
import { createDictionary } from './dictionary.use-cases.ts';
import { FIELDS } from './fields.ts';

/** A dictionary, over two colleges unless others are given. */
function setUp(colleges = [aCollege({ id: 1, size: 5 }), aCollege({ id: 2 })]) {
  const state = { version: 'v1', pauses: 0, isAway: false, made: 0 };
  const dictionary = createDictionary({
    catalog: { listed: () => colleges, dataVersion: () => state.version, imports: () => new Map() },
    coverage: {
      knownByYear: () => (state.isAway ? Promise.reject(new Error('The database is away')) : Promise.resolve([])),
      suppliedOf: () => Promise.resolve(new Map()),
      programsOf: () => Promise.resolve(new Map()),
      versions: () => Promise.resolve([]),
    },
    titleOf: () => undefined,
    compress: () => {
      state.made += 1;
      return Promise.resolve({ bytes: state.made, sha256: '', gzip: new Uint8Array() });
    },
    pause: () => Promise.resolve(void (state.pauses += 1)),
  });
  return { dictionary, state };
}

describe('the dictionary', () => {
  it('pauses before each field, so that requests are answered in between', async () => {
    const { dictionary, state } = setUp();
    const { fields } = await dictionary.dictionary();
    expect(fields.map(({ key }) => key)).toEqual(FIELDS.map(({ key }) => key));
    expect(state.pauses).toBe(FIELDS.length);
  });

  it('pauses while it counts the sources of all colleges', async () => {
    const { dictionary, state } = setUp(Array.from({ length: 1_000 }, (_, id) => aCollege({ id })));
    expect((await dictionary.loaded()).colleges).toBe(1_000);
    expect(state.pauses).toBeGreaterThanOrEqual(10);
  });

  it('is computed once per data version, for all who ask meanwhile', async () => {
    const { dictionary, state } = setUp();
    const [first, second] = await Promise.all([dictionary.dictionary(), dictionary.dictionary()]);
    expect([first === second, state.pauses]).toEqual([true, FIELDS.length]);
    state.version = 'v2';
    expect((await dictionary.dictionary()).dataVersion).toBe('v2');
    expect(state.pauses).toBe(2 * FIELDS.length);
  });

  it('makes a file when it is asked for, once per data version', async () => {
    const { dictionary, state } = setUp();
    expect(state.made).toBe(0);
    const [one, same] = await Promise.all([dictionary.file('colleges.csv'), dictionary.file('colleges.csv')]);
    expect([one === same, state.made]).toEqual([true, 1]);
    const files = await dictionary.files();
    expect([files['colleges.csv'] === one, state.made]).toEqual([true, BULK_FILES.length]);
    state.version = 'v2';
    await dictionary.file('imports.csv');
    expect(state.made).toBe(BULK_FILES.length + 1);
  });

  it('is computed again after a failure', async () => {
    const { dictionary, state } = setUp();
    state.isAway = true;
    await expect(dictionary.dictionary()).rejects.toThrow('away');
    state.isAway = false;
    expect((await dictionary.dictionary()).fields).toHaveLength(FIELDS.length);
  });
});
