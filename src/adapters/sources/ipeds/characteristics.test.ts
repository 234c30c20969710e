import { rowOf } from '../source-files.fixture.ts';

const ic = (cells: Record<string, string>, year = 2024) =>
  rowOf(`ic${year}.csv`, 'IC', { CNTLAFFI: '1', CALSYS: '1', OPENADMP: '2', ...cells });

describe('yes and no', () => {
  // In questions 2 is no. In lists of services 0 is "implied no".
  it.each([
    ['1', [true, 'r'], [true, 'r']],
    ['2', [false, 'r'], [null, 'n']],
    ['0', [null, 'n'], [false, 'r']],
    ['-1', [null, 'n'], [null, 'n']],
    ['-2', [null, 'a'], [null, 'a']],
    ['', [null, 'n'], [null, 'n']],
    ['.', [null, 'n'], [null, 'n']],
  ])('%p in a question and in a list', async (answer, question, list) => {
    const values = await ic({ OPENADMP: answer, DISTNCED: answer, SLO6: answer });
    expect([values.openAdmission, values.isOnlineOnly, values.hasStudyAbroad]).toEqual([question, question, list]);
  });

  it('is not no in a file without the question', async () => {
    expect((await ic({})).isOnlineOnly).toBeUndefined();
  });
});

it.each([
  ['1', 'semester'],
  ['2', 'quarter'],
  ['3', 'trimester'],
  ['4', '4-1-4'],
  ['5', 'other'],
  ['6', 'by-program'],
  ['7', 'continuous'],
])('reads the calendar %s as %s', async (CALSYS, calendar) => {
  expect((await ic({ CALSYS })).academicCalendar).toEqual([calendar, 'r']);
});

it.each([
  [
    ['1', '1', '0', '0', '0', '1', '0'],
    [['NCAA', 'NCCAA'], 'r'],
  ],
  [
    ['1', '0', '1', '1', '1', '0', '1'],
    [['NAIA', 'NJCAA', 'NSCAA', 'Other'], 'r'],
  ],
  [
    ['2', '0', '0', '0', '0', '0', '0'],
    [[], 'r'],
  ],
  [
    ['-2', '-2', '-2', '-2', '-2', '-2', '-2'],
    [null, 'a'],
  ],
  [
    ['-1', '-1', '-1', '-1', '-1', '-1', '-1'],
    [null, 'n'],
  ],
])('reads the associations %p as %p', async ([ATHASSOC = '', ...members], expected) => {
  const cells = Object.fromEntries(members.map((member, at) => [`ASSOC${at + 1}`, member]));
  expect((await ic({ ATHASSOC, ...cells })).athleticAssociations).toEqual(expected);
});

it.each([
  [
    ['130', '130', '-2', '130'],
    [{ football: 'Southeastern Conference', basketball: 'Southeastern Conference', track: 'Southeastern Conference' }, 'r'],
  ],
  [
    ['-2', '117', '999', '342'],
    [{ basketball: 'Ivy Group' }, 'r'],
  ],
  [
    ['-2', '-2', '-2', '-2'],
    [null, 'a'],
  ],
  [
    ['-1', '-1', '-1', '-1'],
    [null, 'n'],
  ],
])('reads the conferences %p as %p', async (codes, expected) => {
  const cells = Object.fromEntries(codes.map((code, at) => [`CONFNO${at + 1}`, code]));
  expect((await ic(cells)).athleticConferences).toEqual(expected);
});

it.each([
  [
    ['1', '1', '0', '1'],
    [['Army', 'Air Force'], 'r'],
  ],
  [
    ['1', '0', '1', '0'],
    [['Navy'], 'r'],
  ],
  [
    ['0', '0', '0', '0'],
    [[], 'r'],
  ],
  [
    ['-2', '-2', '-2', '-2'],
    [null, 'a'],
  ],
])('reads the officer training %p as %p', async ([SLO5 = '', SLO51 = '', SLO52 = '', SLO53 = ''], expected) => {
  expect((await ic({ SLO5, SLO51, SLO52, SLO53 })).rotcPrograms).toEqual(expected);
});

describe.each([
  ['IC', 'ic2023.csv', { CNTLAFFI: '1', CALSYS: '1', OPENADMP: '2' }],
  ['COST1', 'cost1_2024.csv', { TUITVARY: '1', CHG2AY3: '9000' }],
])('campus in %s', (kind, file, others) => {
  const read = (cells: Record<string, string>) => rowOf(file, kind, { ...others, ROOMCAP: '', ...cells });

  it.each([
    ['0', 'R', [0, 'r']],
    ['85', 'R', [85, 'r']],
    ['85', 'P', [85, 'i']],
    ['', 'A', [null, 'a']],
    ['.', 'A', [null, 'a']],
    ['', 'B', [null, 'n']],
  ])('reads the application fee %p with the flag %s', async (APPLFEEU, XAPPFEEU, expected) => {
    expect((await read({ XAPPFEEU, APPLFEEU })).applicationFee).toEqual(expected);
  });

  it.each([
    ['1', '9899', 'R', [9_899, 'r']],
    ['2', '', 'A', [0, 'r']],
    ['2', '.', 'A', [0, 'r']],
    ['1', '', 'B', [null, 'n']],
    ['-1', '', 'B', [null, 'n']],
    ['-2', '', 'A', [null, 'a']],
  ])('reads ROOM %s with %p beds (%s)', async (ROOM, ROOMCAP, XROOMCAP, expected) => {
    expect((await read({ ROOM, XROOMCAP, ROOMCAP })).housingCapacity).toEqual(expected);
  });
});

it('does not look for the fee and the housing in IC from 2024', async () => {
  expect((await ic({ APPLFEEU: '25', ROOM: '2', ROOMCAP: '' })).applicationFee).toBeUndefined();
});
