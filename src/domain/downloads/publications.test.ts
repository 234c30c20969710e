import fc from 'fast-check';
import { DOWNLOADABLE, filesOf, newestYear, publicationOf } from './publications.ts';

const HOSTS = ['nces.ed.gov', 'ope.ed.gov', 'ed-public-download.scorecard.network', 'ncses.nsf.gov'];
const names = (source: (typeof DOWNLOADABLE)[number], year: number) => filesOf(source, year).map(({ file }) => file);
const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('filesOf', () => {
  it('lists the IPEDS tables that Alma reads, the directory first', () => {
    expect(names('ipeds', 2024).join(' ')).toBe(
      'HD2024.zip IC2024.zip C2024_A.zip ADM2024.zip EF2024D.zip COST1_2024.zip COST2_2024.zip DRVCOST2024.zip SFA2324.zip F2324_F1A.zip F2324_F2.zip F2324_F3.zip DRVEF2024.zip DRVGR2024.zip DRVF2024.zip GR200_24.zip',
    );
    expect(names('ipeds', 2023)).toEqual(expect.arrayContaining(['IC2023_AY.zip', 'DRVIC2023.zip', 'SFA2223.zip', 'F2223_F1A.zip']));
    expect(names('ipeds', 2023).join(' ')).not.toContain('COST');
    expect(filesOf('ipeds', 2023)[0]?.url).toBe('https://nces.ed.gov/ipeds/datacenter/data/HD2023.zip');
  });

  it('lists one file per year for the other sources', () => {
    expect(filesOf('crime', 2024)).toEqual([
      {
        file: 'Crime2025EXCEL.zip',
        url: 'https://ope.ed.gov/campussafety/api/dataFiles/file?fileName=Crime2025EXCEL.zip',
        isRequired: true,
      },
    ]);
    expect(filesOf('athletics', 2022)[0]?.url).toBe('https://ope.ed.gov/athletics/api/dataFiles/file?fileName=EADA_2022-2023.zip');
    expect(filesOf('research', 2023)[0]?.url).toBe('https://ncses.nsf.gov/821/assets/0/files/higher_education_r_and_d_2023.zip');
    expect(filesOf('scorecard', 2023)[0]?.file).toBe('Most-Recent-Cohorts-Institution_05192025.zip');
  });

  it('uses official hosts and plain file names, and requires only the first file, for any year', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DOWNLOADABLE), fc.integer({ min: 2014, max: 2100 }), (source, year) => {
        fc.pre(source !== 'scorecard' || [2023, 2024].includes(year));
        const files = filesOf(source, year);
        expect(files.map(({ isRequired }) => isRequired)).toEqual(files.map((_file, at) => at === 0));
        for (const { file, url } of files) {
          expect(file).toMatch(/^[A-Za-z0-9_-]+\.zip$/);
          expect(url).toMatch(/^https:\/\//);
          expect(HOSTS).toContain(url.split('/')[2]);
        }
      }),
    );
  });

  it.each([
    ['carnegie', 2025, 'download.by-hand'],
    ['scorecard', 2030, 'download.by-hand'],
    ['ipeds', 1999, 'download.no-such-year'],
  ] as const)('throws for %s %d', async (source, year, code) => {
    const asking = Promise.resolve().then(() => filesOf(source, year));
    await expect(asking).rejects.toMatchObject({ kind: 'invalid', code });
  });
});

describe('newestYear', () => {
  it.each([
    ['ipeds', '2026-06-30', 2024],
    ['ipeds', '2026-07-01', 2025],
    ['crime', '2026-01-01', 2024],
    ['athletics', '2026-11-21', 2024],
    ['research', '2026-10-31', 2024],
    ['research', '2026-11-01', 2025],
    ['scorecard', '2026-11-21', 2024],
  ] as const)('for %s on %s is %d', (source, today, year) => expect(newestYear(source, day(today))).toBe(year));

  it('never decreases over time', () => {
    const days = fc.date({ min: day('2016-01-01'), max: day('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...DOWNLOADABLE), days, days, (source, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(newestYear(source, earlier)).toBeLessThanOrEqual(newestYear(source, later));
      }),
    );
  });
});

it('schedules checks in valid months', () => {
  for (const source of DOWNLOADABLE) {
    const { months } = publicationOf(source).renewed;
    expect(months.length).toBeGreaterThan(0);
    expect(months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(true);
  }
});
