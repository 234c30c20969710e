import { createTestDatabase, type TestDatabase } from '../../knex/testing/database.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';

interface Counts {
  code: string;
  colleges: number;
  awards: number;
}
interface Where extends Counts {
  state: string | null;
  levels: Counts[];
  states: Counts[];
  items: { awards: number; college: { id: number; state: string } }[];
  newest: { period: string } | null;
}

/** The catalog of a first start, with the published awards. */
let database: TestDatabase;
let app: DatabaseApp;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  app = await startDatabaseApp({ beside: { database } });
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.destroy();
});

const read = async <T>(path: string): Promise<T> => (await app.get(path)).json() as Promise<T>;

it.each(['/api/majors/nursing', '/api/majors/nursing?state=NY', '/api/majors/computing'])(
  '%s has the counts and the order of the search',
  async (path) => {
    const where = await read<Where>(path);
    const place = where.state === null ? '' : `&state=${where.state}`;
    const search = await read<{ total: number; items: { id: number; awards: number }[] }>(
      `/api/colleges/search?major=${where.code}${place}&sort=graduates:desc&perPage=100`,
    );
    expect(where.colleges).toBe(search.total);
    expect(where.items.map(({ college, awards }) => [college.id, awards])).toEqual(
      search.items.slice(0, 25).map(({ id, awards }) => [id, awards]),
    );
    expect(where.newest?.period).toMatch(/^20\d\d-\d\d$/);
    expect(where.levels.reduce((sum, { awards }) => sum + awards, 0)).toBe(where.awards);
  },
);

it('the states add up to the whole, and each has its own answer', async () => {
  const { colleges, awards, states } = await read<Where>('/api/majors/nursing');
  const sum = (key: 'colleges' | 'awards') => states.reduce((total, state) => total + state[key], 0);
  expect([sum('colleges'), sum('awards')]).toEqual([colleges, awards]);
  const [most, fewest] = [states[0], states.at(-1)];
  for (const state of [most, fewest]) {
    const there = await read<Where>(`/api/majors/nursing?state=${state?.code ?? ''}`);
    expect([there.colleges, there.awards]).toEqual([state?.colleges, state?.awards]);
    expect(there.items.every(({ college }) => college.state === state?.code)).toBe(true);
  }
});

it.each([
  ['nursing', '51.3801', /^A program that .*providing care for sick, disabled/],
  ['computing', '11', /^Instructional programs that focus on the computer and information sciences/],
])('%s is described by the official definition of %s', async (slug, code, words) => {
  const { definition } = await read<{ definition: { code: string; text: string } | null }>(`/api/majors/${slug}`);
  expect(definition).toEqual({
    ...{ code, title: expect.any(String) as string, text: expect.stringMatching(words) as string },
    source: { edition: '2020', obtainedFrom: 'a copy of the published file on GitHub' },
  });
  expect(await read(`/api/majors/${slug}?state=NY`)).toMatchObject({ definition: null });
});

it('an unknown major is not found, and an unknown state is invalid', async () => {
  expect((await app.get('/api/majors/no-such-major')).status).toBe(404);
  expect((await app.get('/api/majors/nursing?state=XX')).status).toBe(400);
});

it('the sitemap lists the pages with three colleges or more', async () => {
  const { states } = await read<{ states: (Counts & { slug: string })[] }>('/api/majors/nursing');
  const index = await (await app.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-majors-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path);
  const texts = await Promise.all(parts.map(async (path) => (await app.get(path)).text()));
  const listed = texts.flatMap((text) => [...text.matchAll(/<loc>[^<]*(\/majors\/[^<]*)<\/loc>/g)].map(([, path]) => path));
  const ofNursing = listed.filter((path) => path?.startsWith('/majors/nursing/'));
  expect(listed).toContain('/majors/nursing');
  expect(ofNursing.sort()).toEqual(
    states
      .filter(({ colleges }) => colleges > 2)
      .map(({ slug }) => `/majors/nursing/${slug}`)
      .sort(),
  );
  expect(ofNursing.length).toBeGreaterThan(40);
  expect(new Set(listed).size).toBe(listed.length);
});

describe('the occupations of a major', () => {
  interface Related {
    soc: string;
    title: string;
    medianWage: number | null;
    employment: number | null;
    growthPercent: number | null;
    openings: number | null;
    entryEducation: string | null;
    programs: number;
  }
  const occupations = (slug: string) =>
    read<{ total: number; occupations: Related[]; sources: { table: string; edition: string }[] }>(`/api/majors/${slug}/occupations`);

  // The figures are those of the published files.
  it.each<[string, Related]>([
    [
      'nursing',
      {
        ...{ soc: '29-1141', title: 'Registered nurses', medianWage: 97_550, employment: 3_379_720, growthPercent: 4.9 },
        ...{ openings: 189_100, entryEducation: "Bachelor's degree", programs: 21 },
      },
    ],
    [
      'computer-science',
      {
        ...{ soc: '15-1252', title: 'Software developers', medianWage: 135_980, employment: 1_687_890, growthPercent: 15.8 },
        ...{ openings: 115_200, entryEducation: "Bachelor's degree", programs: 1 },
      },
    ],
  ])('%s begins with the one that has the most employees', async (slug, first) => {
    const { total, occupations: found, sources } = await occupations(slug);
    expect(found[0]).toMatchObject(first);
    expect(found.length).toBe(Math.min(10, total));
    const jobs = found.map(({ employment }) => employment ?? 0);
    expect(jobs).toEqual(jobs.toSorted((a, b) => b - a));
    expect(sources.map(({ table, edition }) => [table, edition])).toEqual([
      ['links', '2020 and 2018'],
      ['wages', 'May 2025'],
      ['outlook', '2024–34'],
    ]);
  });

  it('a wage that is not available is null', async () => {
    const { occupations: found } = await occupations('theater');
    expect(found.find(({ soc }) => soc === '27-2011')).toMatchObject({ medianWage: null, employment: 55_000, openings: 6_300 });
  });

  it('counselors are named under the code that has their wages', async () => {
    const { occupations: found } = await occupations('mental-health-and-addiction-counseling');
    const counselors = found.filter(({ soc }) => ['21-1011', '21-1014', '21-1018'].includes(soc));
    expect(counselors.map(({ soc }) => soc)).toEqual(['21-1018']);
    expect(counselors[0]?.medianWage).toBeGreaterThan(30_000);
  });

  it('a family and a major without a link have none, and an unknown one is not found', async () => {
    for (const slug of ['computing', 'liberal-arts-and-humanities'])
      expect(await occupations(slug)).toMatchObject({ total: 0, occupations: [] });
    expect((await app.get('/api/majors/no-such-major/occupations')).status).toBe(404);
  });
});
