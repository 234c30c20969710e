import { SOURCES } from '../../domain/colleges/sources.ts';
import { columnContracts, contractOf, driftOf, keyColumns, knownColumns, otherYearsOf } from './drift.ts';
import { SOURCE_SPECS } from './index.ts';
import { createFolder, open, tableCsv } from './source-files.fixture.ts';
import type { TableSpec } from './table.ts';

const YEARS = [2019, 2021, 2022, 2023, 2024, 2025];
const TABLES = SOURCES.flatMap((source) => SOURCE_SPECS[source].tables.map((spec) => ({ source, table: spec.table, spec })));
const HD = contractOf(columnContracts('ipeds'), 'HD');

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

/** All columns that a spec reads. */
function columnsOf(spec: TableSpec): string[] {
  const { signature, anyOf = [], nameColumn } = spec;
  const edition = spec.yearIn?.([]) ?? null;
  const years = edition === null ? YEARS : [edition];
  // Fields of an aggregated table refer to combined columns, so only its signature counts.
  const read = spec.aggregate ? [] : years.flatMap((year) => spec.fields(year, '')).flatMap(({ columns }) => columns);
  return [...signature, ...anyOf, ...[spec.years?.column, nameColumn].filter((name) => name !== undefined), ...read];
}

describe('column contracts', () => {
  it.each(TABLES)('list every column that $source $table reads', ({ source, table, spec }) => {
    const contract = contractOf(columnContracts(source), table);
    const known = knownColumns(contract);
    expect(columnsOf(spec).filter((name) => !known.has(name))).toEqual([]);
    expect(keyColumns(contract).length).toBeGreaterThan(0);
    expect(keyColumns(contract).filter((name) => !known.has(name))).toEqual([]);
  });

  it('list no column twice', () => {
    for (const { source, table } of TABLES) {
      const columns = (columnContracts(source)[table]?.columns ?? []).flatMap((line) => line.split(' '));
      expect([table, columns.length]).toEqual([table, new Set(columns).size]);
    }
  });
});

describe('driftOf', () => {
  const header = [...knownColumns(HD)];
  const only = (year: number) => {
    const { missing = [] } = driftOf(HD, [], year) ?? {};
    return [...missing];
  };

  it('reports nothing for the known columns in any order', () => {
    expect(driftOf(HD, only(2024).reverse(), 2024)).toBeNull();
  });

  it('compares with the columns of the same year', () => {
    expect(only(2023)).toContain('C18BASIC');
    expect(only(2023)).not.toContain('CARNEGIERSCH');
    expect(only(2025)).toContain('CARNEGIERSCH');
    expect(driftOf(HD, only(2023), 2024)?.missing).toContain('CARNEGIERSCH');
    expect(driftOf(HD, only(2023), 2024)?.added).toEqual([]);
  });

  it('reports new and missing columns', () => {
    const changed = header.map((name) => (name === 'CHFNM' ? 'PRESIDENT' : name));
    expect(driftOf(HD, changed, 2024)).toEqual({ missing: ['CHFNM'], added: ['PRESIDENT'], isExtract: false });
  });

  it('recognizes an extract with some of the columns', () => {
    expect(driftOf(HD, only(2024).slice(0, 20), 2024)?.isExtract).toBe(true);
  });

  it('accepts any year in column names', () => {
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

describe('otherYearsOf', () => {
  const namesOf = (year: number) => [...(driftOf(HD, [], year)?.missing ?? [])];

  it.each([
    [2021, 2025, '2023 or earlier'],
    [2023, 2024, '2023 or earlier'],
    [2024, 2023, '2024 or later'],
    [2024, 2025, null],
    [2021, 2023, null],
  ])('columns of %s are not of %s: %p', (real, named, expected) => {
    expect(otherYearsOf(HD, namesOf(real).reverse(), named)).toBe(expected);
    expect(otherYearsOf(HD, namesOf(real).slice(0, -1), real)).toBeNull();
  });

  it('does not judge extracts or tables that did not change', () => {
    expect(otherYearsOf(HD, ['UNITID', 'C18BASIC'], 2025)).toBeNull();
    expect(otherYearsOf(contractOf(columnContracts('ipeds'), 'DRVGR'), ['UNITID'], 2025)).toBeNull();
  });

  it('refuses a file under the name of another year', async () => {
    const row = Object.fromEntries(namesOf(2021).map((name) => [name, '1']));
    await folder.write({ 'hd2025.csv': tableCsv(namesOf(2021).join(','), [row]) });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject({
      code: 'source.year-conflict',
      message: expect.stringContaining('hd2025.csv has the columns of 2023 or earlier, not of 2025.') as unknown,
    });
  });
});

describe('opened files', () => {
  const DRVGR = contractOf(columnContracts('ipeds'), 'DRVGR')
    .columns.flatMap((names) => names.split(' '))
    .join(',');
  const row = (header: string) =>
    tableCsv(header, [Object.fromEntries(header.split(',').map((name) => [name, name === 'UNITID' ? '900001' : '50']))]);
  const opened = async (header: string) => {
    await folder.write({ 'drvgr2024.csv': row(header) });
    return open({ paths: [folder.path] });
  };

  it('report no drift with the known columns', async () => {
    expect((await opened(DRVGR)).drift).toEqual([]);
  });

  it('are read with a new and a missing column, and report both', async () => {
    const { drift, tables } = await opened(DRVGR.replace('SSGRRTT', 'ZZGRRTT'));
    expect(drift).toEqual([
      { file: folder.at('drvgr2024.csv'), table: 'DRVGR', missing: ['SSGRRTT'], added: ['ZZGRRTT'], isExtract: false },
    ]);
    expect(tables).toHaveLength(1);
  });

  it.each([
    ['key column', DRVGR.replace('UNITID', 'UNIT_ID').replace('GRRTTOT', 'RATE'), 'UNITID, GRRTTOT'],
    ['signature column', DRVGR.replace('GRRTM,', 'RATEM,'), 'GRRTM'],
  ])('are rejected with a renamed %s, and the message lists all missing columns', async (_what, header, lacking) => {
    await expect(opened(header)).rejects.toMatchObject({
      code: 'source.missing-columns',
      message: `${folder.at('drvgr2024.csv')} is the table DRVGR without these columns: ${lacking}.`,
    });
  });

  it('are not identified if only a few columns match', async () => {
    await folder.write({ 'mine2024.csv': 'UNITID,GRRTM,NOTE\n900001,50,x\n', 'drvgr2024.csv': row(DRVGR) });
    expect((await open({ paths: [folder.path] })).unused).toMatchObject([{ reason: 'its columns do not match a known table' }]);
  });
});
