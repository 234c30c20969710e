import { createFolder, open, rowOf, tableOf } from '../source-files.fixture.ts';

describe('EF-D', () => {
  const read = (cells: Record<string, string>, file = 'ef2024d.csv') => rowOf(file, 'EF-D', { RRFTCT: '', RET_NMF: '', ...cells });
  const rates = { XRET_PCF: 'R', RET_PCF: '98', XRET_PCP: 'R', RET_PCP: '41' };

  it.each([
    ['the full-time cohort is larger', { RRFTCTA: '1900', RRPTCTA: '12' }, 0.98, 1_900],
    ['both are equal', { RRFTCTA: '12', RRPTCTA: '12' }, 0.98, 12],
    ['the part-time cohort is larger', { RRFTCTA: '180', RRPTCTA: '1900' }, 0.41, 1_900],
    ['there are no part-time students', { RRFTCTA: '180', RRPTCTA: '' }, 0.98, 180],
    ['the number of full-time students is missing', { RRFTCTA: '', RRPTCTA: '40' }, 0.98, null],
    ['both numbers are missing', { RRFTCTA: '.', RRPTCTA: '.' }, 0.98, null],
  ])('reads the retention rate of most new students: %s', async (_when, cohorts, rate, students) => {
    const values = await read({ ...rates, ...cohorts });
    expect([values.retentionRate, values.retentionCohort]).toEqual([
      [rate, 'r'],
      [students, students === null ? 'n' : 'r'],
    ]);
  });

  it('reads the part-time rate of a college without full-time students, with its status', async () => {
    const values = await read({ XRRFTCTA: 'A', RRFTCTA: '', XRET_PCF: 'A', RET_PCF: '', RRPTCTA: '40', XRET_PCP: 'P', RET_PCP: '41' });
    expect([values.retentionRate, values.retentionCohort]).toEqual([
      [0.41, 'i'],
      [40, 'r'],
    ]);
  });

  it.each([
    [{ XRRFTCTA: 'R', RRFTCTA: '0', XRET_PCF: 'A', RET_PCF: '' }, [null, 'a'], [0, 'r']],
    [{ XRRFTCTA: 'A', RRFTCTA: '', XRET_PCF: 'A', RET_PCF: '' }, [null, 'a'], [null, 'a']],
    [{ RRFTCTA: '', RET_PCF: '98' }, [0.98, 'r'], [null, 'n']],
  ])('reads %p without a part-time cohort', async (cells, rate, cohort) => {
    const values = await read({ ...cells, RRPTCTA: '', RET_PCP: '' });
    expect([values.retentionRate, values.retentionCohort]).toEqual([rate, cohort]);
  });

  it('names the rate and the cohort that it reads', async () => {
    const folder = await createFolder();
    await folder.write({
      'ef2024d.csv': 'UNITID,RRFTCT,RET_NMF,RRFTCTA,RET_PCF,RRPTCTA,RET_PCP\n900001,,,9,98,90,41\n900002,,,90,98,9,41\n',
    });
    const table = tableOf(await open({ paths: [folder.path] }), 'EF-D');
    const names = table.fields.map(({ alternatives }) => alternatives);
    expect(names.slice(0, 2)).toEqual([
      ['RET_PCF', 'RET_PCP'],
      ['RRFTCTA', 'RRPTCTA'],
    ]);
    for await (const { rows } of table.batches()) expect(rows.map(({ alternatives }) => alternatives?.slice(0, 2))).toEqual(['22', '11']);
    await folder.remove();
  });

  it('reads the students per faculty member', async () => {
    expect((await read({ RET_PCF: '98', XSTUFACR: 'R', STUFACR: '147' })).studentFacultyRatio).toEqual([147, 'r']);
    expect((await read({ RET_PCF: '98', XSTUFACR: 'A', STUFACR: '' })).studentFacultyRatio).toEqual([null, 'a']);
  });
});

describe('DRVEF', () => {
  const read = (cells: Record<string, string>, year = 2024) =>
    rowOf(`drvef${year}.csv`, 'DRVEF', { ENRTOT: '9', PCTENRWH: '2', EFUG: '800', ...cells });

  it('reads shares of undergraduates', async () => {
    const cells = { EFUGPT: '100', EFUGTRN: '57', PCUENRW: '55', PCUENRNR: '3', PCUDEEXC: '10', RMINSTTP: '86' };
    expect(await read(cells)).toMatchObject({
      percentPartTime: [0.125, 'r'],
      transfersIn: [57, 'r'],
      percentWomen: [0.55, 'r'],
      percentInternational: [0.03, 'r'],
      percentOnlineOnly: [0.1, 'r'],
      percentInState: [0.86, 'r'],
    });
    expect((await read({ EFUG: '0', EFUGPT: '0' })).percentPartTime).toEqual([null, 'n']);
  });

  it('reads the residence of new students in even years only, when every college must report it', async () => {
    expect((await read({ RMINSTTP: '86' }, 2022)).percentInState).toEqual([0.86, 'r']);
    expect((await read({ RMINSTTP: '86' }, 2023)).percentInState).toBeUndefined();
  });

  it('reads race and ethnicity without Asian and Pacific Islander together', async () => {
    const cells = { PCUENRWH: '40', PCUENRBK: '20', PCUENRHS: '15', PCUENRAP: '12', PCUENRAS: '11', PCUENRNH: '1', PCUENRAN: '0' };
    const all = await read({ ...cells, PCUENR2M: '5', PCUENRNR: '3', PCUENRUN: '5' });
    expect(all.undergraduateRaces).toEqual([
      {
        white: 0.4,
        black: 0.2,
        hispanic: 0.15,
        asian: 0.11,
        pacificIslander: 0.01,
        nativeAmerican: 0,
        multiracial: 0.05,
        nonresident: 0.03,
        unknown: 0.05,
      },
      'r',
    ]);
    const blank = { PCUENRWH: '.', PCUENRBK: '.', PCUENRHS: '', PCUENRAS: '', PCUENRNH: '', PCUENRAN: '', PCUENR2M: '' };
    expect((await read(blank)).undergraduateRaces).toEqual([null, 'n']);
  });
});
