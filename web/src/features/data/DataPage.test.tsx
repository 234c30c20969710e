/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { FieldDictionary, LoadedData } from '../../api/domain.ts';

const { createQueries, SiteContext } = await import('../../api/site.ts');
const { createClient } = await import('../../api/client.ts');
const { dictionaryQuery, loadedQuery } = await import('./data.queries.ts');
const { DataPage } = await import('./DataPage.tsx');
const { percentOf, reasonWords, sizeText } = await import('./words.ts');

const SECTORS: FieldDictionary['sectors'] = [
  { control: 'public', level: 4, total: 300 },
  { control: 'public', level: 2, total: 100 },
];

const aField = (
  given: Partial<FieldDictionary['fields'][number]>,
  known: readonly [number, number] = [0, 0],
): FieldDictionary['fields'][number] => ({
  key: 'size',
  label: 'Undergraduates',
  group: 'students',
  unit: 'count',
  type: 'integer',
  meaning: 'Undergraduates enrolled in the fall.',
  direction: null,
  codes: null,
  missing: 'null',
  keptBack: null,
  searchParam: 'sizeRange',
  sources: [{ source: 'ipeds', table: 'DRVEF', variable: 'EFUG', years: [2023, 2024], colleges: 399 }],
  coverage: {
    total: 400,
    known: known[0] + known[1],
    share: (known[0] + known[1]) / 400,
    imputed: 3,
    suppressed: 8,
    notApplicable: 0,
    notReported: 0,
    byYear: [],
    bySector: SECTORS.map((sector, index) => ({ ...sector, known: known[index] ?? 0 })),
  },
  ...given,
});

const DICTIONARY: FieldDictionary = {
  fields: [
    aField({
      key: 'name',
      label: 'Name',
      group: 'identity',
      meaning: 'Its name.',
      sources: [],
      missing: 'never',
      type: 'string',
      unit: null,
    }),
    aField({}, [299, 0]),
    aField({ key: 'description', label: 'Description', group: 'identity', meaning: 'A text.', sources: [], keptBack: 'Written by us.' }),
  ],
  sectors: SECTORS,
  dataVersion: '2026-11-21.4',
  methodVersion: 1,
};

const LOADED: LoadedData = {
  dataVersion: '2026-11-21.4',
  day: '2026-11-20',
  colleges: 400,
  sources: [
    {
      source: 'ipeds',
      name: 'IPEDS in full',
      publisher: 'A department',
      address: 'https://example.gov/',
      licence: 'Public domain',
      isFree: true,
      releases: [
        { year: 2024, release: 'provisional', importedAt: '2026-11-20T08:00:00.000Z', values: 12_345 },
        { year: 2023, release: 'final', importedAt: null, values: 9 },
      ],
    },
  ],
  versions: [
    { version: '2026-11-21.4', at: '2026-11-21T08:00:00.000Z', reason: 'import ipeds 2024 provisional', runId: 4, changed: 1_234 },
    { version: '2026-11-20.1', at: '2026-11-20T08:00:00.000Z', reason: 'seed', runId: null, changed: null },
  ],
  files: [
    { name: 'colleges.csv', path: '/data/colleges.csv', words: 'Every college.', bytes: 1_581_322, zippedBytes: 402_473, sha256: 'x' },
  ],
  packagePath: '/data/datapackage.json',
  keptBack: 'Something is left out.',
  citation: 'Alma, college data, version 2026-11-21.4.',
};

beforeEach(() => {
  const queries = createQueries();
  const client = createClient(() => Promise.reject(new Error('nothing is asked')));
  queries.setQueryData(dictionaryQuery(client).queryKey, DICTIONARY);
  queries.setQueryData(loadedQuery(client).queryKey, LOADED);
  const site = { api: client, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  render(
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <DataPage />
      </QueryClientProvider>
    </SiteContext>,
  );
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

describe('the page of the data', () => {
  it('offers the files with their sizes, and says what is not in them', () => {
    const link = section('Take it all').getByRole('link', { name: 'colleges.csv' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/data/colleges.csv', true]);
    expect(section('Take it all').getByText('1.6 MB, 402 kB compressed')).toBeTruthy();
    expect(section('Take it all').getByText(/Something is left out/)).toBeTruthy();
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/data');
  });

  it('says which releases are loaded, and since when', () => {
    const rows = section('What is loaded').getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['2024 provisionalNov 20, 202612,345', '2023 finalWith the first filling9']);
  });

  it('gives coverage as numbers by kind of college, with what was estimated and withheld', () => {
    const row = section('How complete it is').getByRole('row', { name: /Undergraduates/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Undergraduates1% estimated, 2% withheld');
    // 299 of 300 is not all of them.
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['75', '99', '0']);
    expect(section('How complete it is').queryByText(/Description|^Name$/)).toBeNull();
  });

  it('says what fields mean, and where they come from', () => {
    const fields = section('What each field means');
    expect(fields.getByText('Undergraduates enrolled in the fall.')).toBeTruthy();
    expect(fields.getByText('IPEDS DRVEF: EFUG (2023, 2024)')).toBeTruthy();
    expect(fields.getByText(/Not in the files: written by us\./)).toBeTruthy();
  });

  it('says what changed', () => {
    expect(
      section('What changed')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nov 21, 2026IPEDS of 2024 imported (provisional): 1,234 colleges changed2026-11-21.4',
      'Nov 20, 2026First filling2026-11-20.1',
    ]);
  });
});

it('puts reasons, sizes and shares into words', () => {
  expect([reasonWords('rollback of run 12'), reasonWords('import nobody 2024 final'), reasonWords('scores, method 1')]).toEqual([
    'Rollback of run 12',
    'Import nobody 2024 final',
    'Scores computed anew',
  ]);
  expect([sizeText(12), sizeText(999_400), sizeText(15_626_943)]).toEqual(['12 bytes', '999 kB', '15.6 MB']);
  expect([percentOf(0, 0), percentOf(0, 9), percentOf(1, 3_000), percentOf(2_999, 3_000), percentOf(9, 9)]).toEqual([0, 0, 1, 99, 100]);
});
