import type { RowBatch, RowNote, SourceTable } from '../source-table.ts';
import { emptyTally, passedRows } from './row-stream.ts';

const rejected = (line: number, unitId: number | null) => ({ line, unitId, code: 'bad', message: 'bad', raw: '' });
const note = (line: number): RowNote => ({ line, unitId: line, code: 'known-error', message: 'A known error.' });

const FIELDS = [{ field: 'graduationRate', variable: 'GRRTTOT', period: '2024' }] as const;
const row = (line: number, unitId: number, value: number | null) => ({ line, unitId, values: [value], statuses: 'r' });

async function tallyOf(batches: readonly Partial<RowBatch>[], fields: SourceTable['fields'] = []) {
  const whole = batches.map((batch): RowBatch => ({ rows: [], rejects: [], bytesRead: 0, ...batch }));
  const table: SourceTable = {
    file: 'drvgr2024.csv',
    bytes: 0,
    sha256: '',
    table: 'DRVGR',
    year: 2024,
    directory: false,
    fields,
    header: 'UNITID',
    rawRows: (lines) => Promise.resolve(new Map([...lines].map((line) => [line, `row ${line}`]))),
    async *batches() {
      for (const batch of whole) yield await Promise.resolve(batch);
    },
  };
  const tally = emptyTally(table);
  for await (const rows of passedRows(table, tally)) expect(rows.length).toBeGreaterThan(0);
  return tally;
}

it('knows the UNITIDs of all rejected rows, and keeps the first rows', async () => {
  const ids = Array.from({ length: 1_200 }, (_, at) => 900_001 + at);
  const tally = await tallyOf([
    { rejects: ids.map((unitId, at) => rejected(at + 2, unitId)) },
    { rejects: [rejected(1_202, null), rejected(1_203, 900_001), rejected(1_204, null)] },
  ]);
  expect([...tally.rejectedUnitIds]).toEqual(ids);
  expect([tally.rejected, tally.rejectedWithoutUnitId, tally.rejects.length]).toEqual([1_203, 2, 1_000]);
});

it('knows the UNITID of a row that fails the checks of its values', async () => {
  const tally = await tallyOf([{ rows: [row(2, 900_001, 9.99), row(3, 900_002, 0.99)] }], FIELDS);
  expect([...tally.rejectedUnitIds]).toEqual([900_001]);
  expect(tally.rejects).toEqual([
    {
      line: 2,
      unitId: 900_001,
      code: 'out-of-bounds',
      message: 'graduationRate (GRRTTOT) cannot be 9.99: it must be 0 to 1.',
      variable: 'graduationRate (GRRTTOT)',
      text: '9.99',
      raw: 'row 2',
    },
  ]);
});

describe('rows of one UNITID', () => {
  const A = 900_001;
  const [first, equal, other] = [row(2, A, 0.5), row(9, A, 0.5), row(12, A, 0.6)];
  const different = (lines: string): string => `UNITID ${A} is on lines ${lines} with different values.`;

  it.each<[string, Partial<RowBatch>[], [line: number, code: string, message: string][], withdrawn: boolean]>([
    ['equal', [{ rows: [first] }, { rows: [equal] }], [[9, 'duplicate', `UNITID ${A} is on lines 2 and 9 with the same values.`]], false],
    ['different', [{ rows: [first] }, { rows: [other] }], [2, 12].map((line) => [line, 'contradiction', different('2 and 12')]), true],
    ['three', [{ rows: [first, equal, other] }], [2, 9, 12].map((line) => [line, 'contradiction', different('2, 9 and 12')]), true],
    [
      'faulty before',
      [{ rejects: [rejected(2, A)] }, { rows: [other] }],
      [
        [2, 'bad', 'bad'],
        [12, 'contradiction', different('2 and 12')],
      ],
      true,
    ],
    [
      'faulty after',
      [{ rows: [first, row(12, A, 9.99)] }],
      [
        [2, 'contradiction', different('2 and 12')],
        [12, 'out-of-bounds', 'graduationRate (GRRTTOT) cannot be 9.99: it must be 0 to 1.'],
      ],
      true,
    ],
  ])('%s: counts and keeps the right ones', async (_what, batches, rejects, isWithdrawn) => {
    const [last = {}] = batches.slice(-1);
    const all = [...batches.slice(0, -1), { ...last, rows: [...(last.rows ?? []), row(99, 900_002, null)] }];
    const tally = await tallyOf(all, FIELDS);
    expect(tally.rejects.map(({ line, code, message }) => [line, code, message])).toEqual(rejects);
    expect([...tally.withdrawn]).toEqual(isWithdrawn ? [A] : []);
    const rows = rejects.length + (isWithdrawn ? 0 : 1) + 1;
    expect([tally.read, tally.rejected, tally.filled]).toEqual([rows, rejects.length, { graduationRate: isWithdrawn ? 0 : 1 }]);
  });

  it('are named up to five lines', async () => {
    const rows = Array.from({ length: 8 }, (_, at) => row(at + 2, A, at / 10));
    const { rejects } = await tallyOf([{ rows }], FIELDS);
    expect(rejects.map(({ message }) => message)).toEqual(rows.map(() => different('2, 3, 4, 5, 6 and 3 more')));
  });
});

it('keeps the first notes', async () => {
  const lines = Array.from({ length: 700 }, (_, at) => at + 2);
  const tally = await tallyOf([{ notes: lines.map(note) }, {}, { notes: lines.map((line) => note(line + 700)) }]);
  expect(tally.notes).toEqual([...lines, ...lines.map((line) => line + 700)].slice(0, 1_000).map(note));
});
