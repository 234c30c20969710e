/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { FieldDictionary, LoadedData } from '../../api/domain/colleges.ts';
import { openedDetails } from '../../ui/late-details.fixture.ts';

const { createQueries, SiteContext } = await import('../../api/site.ts');
const { createClient } = await import('../../api/client.ts');
const { dictionaryQuery, filesQuery, loadedQuery, parquetQuery } = await import('./data.queries.ts');
const { DataPage } = await import('./DataPage.tsx');
const { percentOf, reasonText, sizeText } = await import('./data-text.ts');

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
  names: null,
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

const IMPORT = {
  runId: 4,
  source: 'ipeds' as const,
  year: 2024,
  release: 'provisional' as const,
  importedAt: '2026-11-20T08:00:00.000Z',
  obtainedFrom: 'a third-party copy of the published file',
  matchedBy: 'name and state',
  files: [{ file: 'adm2024.csv', table: 'ADM', sha256: 'ab'.repeat(32) }],
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
        { year: 2024, release: 'provisional', importedAt: '2026-11-20T08:00:00.000Z', values: 12_345, imports: [IMPORT] },
        { year: 2023, release: 'final', importedAt: null, values: 9, imports: [] },
      ],
    },
  ],
  versions: [
    { version: '2026-11-21.4', at: '2026-11-21T08:00:00.000Z', reason: 'import ipeds 2024 provisional', runId: 4, changed: 1_234 },
    { version: '2026-11-20.1', at: '2026-11-20T08:00:00.000Z', reason: 'seed', runId: null, changed: null },
  ],
  files: [{ name: 'colleges.csv', path: '/data/colleges.csv', words: 'Every college.' }],
  packagePath: '/data/datapackage.json',
  keptBack: 'Something is left out.',
  citation: 'Alma, college data, version 2026-11-21.4.',
};

const PARQUET = {
  dataVersion: '2026-11-20.1',
  at: '2026-11-22T23:30:00.000Z',
  files: [
    { name: 'runs.parquet', path: '/data/runs.parquet', table: 'runs' as const, words: 'One import per row.', rows: 71, bytes: 6_120 },
  ],
};

const FILES = {
  dataVersion: '2026-11-21.4',
  files: LOADED.files.map((file) => ({ ...file, bytes: 1_581_322, zippedBytes: 402_473, sha256: 'x' })),
};

function show(published: typeof PARQUET | null = PARQUET, files: typeof FILES | null = FILES): void {
  const queries = createQueries();
  const client = createClient(() => Promise.reject(new Error('unexpected request')));
  queries.setQueryData(dictionaryQuery(client).queryKey, DICTIONARY);
  queries.setQueryData(loadedQuery(client).queryKey, LOADED);
  queries.setQueryData(parquetQuery(client).queryKey, published);
  if (files) queries.setQueryData(filesQuery(client).queryKey, files);
  const site = { api: client, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  render(
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <DataPage />
      </QueryClientProvider>
    </SiteContext>,
  );
}
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

describe('the data page', () => {
  beforeEach(() => show());

  it('lists the files with their sizes, and the values that are not in them', () => {
    const link = section('Download everything').getByRole('link', { name: 'colleges.csv' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/data/colleges.csv', true]);
    expect(section('Download everything').getByText('1.6 MB, 402 kB compressed')).toBeTruthy();
    expect(section('Download everything').getByText(/Something is left out/)).toBeTruthy();
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/data');
  });

  it('lists the Parquet files with the data version and the day of their publication', () => {
    const downloads = section('Download everything');
    expect(downloads.getByRole('link', { name: 'runs.parquet' }).getAttribute('href')).toBe('/data/runs.parquet');
    expect(downloads.getByText('6 kB, 71 rows')).toBeTruthy();
    expect(downloads.getByText(/with data version/).textContent).toContain('2026-11-20.1, published on Nov 22, 2026.');
  });

  it('lists the loaded releases and their import dates', () => {
    const rows = section('Sources').getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['2024, provisionalNov 20, 202612,345', '2023, finalInitial load9']);
    expect(section('Sources').getByText(/Nicknames .* come from a file that Alma keeps/)).toBeTruthy();
  });

  it('names the files of each import with their hashes, and how they were obtained and matched', () => {
    const details = openedDetails(section('Sources').getByText('The file and its origin'));
    const lines = [...details.querySelectorAll('p, code')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '2024, run 4. Obtained from: a third-party copy of the published file. Matched by: name and state',
      'ab'.repeat(32),
    ]);
  });

  it('shows coverage by kind of college, with estimated and withheld shares', () => {
    const row = section('Coverage').getByRole('row', { name: /Undergraduates/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Undergraduates1% estimated, 2% withheld');
    // 299 of 300 rounds to 99, not 100.
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['75', '99', '0']);
    expect(section('Coverage').queryByText(/Description|^Name$/)).toBeNull();
  });

  it('shows the meaning and source of each field', () => {
    const fields = section('Fields');
    expect(fields.getByText('Undergraduates enrolled in the fall.')).toBeTruthy();
    expect(fields.getByText('IPEDS DRVEF: EFUG (2023, 2024)')).toBeTruthy();
    expect(fields.getByText(/Not in the files: written by us\./)).toBeTruthy();
  });

  it('lists the data versions', () => {
    expect(
      section('Changes')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nov 21, 2026Import of IPEDS 2024 (provisional): 1,234 colleges changed2026-11-21.4',
      'Nov 20, 2026Initial load2026-11-20.1',
    ]);
  });
});

it('offers the files while their sizes are not known yet', () => {
  show(PARQUET, null);
  expect(section('Download everything').getByRole('link', { name: 'colleges.csv' })).toBeTruthy();
  expect(screen.queryByText(/compressed/)).toBeNull();
});

it('has no Parquet files before the first publication', () => {
  show(null);
  expect(screen.queryByRole('heading', { name: 'Parquet files' })).toBeNull();
});

it('formats reasons, sizes and shares', () => {
  expect(reasonText('import crime 2023')).toBe('Import of Campus Safety and Security 2023 (release not stated)');
  expect([reasonText('rollback of run 12'), reasonText('import unknown 2024 final'), reasonText('scores, method 1')]).toEqual([
    'Rollback of run 12',
    'Import unknown 2024 final',
    'Scores recalculated',
  ]);
  expect([sizeText(12), sizeText(999_400), sizeText(15_626_943)]).toEqual(['12 bytes', '999 kB', '15.6 MB']);
  expect([percentOf(0, 0), percentOf(0, 9), percentOf(1, 3_000), percentOf(2_999, 3_000), percentOf(9, 9)]).toEqual([0, 0, 1, 99, 100]);
});
