import type { Provenance } from '../colleges/college.ts';
import type { Image } from '../imports/run-images.ts';
import { netChanges } from './changes.ts';

const RECEIPTS: Record<number, Pick<Provenance, 'period' | 'release'>> = {
  1: { period: 'fall 2023', release: 'provisional' },
  2: { period: 'fall 2023', release: 'final' },
  3: { period: 'fall 2024', release: 'provisional' },
};
const receiptOf = (id: number) => RECEIPTS[id] as Provenance | undefined;
const step = (before: Image, after: Image) => ({ before, after });
const shown = (...steps: { before: Image; after: Image }[]) =>
  netChanges(steps, receiptOf).map(({ field, before, after }) => [field, before.value, before.status, after.value, after.status]);

describe('what changed about a college', () => {
  it('is each field before and after, figures first', () => {
    expect(shown(step({ name: ['A', 1], size: [100, 1] }, { name: ['B', 3], size: [90, 3, 'imputed'] }))).toEqual([
      ['size', 100, 'reported', 90, 'imputed'],
      ['name', 'A', 'reported', 'B', 'reported'],
    ]);
  });

  it('goes from before the first run to after the last', () => {
    expect(shown(step({ size: [1, 1] }, { size: [2, 2] }), step({ size: [2, 2] }, { size: [3, 3] }))).toEqual([
      ['size', 1, 'reported', 3, 'reported'],
    ]);
    expect(shown(step({ size: [1, 1] }, { size: [2, 3] }), step({ size: [2, 3] }, { size: [1, 1] }))).toEqual([]);
  });

  it('counts a figure of another year, but not one of another release', () => {
    expect(shown(step({ size: [5, 1] }, { size: [5, 3] }))).toHaveLength(1);
    expect(shown(step({ size: [5, 1] }, { size: [5, 2] }))).toEqual([]);
  });

  it('tells a value that went away, and why it is missing', () => {
    expect(shown(step({ size: [5, 1] }, { size: [null, 3, 'suppressed'] }))).toEqual([['size', 5, 'reported', null, 'suppressed']]);
    expect(shown(step({ size: [null, 1, 'not-reported'] }, { size: [null, 3, 'not-reported'] }))).toEqual([]);
  });

  it('leaves out what only the ledger is about', () => {
    expect(shown(step({ '@sync': ['a'], '@status': ['open'] }, { '@sync': ['b'], '@status': ['closed'] }))).toEqual([]);
  });
});
