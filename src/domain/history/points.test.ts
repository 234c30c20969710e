import fc from 'fast-check';
import type { Provenance } from '../colleges/college.ts';
import { describedYear, historyOf, type SuppliedRowOfCollege } from './points.ts';

const aReceipt = (period: string, runId: number): Provenance => ({
  source: 'ipeds',
  table: 'DRVGR',
  variable: 'GBA6RTT',
  year: 2024,
  period,
  release: 'final',
  runId,
  importedAt: '2026-11-21T08:00:00.000Z',
});

function said(
  runId: number,
  tableId: number,
  period: string,
  value: number | null,
  letter = value === null ? 'n' : 'r',
): SuppliedRowOfCollege {
  return { runId, tableId, year: 2024, fields: ['graduationRate'], receipts: [aReceipt(period, runId)], values: [value], statuses: letter };
}

const shown = (rows: readonly SuppliedRowOfCollege[]) =>
  historyOf(rows).graduationRate?.map(({ year, value, status }) => [year, value, status]);

describe('the years of a figure', () => {
  it('go from the oldest to the newest, with what was imputed or suppressed said', () => {
    const rows = [said(2, 4, 'by August 2024', 0.8), said(1, 1, 'by August 2022', null, 's'), said(1, 2, 'by August 2023', 0.7, 'i')];
    expect(shown(rows)).toEqual([
      [2022, null, 'suppressed'],
      [2023, 0.7, 'imputed'],
      [2024, 0.8, 'reported'],
    ]);
  });

  it('take a corrected year from the newest run, also where that says there is no value', () => {
    expect(shown([said(1, 1, 'fall 2023', 0.7), said(2, 2, 'fall 2023', 0.71)])).toEqual([[2023, 0.71, 'reported']]);
    expect(shown([said(1, 1, 'fall 2023', 0.7), said(2, 2, 'fall 2023', null)])).toEqual([[2023, null, 'not-reported']]);
  });

  it('take the first table of a run that has a value', () => {
    expect(shown([said(1, 2, 'fall 2023', 0.6), said(1, 1, 'fall 2023', 0.7)])).toEqual([[2023, 0.7, 'reported']]);
    expect(shown([said(1, 2, 'fall 2023', 0.6), said(1, 1, 'fall 2023', null)])).toEqual([[2023, 0.6, 'reported']]);
  });

  it('do not count what is no figure, or has no receipt', () => {
    const name = { ...said(1, 1, 'fall 2023', 0.7), fields: ['name'], values: ['X'] };
    expect(historyOf([name, { ...said(1, 1, 'fall 2023', 0.7), receipts: [undefined] }])).toEqual({});
  });

  it('do not depend on the order rows are read in', () => {
    const row = fc.record({
      runId: fc.integer({ min: 1, max: 4 }),
      year: fc.integer({ min: 2020, max: 2024 }),
      value: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (given, shuffle) => {
        const rows = given.map(({ runId, year, value }, index) => said(runId, index + 1, `fall ${year}`, value));
        const mixed = rows
          .map((each) => ({ each, at: Number(shuffle.next().value) }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        expect(shown(mixed)).toEqual(shown(rows));
        const years = shown(rows)?.map(([year]) => year) ?? [];
        expect(years).toEqual([...new Set(rows.map(({ receipts }) => describedYear(receipts[0]?.period ?? '')))].sort());
      }),
    );
  });
});

describe('the year a value describes', () => {
  it.each([
    ['2021-22', 2021],
    ['fall 2024', 2024],
    ['by August 2024', 2024],
    ['fall 2023 to fall 2024', 2023],
    ['2020-22', 2020],
    ['some day', null],
  ])('of "%s" is %s', (period, year) => {
    expect(describedYear(period)).toBe(year);
  });
});
