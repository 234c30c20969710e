import type { SourceName } from '../colleges/sources.ts';
import { missingReleases } from './missing-releases.ts';

/** "HD 2024" is the table HD of 2024. */
function missing(source: SourceName, tables: readonly string[], today: string): string[] {
  const loaded = tables.map((text) => {
    const [table = '', year] = text.split(' ');
    return { source, table, year: Number(year) };
  });
  return missingReleases(source, loaded, new Date(`${today}T12:00:00Z`)).map(({ file, holds, since }) => `${file} (${holds}) ${since}`);
}

const IPEDS_2024 = ['HD', 'IC', 'C-A', 'ADM', 'EF-D', 'COST', 'SFA', 'DRVEF', 'DRVGR', 'DRVF', 'F1A', 'F2', 'F3'].map(
  (table) => `${table} 2024`,
);

it('names each missing IPEDS file from the month of its collection on', () => {
  const loaded = [...IPEDS_2024, 'COST1 2024', 'GR200 2024', 'SFA 2023'];
  expect(missing('ipeds', loaded, '2025-11-30')).toEqual([]);
  const netPrice = 'COST2_2024 (net price of 2023-24) 2025-12';
  expect(missing('ipeds', loaded, '2025-12-01')).toEqual([netPrice]);
  const fall = [
    'HD2025 (directory of 2025-26) 2026-07',
    'IC2025 (characteristics of 2025-26) 2026-07',
    'C2025_A (awards by program of 2024-25) 2026-07',
  ];
  expect(missing('ipeds', loaded, '2026-11-30')).toEqual([netPrice, ...fall]);
  const winter = missing('ipeds', [...loaded, 'COST2 2024'], '2026-12-01');
  expect(winter).toEqual(expect.arrayContaining([...fall, 'COST2_2025 (net price of 2024-25) 2026-12']));
  expect(winter.join()).not.toContain('F2425');
  expect(missing('ipeds', [...loaded, 'COST2 2024'], '2027-01-01').join()).toContain(
    'F2425_F2 (finance, form F2 of fiscal year 2025) 2027-01',
  );
});

it('does not count a year before the newest loaded one, and not a table of it that is newer', () => {
  const old = ['GR200 2021', 'COST1 2024', 'COST2 2024'];
  expect(missing('ipeds', [...IPEDS_2024, ...old], '2026-06-30')).toEqual([
    'GR200_24 (graduation rates of two-year colleges by August 2023) 2025-12',
  ]);
  expect(missing('ipeds', ['HD 2023', 'IC_AY 2023', 'COST 2023'], '2024-12-31').join()).not.toMatch(/COST|_AY|DRVIC/);
});

it.each<[SourceName, readonly string[], string[]]>([
  ['scorecard', ['INSTITUTION 2023'], ['Most-Recent-Cohorts-Institution_06102026 (release of 2026-06-10) 2026-06']],
  ['crime', ['ONCAMPUSCRIME 2023', 'ONCAMPUSCRIME 2022'], ['Crime2025EXCEL (crimes of 2022-24) 2026-01']],
  ['athletics', ['INSTLEVEL 2023'], ['EADA_2024-2025 (athletics of 2024-25) 2026-01']],
  [
    'research',
    ['HERD-BY-UNITID 2024'],
    [
      'higher_education_r_and_d_2024 (research spending of fiscal year 2024, microdata) 2025-11',
      'higher_education_r_and_d_2025 (research spending of fiscal year 2025, microdata) 2026-11',
    ],
  ],
  ['research', ['HERD 2025'], []],
  ['carnegie', [], ['2025-Public-Data-File (classification of 2025) 2025-04']],
  ['carnegie', ['CCIHE2021 2021'], ['2025-Public-Data-File (classification of 2025) 2025-04']],
  ['carnegie', ['CCIHE2025 2025'], []],
])('of %s with %j', (source, loaded, expected) => {
  expect(missing(source, loaded, '2026-11-27')).toEqual(expected);
});

it('names only the newest release of a source without data', () => {
  expect(missing('athletics', [], '2026-11-27')).toEqual(['EADA_2024-2025 (athletics of 2024-25) 2026-01']);
});
