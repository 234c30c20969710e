import { someMajorWords } from '../../../domain/majors/majors.fixture.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import type { Closure } from '../../../domain/colleges/kind/closures.ts';
import type { Nickname } from '../../../domain/colleges/names/nicknames.ts';
import type { ZipLocator } from '../../../domain/search/search.ports.ts';
import { createColleges, type Colleges } from '../../../domain/search/search.use-cases.ts';

/** Knows the place of one ZIP code, 36849 in Auburn. */
export const ONE_ZIP: ZipLocator = { locate: (zip) => (zip === '36849' ? { latitude: 32.6, longitude: -85.49 } : undefined) };

/** The search use cases with colleges in memory. `publish` replaces them, as an import does. */
export async function collegesOver(
  records: CollegeRecord[],
  dataVersion = '1',
  closures: readonly Closure[] = [],
  nicknames: readonly Nickname[] = [],
): Promise<Colleges & Publisher> {
  let stored = { records, dataVersion };
  const store = {
    dataVersion: () => Promise.resolve(stored.dataVersion),
    textsVersion: () => Promise.resolve('1'),
    all: () => Promise.resolve(stored.records),
    imports: () => Promise.resolve(IMPORTS),
    awards: () => Promise.resolve(new Map()),
    closures: () => Promise.resolve([...closures]),
    nicknames: () => Promise.resolve([...nicknames]),
    listTexts: () => Promise.resolve(new Map()),
    staffWords: () => Promise.resolve([]),
  };
  const colleges = createColleges({ store, vocabulary: { words: someMajorWords }, zips: ONE_ZIP, pause: () => Promise.resolve() });
  await colleges.refresh();
  return {
    ...colleges,
    async publish(next, version) {
      stored = { records: next, dataVersion: version };
      await colleges.refresh();
    },
  };
}

export interface Publisher {
  publish(records: CollegeRecord[], dataVersion: string): Promise<void>;
}

const IMPORTS = new Map([
  [
    7,
    {
      runId: 7,
      source: 'ipeds' as const,
      year: 2024,
      release: 'final' as const,
      importedAt: '2026-11-20T08:00:00.000Z',
      obtainedFrom: 'the publisher’s site',
      matchedBy: null,
      files: [
        { file: 'adm2024.csv', table: 'ADM', sha256: 'a'.repeat(64) },
        { file: 'hd2024.csv', table: 'HD', sha256: 'b'.repeat(64) },
      ],
    },
  ],
]);

const provenance = {
  source: 'ipeds',
  table: 'ADM',
  variable: 'ADMSSN / APPLCN',
  year: 2024,
  period: 'fall 2024',
  release: 'final',
} as const;

/** Five different colleges. */
export const SOME_COLLEGES: CollegeRecord[] = [
  aCollege({
    id: 1,
    ipedsUnitId: 100_858,
    name: 'Auburn University',
    slug: 'auburn-university',
    location: 'Auburn',
    state: 'AL',
    zip: '36849',
    latitude: 32.6,
    longitude: -85.49,
    size: 25_000,
    acceptanceRateNum: 0.5,
    acceptanceRate: '50%',
    graduationRate: 0.8,
    netPricePublic: 24_000,
    isFeatured: true,
    aliases: ['AU'],
    provenance: { acceptanceRateNum: { ...provenance, importedAt: null, runId: 7 } },
  }),
  aCollege({ id: 2, name: 'Auburn University at Montgomery', slug: 'auburn-university-at-montgomery', state: 'AL', size: 4_000 }),
  aCollege({
    id: 3,
    name: 'Berea College',
    slug: 'berea-college',
    state: 'KY',
    type: 'Private nonprofit',
    netPricePrivate: -300,
    size: 1_500,
  }),
  aCollege({ id: 4, name: '=Formula, "College"', slug: 'formula-college', state: 'GA', type: 'Private for-profit', size: 90, level: 2 }),
  aCollege({
    id: 5,
    name: 'Chaminade Université',
    slug: 'chaminade',
    state: 'HI',
    type: 'Private nonprofit',
    website: 'https://example.edu',
  }),
];
