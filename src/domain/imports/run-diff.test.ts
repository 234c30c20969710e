import fc from 'fast-check';
import { createRunDiff, MAX_LISTED_COLLEGES, relativeChange, type RunChangeRow, type RunDiff } from './run-diff.ts';
import type { CollegeImage } from './college-image.ts';

const REST: Pick<RunDiff, 'unchanged' | 'locked'> = { unchanged: 3, locked: { count: 0, first: [] } };

function diffOf(rows: readonly RunChangeRow[]): RunDiff {
  const diff = createRunDiff();
  for (const row of rows) diff.add(row);
  return diff.result(REST);
}

const changed = (unitId: number, before: CollegeImage, after: CollegeImage): RunChangeRow => ({
  unitId,
  name: `College ${unitId}`,
  before,
  after,
});
const size = (unitId: number, before: number | null, after: number | null): RunChangeRow =>
  changed(unitId, { size: [before, 1, null] }, { size: [after, 2, null] });

describe('the diff of a run', () => {
  it('counts changed, gained, lost and provenance-only values by field', () => {
    const { fields, updated, unchanged } = diffOf([
      size(1, 100, 200),
      size(2, null, 200),
      size(3, 100, null),
      size(4, 100, 100),
      changed(5, { aliases: [['A'], 1, null] }, { aliases: [['A'], 2, null] }),
      changed(6, { website: ['a', 1, null] }, { website: ['b', 1, null] }),
    ]);

    expect(fields).toEqual([
      { field: 'size', changed: 1, gained: 1, lost: 1, receiptOnly: 1 },
      { field: 'website', changed: 1, gained: 0, lost: 0, receiptOnly: 0 },
      { field: 'aliases', changed: 0, gained: 0, lost: 0, receiptOnly: 1 },
    ]);
    expect({ updated, unchanged }).toEqual({ updated: 6, unchanged: 3 });
  });

  it('lists added and lost colleges, and counts no fields of added colleges', () => {
    const { inserted, vanished, fields, updated } = diffOf([
      { unitId: 1, name: 'New', before: null, after: {} },
      changed(2, { '@status': ['open', null] }, { '@status': ['merged', 9] }),
      changed(3, { '@status': ['closed', null] }, { '@status': ['open', null] }),
    ]);

    expect(inserted).toEqual({ count: 1, first: [{ unitId: 1, name: 'New' }] });
    expect(vanished).toEqual({ count: 1, first: [{ unitId: 2, name: 'College 2', became: 'merged' }] });
    expect({ fields, updated }).toEqual({ fields: [], updated: 2 });
  });

  it('does not count the acceptance rate as text', () => {
    const { fields } = diffOf([changed(1, { acceptanceRate: ['10%', 1, null] }, { acceptanceRate: ['20%', 2, null] })]);

    expect(fields).toEqual([]);
  });

  it.each([
    ['size', 1_000, 1_501, 0.501],
    ['size', 2, 4, 0.04],
    ['acceptanceRateNum', 0.02, 0.04, 0.2],
    ['annualCost', 0, 400, 0.4],
    ['netPricePublic', -2_000, 2_000, 2],
    ['avgSAT', 1_000, 1_100, 0.1],
  ] as const)('computes a change of %s from %d to %d as %d', (field, before, after, relative) => {
    expect(relativeChange(field, before, after)).toBeCloseTo(relative, 6);
  });

  it('lists the same largest changes and anomalies as a full sort', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 5_000 })), { maxLength: 200 });
    fc.assert(
      fc.property(sizes, (pairs) => {
        const { largest, anomalies } = diffOf(pairs.map(([before, after], index) => size(index, before, after)));
        const all = pairs
          .map(([before, after], unitId) => ({ unitId, relative: relativeChange('size', before, after) }))
          .filter(({ relative }) => relative > 0)
          .sort((a, b) => b.relative - a.relative);
        const odd = all.filter(({ relative }) => relative > 0.5);
        expect(largest.map(({ unitId }) => unitId)).toEqual(all.slice(0, 20).map(({ unitId }) => unitId));
        expect(anomalies.first.map(({ unitId }) => unitId)).toEqual(odd.slice(0, 50).map(({ unitId }) => unitId));
        expect([anomalies.count, anomalies.byField.size ?? 0]).toEqual([odd.length, odd.length]);
      }),
    );
  });

  it('limits the number of listed colleges', () => {
    const rows = Array.from({ length: 1_000 }, (_, index): RunChangeRow => ({ unitId: index, name: 'New', before: null, after: {} }));
    const { inserted } = diffOf([...rows, ...rows.map(({ unitId }) => size(unitId ?? 0, 100, 900))]);

    expect(inserted.count).toBe(1_000);
    expect(inserted.first).toHaveLength(MAX_LISTED_COLLEGES);
  });
});
