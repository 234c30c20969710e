import { seed } from '../../../../seeds/00_services.ts';
import { ENTRY_COLUMNS, type EntryChange, type ServiceEntry } from '../../../domain/services/entry.ts';
import type { Visit } from '../../../domain/services/link.ts';
import type { ServiceFiles } from '../../../domain/services/upkeep.ports.ts';
import { createServiceUpkeep, type EntryImport } from '../../../domain/services/upkeep.use-cases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createServiceEntryStore } from './entries.repo.ts';
import { createLinkStore } from './links.repo.ts';
import { createServiceCatalogStore } from './service-catalog.repo.ts';

const filesOf = (entries: ServiceEntry[]): ServiceFiles => ({
  read: () => Promise.resolve({ entries }),
  look: () => Promise.resolve(undefined),
});

let database: TestDatabase;
let answers: (website: string) => Visit;
const visited: string[] = [];
/** With a file of these entries. */
const upkeep = (entries: ServiceEntry[] = []) =>
  createServiceUpkeep({
    entries: createServiceEntryStore(database.db),
    files: filesOf(entries),
    links: createLinkStore(database.db),
    visit: (website) => {
      visited.push(website);
      return Promise.resolve(answers(website));
    },
    pause: () => Promise.resolve(),
  });
const alive = (website: string): Visit => ({ kind: 'answered', status: 200, host: new URL(website).hostname });
const down: Visit = { kind: 'failed', reason: 'no answer in 15 s', isLasting: false };
const versions = () => createServiceCatalogStore(database.db).version();
const one = (slug: string) => database.db('services').where({ slug }).first<Record<string, unknown> | undefined>();

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.db);
});
afterAll(() => database.destroy());

describe('a check of websites', () => {
  it('records each answer, and publishes only when a page changes', async () => {
    answers = alive;
    const links = await upkeep().checkLinks();
    expect(links).toHaveLength(178);
    expect(new Set(visited).size).toBe(new Set(links.map(({ website }) => website)).size);
    expect(links.every(({ state }) => state === 'alive')).toBe(true);
    const published = await versions();
    const store = createServiceCatalogStore(database.db);
    const today = new Date().toISOString().slice(0, 10);
    expect(new Set((await store.published()).map(({ websiteVisitedAt }) => websiteVisitedAt))).toEqual(new Set([today]));

    const website = String((await one('khan-academy'))?.['website']);
    answers = (asked) => (asked === website ? down : alive(asked));
    const version = (await one('khan-academy'))?.['version'];
    await upkeep().checkLinks();
    expect(await one('khan-academy')).toMatchObject({ link_state: 'alive', link_failures: 1, link_detail: 'no answer in 15 s', version });
    expect(await versions()).toBe(published);
    await upkeep().checkLinks();
    expect(await one('khan-academy')).toMatchObject({ link_state: 'dead', link_failures: 2 });
    expect(await versions()).not.toBe(published);
    answers = alive;
    await upkeep().checkLinks();
    expect(await one('khan-academy')).toMatchObject({ link_state: 'alive', link_failures: 0, link_detail: '' });
  });

  it('records nothing when no website answers', async () => {
    answers = () => down;
    await expect(upkeep().checkLinks()).rejects.toMatchObject({ code: 'services.offline', kind: 'unavailable' });
    expect(await database.db('services').where('link_failures', '>', 0)).toEqual([]);
  });

  it.each([
    [4, 4, [0, 1, 2, 3]],
    [5, 'services.offline', []],
  ])('needs five silent websites to say that this machine is offline: %i', async (count, outcome, ids) => {
    const recorded: number[] = [];
    const websites = Array.from({ length: count }, (_, id) => {
      const slug = `service-${id}`;
      return { id, slug, name: slug, website: `https://${slug}.example/`, state: null, failures: 0 };
    });
    const offline = createServiceUpkeep({
      entries: createServiceEntryStore(database.db),
      files: filesOf([]),
      links: { websites: async () => websites, record: async (found) => void recorded.push(...found.map(({ id }) => id)) },
      visit: async () => down,
      pause: async () => undefined,
    });
    expect(
      await offline.checkLinks().then(
        ({ length }) => length,
        (error: unknown) => (error as { code: string }).code,
      ),
    ).toBe(outcome);
    expect(recorded).toEqual(ids);
  });

  it('visits one host one website at a time', async () => {
    let busy = new Set<string>();
    let most = 0;
    const links = createLinkStore(database.db);
    await createServiceUpkeep({
      entries: createServiceEntryStore(database.db),
      files: filesOf([]),
      links,
      visit: async (website) => {
        const { hostname } = new URL(website);
        expect(busy.has(hostname)).toBe(false);
        busy = new Set([...busy, hostname]);
        most = Math.max(most, busy.size);
        await new Promise((resolve) => setImmediate(resolve));
        busy = new Set([...busy].filter((host) => host !== hostname));
        return alive(website);
      },
      pause: () => new Promise((resolve) => setImmediate(resolve)),
    }).checkLinks();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(6);
  });
});

