import type { RowBatch, RowNote, SourceTable } from './source-table.ts';
import { emptyTally, passedRows } from './row-stream.ts';

const rejected = (line: number, unitId: number | null) => ({ line, unitId, code: 'bad', message: 'bad', raw: '' });
const note = (line: number): RowNote => ({ line, unitId: line, code: 'known-error', message: 'A known error.' });

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
  const fields = [{ field: 'graduationRate', variable: 'GRRTTOT', period: '2024' }] as const;
  const row = (unitId: number, value: number) => ({ line: 2, unitId, values: [value], statuses: 'r' });
  const tally = await tallyOf([{ rows: [row(900_001, 9.99), row(900_002, 0.99), row(900_002, 0.98)] }], fields);
  expect([...tally.rejectedUnitIds]).toEqual([900_001, 900_002]);
  expect(tally.rejects.map(({ message }) => message)).toEqual([
    'graduationRate (GRRTTOT) cannot be 9.99: it must be 0 to 1.',
    'UNITID 900002 is in this file already.',
  ]);
});

it('keeps the first notes', async () => {
  const lines = Array.from({ length: 700 }, (_, at) => at + 2);
  const tally = await tallyOf([{ notes: lines.map(note) }, {}, { notes: lines.map((line) => note(line + 700)) }]);
  expect(tally.notes).toEqual([...lines, ...lines.map((line) => line + 700)].slice(0, 1_000).map(note));
});
