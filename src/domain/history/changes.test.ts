import type { Provenance } from '../colleges/sources.ts';
import type { CollegeImage } from '../imports/college-image.ts';
import { fieldChanges } from './changes.ts';

const PROVENANCES: Record<number, Pick<Provenance, 'period' | 'release'>> = {
  1: { period: 'fall 2023', release: 'provisional' },
  2: { period: 'fall 2023', release: 'final' },
  3: { period: 'fall 2024', release: 'provisional' },
};
const provenanceOf = (id: number) => PROVENANCES[id] as Provenance | undefined;
const step = (before: CollegeImage, after: CollegeImage) => ({ before, after });
const shown = (...steps: { before: CollegeImage; after: CollegeImage }[]) =>
  fieldChanges(steps, provenanceOf).map(({ field, before, after }) => [field, before.value, before.status, after.value, after.status]);

describe('fieldChanges', () => {
  it('lists each field before and after, figures first', () => {
    expect(shown(step({ name: ['A', 1], size: [100, 1] }, { name: ['B', 3], size: [90, 3, 'imputed'] }))).toEqual([
      ['size', 100, 'reported', 90, 'imputed'],
      ['name', 'A', 'reported', 'B', 'reported'],
    ]);
  });

  it('compares the state before the first run with the state after the last run', () => {
    expect(shown(step({ size: [1, 1] }, { size: [2, 2] }), step({ size: [2, 2] }, { size: [3, 3] }))).toEqual([
      ['size', 1, 'reported', 3, 'reported'],
    ]);
    expect(shown(step({ size: [1, 1] }, { size: [2, 3] }), step({ size: [2, 3] }, { size: [1, 1] }))).toEqual([]);
  });

  it('reports a new year of the same figure, but not a new release', () => {
    expect(shown(step({ size: [5, 1] }, { size: [5, 3] }))).toHaveLength(1);
    expect(shown(step({ size: [5, 1] }, { size: [5, 2] }))).toEqual([]);
  });

  it('reports a removed value with the reason why it is missing', () => {
    expect(shown(step({ size: [5, 1] }, { size: [null, 3, 'suppressed'] }))).toEqual([['size', 5, 'reported', null, 'suppressed']]);
    expect(shown(step({ size: [null, 1, 'not-reported'] }, { size: [null, 3, 'not-reported'] }))).toEqual([]);
  });

  it('leaves out internal keys that start with @', () => {
    expect(shown(step({ '@sync': ['a'], '@status': ['open'] }, { '@sync': ['b'], '@status': ['closed'] }))).toEqual([]);
  });
});
