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

describe('an order by earnings in a major', () => {
  interface Hit {
    id: number;
    majorEarnings?: { major: string | null; dollars: number | null; award: string; part: string; text: string; brief: string };
  }
  interface OfCollege {
    programs: { award: string; major: { code: string } | null; outcomes: { college: Record<string, number> | null } | null }[];
  }
  const CHOICE = 'major=51.38&award=bachelor&state=AL';
  const search = (query: string) => read<{ total: number; items: Hit[] }>(`/api/colleges/search?${query}&perPage=100`);

  const dollarsOf = ({ items }: { items: Hit[] }) => items.map(({ majorEarnings }) => majorEarnings?.dollars ?? null);
  const figuresOf = ({ items }: { items: Hit[] }) =>
    items.flatMap(({ majorEarnings }) => (majorEarnings?.dollars ? [{ ...majorEarnings, dollars: majorEarnings.dollars }] : []));

  it('has the colleges without a figure last in both directions', async () => {
    const highest = await search(`${CHOICE}&sort=majorEarnings:desc`);
    const known = figuresOf(highest).map(({ dollars }) => dollars);
    const gaps = highest.items.slice(known.length).map(() => null);
    expect([known.length > 5, gaps.length > 0]).toEqual([true, true]);
    expect(dollarsOf(highest)).toEqual([...known.toSorted((a, b) => b - a), ...gaps]);
    expect(dollarsOf(await search(`${CHOICE}&sort=majorEarnings:asc`))).toEqual([...known.toSorted((a, b) => a - b), ...gaps]);
    const others = await search(`${CHOICE}&sort=graduates:desc`);
    expect([others.total, others.items.some((hit) => 'majorEarnings' in hit)]).toEqual([highest.total, false]);
  });

  it('has the published figures of one level and definition', async () => {
    const { items } = await search(`${CHOICE}&sort=majorEarnings:desc`);
    const figures = figuresOf({ items });
    const { text, brief, part } = figures[0]!;
    expect(new Set(figures.map(({ major, award, part: other }) => `${major} ${award} ${other}`))).toEqual(
      new Set([`51.38 Bachelor’s degree ${part}`]),
    );
    expect(text).toMatch(/^median earnings \$[\d,]+ (one|four|five) years? after a bachelor’s degree in Nursing$/);
    expect(`${brief.replace('median pay', 'median earnings')} in Nursing`).toBe(text);
    const publishedBy = async (id: number) => {
      const { programs } = await read<OfCollege>(`/api/colleges/${id}/programs`);
      const nursing = programs.find(({ award, major }) => award === 'Bachelor’s degree' && major?.code === '51.38');
      return nursing?.outcomes?.college?.[part] ?? null;
    };
    const ends = items.filter((_, at) => at === 0 || at === items.length - 1);
    expect(dollarsOf({ items: ends })).toEqual(await Promise.all(ends.map(({ id }) => publishedBy(id))));
  });

  it('is that of the list, of the CSV file and of a search with answers', async () => {
    const query = `${CHOICE}&sort=majorEarnings:desc`;
    const ids = (await search(query)).items.map(({ id }) => id);
    const list = await read<Hit[]>(`/api/colleges?${query}&limit=100&fields=id`);
    const csv = await (await app.get(`/api/colleges/search?${query}&format=csv&fields=id`)).text();
    const matched = await app.post(`/api/match/search?${query}&perPage=100`, { answers: { budget: 20_000 } });
    const { items } = (await matched.json()) as { items: Hit[] };
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(csv.trim().split(/\r?\n/).slice(1).map(Number)).toEqual(ids);
    expect(items.map(({ id }) => id)).toEqual(ids);
  });

  it('is no order without a major, as that by graduates is none', async () => {
    const [earnings, graduates, none] = await Promise.all(
      ['&sort=majorEarnings:desc', '&sort=graduates:desc', ''].map((sort) => search(`state=AL${sort}`)),
    );
    expect(earnings).toEqual(none);
    expect(graduates).toEqual(none);
  });
});

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
