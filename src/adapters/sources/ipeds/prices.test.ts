import { createFolder, open, readAll, rowOf, tableOf } from '../source-files.fixture.ts';

describe('price out of state', () => {
  const read = (cells: Record<string, string>) =>
    rowOf('drvcost2024.csv', 'COST', { TUFEYR3: '', CINSON: '', CINSOFF: '', CINSFAM: '', COTSON: '', ...cells });

  it.each([
    [{ COTSON: '82459', COTSOFF: '70000', COTSFAM: '60000' }, [82_459, 'r']],
    [{ COTSON: '', COTSOFF: '70000', COTSFAM: '60000' }, [70_000, 'r']],
    [{ COTSON: '.', COTSOFF: '.', COTSFAM: '60000' }, [60_000, 'r']],
    [{ COTSON: '', COTSOFF: '0', COTSFAM: '0' }, [null, 'n']],
  ])('of %p', async (cells, expected) => {
    expect((await read(cells)).outOfStateCost).toEqual(expected);
  });

  it('is a sum of charges in the tables of charges', async () => {
    const charges = { TUITION3: '', CHG1AY0: '', CHG2AY3: '5000', CHG3AY3: '15000', CHG4AY3: '1600', CHG5AY3: '9128', CHG6AY3: '3250' };
    expect(await rowOf('ic2021_ay.csv', 'IC_AY', charges)).toMatchObject({ annualCost: [18_978, 'r'], outOfStateCost: [28_978, 'r'] });
    const atHome = { ...charges, TUITVARY: '1', ROOMCAP: '', CHG5AY3: '', CHG6AY3: '', CHG7AY3: '', CHG8AY3: '', CHG9AY3: '3500' };
    expect((await rowOf('cost1_2024.csv', 'COST1', atHome)).outOfStateCost).toEqual([20_100, 'r']);
  });
});

it('reads the grants of the previous school year', async () => {
  const cells = { SCUGRAD: '', UAGRNTN: '', XUAGRNTP: 'R', UAGRNTP: '71', XUAGRNTA: 'R', UAGRNTA: '7415' };
  expect(await rowOf('sfa2324.csv', 'SFA', cells)).toMatchObject({ percentWithGrant: [0.71, 'r'], averageGrant: [7_415, 'r'] });
  const noGrants = { ...cells, UAGRNTP: '0', XUAGRNTA: 'A', UAGRNTA: '' };
  expect(await rowOf('sfa2324.csv', 'SFA', noGrants)).toMatchObject({ percentWithGrant: [0, 'r'], averageGrant: [null, 'a'] });
});

it.each([
  [{ F1ENDMFT: '357260', F2ENDMFT: '' }, [357_260, 'r']],
  [{ F1ENDMFT: '.', F2ENDMFT: '3716273' }, [3_716_273, 'r']],
  [{ F1ENDMFT: '', F2ENDMFT: '' }, [null, 'n']],
])('reads the endowment per student %p', async (cells, expected) => {
  expect(
    (await rowOf('drvf2024.csv', 'DRVF', { F1CORREV: '', F2CORREV: '', F1RSRCFT: '', F2RSRCFT: '', ...cells })).endowmentPerStudent,
  ).toEqual(expected);
});

it('reads the graduation rate of students with a Pell grant beside that of all students', async () => {
  const cells = { GRRTM: '', GRRTW: '', GRRTTOT: '41', GBA6RTT: '96', PGGRRTT: '39', PGBA6RT: '95', TRRTTOT: '20' };
  expect(await rowOf('drvgr2024.csv', 'DRVGR', cells)).toEqual({
    graduationRate: [0.41, 'r'],
    pellGraduationRate: [0.39, 'r'],
    transferRate: [0.2, 'r'],
  });
});

it('reads the padded windows-1252 files of 2021 and 2022 like those of later years', async () => {
  const folder = await createFolder();
  await folder.write({
    'ef2021d.csv':
      '"UNITID","XRRFTCT","RRFTCT","XRRFTCTA","RRFTCTA","XRET_NMF","RET_NMF","XRET_PCF","RET_PCF","XRRPTCTA","RRPTCTA","XRET_PCP","RET_PCP","XSTUFACR","STUFACR        "\r\n' +
      '900001,"R","   200","R","   180","R","   90","R","  50","R","  1900","R","  41","R","      18"\r\n',
    'drvef2021.csv': 'UNITID,ENRTOT,EFUG,EFUGPT,PCTENRWH,PCUENRW   \r\n900001,"  9000","  8000","  1000",   ., 55\r\n',
  });
  const opened = await open({ paths: [folder.path] });
  const rows = async (kind: string) => (await readAll(tableOf(opened, kind))).rows.map(({ values, statuses }) => [values, statuses]);
  expect(await rows('EF-D')).toEqual([[[0.41, 1_900, 18], 'rrr']]);
  expect(await rows('DRVEF')).toEqual([[[8_000, 9_000, 0.55, 0.125], 'rrrr']]);
  await folder.remove();
});
