import { SOURCES as NAMES } from '../../domain/colleges/college.ts';
import { columnContracts, contractOf, driftOf, keyColumns, knownColumns } from './drift.ts';
import { SOURCES } from './index.ts';
import { createFolder, open, tableCsv } from './source-files.fixture.ts';
import type { TableSpec } from './table.ts';

const YEARS = [2019, 2021, 2022, 2023, 2024, 2025];
/** Every table that can be imported. */
const TABLES = NAMES.flatMap((source) => (SOURCES[source]?.tables ?? []).map((spec) => ({ source, table: spec.table, spec })));
const HD = contractOf(columnContracts('ipeds'), 'HD');

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

/** The columns a table's file must have to be read as the spec says. */
function columnsOf(spec: TableSpec): string[] {
  const { marks, anyMark = [], yearColumn, strangers } = spec;
  const edition = spec.yearIn?.([]) ?? null;
  const years = edition === null ? YEARS : [edition];
  // What a folded table reads is made of its rows; its own columns are those it is known by.
  const read = spec.fold ? [] : years.flatMap((year) => spec.fields(year, '')).flatMap(({ columns }) => columns);
  return [...marks, ...anyMark, ...[yearColumn, strangers].filter((name) => name !== undefined), ...read];
}

describe('contracts', () => {
  it.each(TABLES)('of $source know every column that $table is read by', ({ source, table, spec }) => {
    const contract = contractOf(columnContracts(source), table);
    const known = knownColumns(contract);
    expect(columnsOf(spec).filter((name) => !known.has(name))).toEqual([]);
    expect(keyColumns(contract).length).toBeGreaterThan(0);
    expect(keyColumns(contract).filter((name) => !known.has(name))).toEqual([]);
  });

  it('name no column twice', () => {
    for (const { source, table } of TABLES) {
      const columns = (columnContracts(source)[table]?.columns ?? []).flatMap((line) => line.split(' '));
      expect([table, columns.length]).toEqual([table, new Set(columns).size]);
    }
  });
});

describe('a header', () => {
  const header = [...knownColumns(HD)];
  const only = (year: number) => {
    const { missing = [] } = driftOf(HD, [], year) ?? {};
    return [...missing];
  };

  it('as it is known is no news, whatever its order', () => {
    expect(driftOf(HD, only(2024).reverse(), 2024)).toBeNull();
  });

  it('is held against its own year', () => {
    expect(only(2023)).toContain('C18BASIC');
    expect(only(2023)).not.toContain('CARNEGIERSCH');
    expect(only(2025)).toContain('CARNEGIERSCH');
    expect(driftOf(HD, only(2023), 2024)?.missing).toContain('CARNEGIERSCH');
    expect(driftOf(HD, only(2023), 2024)?.added).toEqual([]);
  });

  it('says what came and went', () => {
    const changed = header.map((name) => (name === 'CHFNM' ? 'PRESIDENT' : name));
    expect(driftOf(HD, changed, 2024)).toEqual({ missing: ['CHFNM'], added: ['PRESIDENT'], isExtract: false });
  });

  it('with a part of the columns is that of an extract', () => {
    expect(driftOf(HD, only(2024).slice(0, 20), 2024)?.isExtract).toBe(true);
  });

  it('that names its years is known whatever they are', () => {
    const contract = contractOf(columnContracts('crime'), 'ONCAMPUSCRIME');
    const { missing = [] } = driftOf(contract, [], 2022) ?? {};
    const years = (last: number) =>
      missing.flatMap((name) =>
        name.includes('##') ? [last - 2, last - 1, last].map((year) => name.replace('##', String(year))) : [name],
      );
    expect(driftOf(contract, years(24), 2024)).toBeNull();
    expect(driftOf(contract, [...years(24), 'THEFT24'], 2024)).toMatchObject({ missing: [], added: ['THEFT24'] });
  });
});

describe('files', () => {
  const DRVADM = 'UNITID,DVADM01,DVADM02,DVADM03,DVADM04,DVADM05,DVADM06,DVADM07,DVADM08,DVADM09,DVADM10,DVADM11,DVADM12';
  const row = (header: string) =>
    tableCsv(header, [Object.fromEntries(header.split(',').map((name) => [name, name === 'UNITID' ? '900001' : '50']))]);
  const opened = async (header: string) => {
    await folder.write({ 'drvadm2024.csv': row(header) });
    return open({ paths: [folder.path] });
  };

  it('with the known columns drift nowhere', async () => {
    expect((await opened(DRVADM)).drift).toEqual([]);
  });

  it('with a new column and without an old one are read, and said to be different', async () => {
    const { drift, tables } = await opened(DRVADM.replace('DVADM12', 'DVADM99'));
    expect(drift).toEqual([
      { file: folder.at('drvadm2024.csv'), table: 'DRVADM', missing: ['DVADM12'], added: ['DVADM99'], isExtract: false },
    ]);
    expect(tables).toHaveLength(1);
  });

  it.each([
    ['key column', DRVADM.replace('UNITID', 'UNIT_ID').replace('DVADM01', 'PCTADM'), 'UNITID, DVADM01'],
    ['column it is known by', DRVADM.replace('DVADM02', 'PCTADMM'), 'DVADM02'],
  ])('with another name for a %s are refused, every one named', async (_what, header, lacking) => {
    await expect(opened(header)).rejects.toMatchObject({
      code: 'source.missing-columns',
      message: `${folder.at('drvadm2024.csv')} is a DRVADM table without the column ${lacking}.`,
    });
  });

  it('that merely resemble a table are of no known table', async () => {
    await folder.write({ 'mine2024.csv': 'UNITID,DVADM02,NOTE\n900001,50,x\n', 'drvadm2024.csv': row(DRVADM) });
    expect((await open({ paths: [folder.path] })).unused).toMatchObject([{ reason: 'its columns are those of no known table' }]);
  });
});