describe('an import of entries', () => {
  const entries = () => upkeep().entries();
  async function put(given: ServiceEntry[], options: Partial<EntryImport> = {}): Promise<EntryChange[]> {
    const result = await upkeep(given).importFile('services.csv', { isDryRun: false, ...options });
    return 'changes' in result ? result.changes : [];
  }

  it('of what is stored changes nothing', async () => {
    const published = await versions();
    const store = createServiceCatalogStore(database.db);
    const today = new Date().toISOString().slice(0, 10);
    expect(new Set((await store.published()).map(({ websiteVisitedAt }) => websiteVisitedAt))).toEqual(new Set([today]));
    expect(await put(await entries())).toEqual([]);
    expect(await versions()).toBe(published);
  });

  it('adds and changes entries with an audit row each, and leaves the others', async () => {
    const [first, ...others] = await entries();
    if (!first) throw new Error('no entries');
    const changed = { ...first, priceRange: '$9 a month', features: ['New feature'] };
    const added = { ...first, slug: 'quagga-tutors', name: 'Quagga Tutors', website: 'https://quagga.example/' };
    const changes = [
      {
        slug: first.slug,
        name: first.name,
        isNew: false,
        fields: [
          { field: 'priceRange', before: first.priceRange, after: '$9 a month' },
          { field: 'features', before: first.features, after: ['New feature'] },
        ],
      },
      {
        slug: 'quagga-tutors',
        name: 'Quagga Tutors',
        isNew: true,
        fields: ENTRY_COLUMNS.map((field) => ({ field, before: null, after: added[field] })),
      },
    ];
    expect(await put([changed, added], { isDryRun: true })).toEqual(changes);
    expect(await entries()).toEqual([first, ...others]);
    const { version } = (await one(first.slug)) as { version: number };
    expect(await put([changed, added])).toEqual(changes);
    expect(await entries()).toEqual([changed, ...others, added].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)));
    expect((await one(first.slug))?.['version']).toBe(version + 1);
    const audit: unknown = await database.db('audit_log').where({ resource: 'services' }).orderBy('id').select('event', 'before', 'after');
    expect(audit).toEqual([
      {
        event: 'record-changed',
        before: { priceRange: first.priceRange, features: first.features },
        after: { priceRange: '$9 a month', features: ['New feature'] },
      },
      { event: 'record-created', before: null, after: added },
    ]);
  });

  it('applies what was shown, once, and nothing if a service has changed since', async () => {
    const [first] = await entries();
    if (!first) throw new Error('no entries');
    const given = [{ ...first, name: 'Another name' }];
    const shown = await put(given, { isDryRun: true });
    await database.db('services').where({ slug: first.slug }).update({ name: 'Changed by Grace' });
    await expect(put(given, { shown })).rejects.toMatchObject({ code: 'services.changed', kind: 'conflict' });
    expect((await one(first.slug))?.['name']).toBe('Changed by Grace');
    await database.db('services').where({ slug: first.slug }).update({ name: first.name });
    expect(await put(given, { shown })).toEqual(shown);
    expect(await put(given, { shown })).toEqual([]);
    expect((await one(first.slug))?.['name']).toBe('Another name');
  });

  it('does not bring a deleted service back', async () => {
    const [first] = await entries();
    await database.db('services').where({ slug: first?.slug }).update({ deleted_at: new Date() });
    await expect(put(first ? [first] : [])).rejects.toMatchObject({ code: 'services.in-trash', kind: 'conflict' });
    await database.db('services').where({ slug: first?.slug }).update({ deleted_at: null });
  });
});
