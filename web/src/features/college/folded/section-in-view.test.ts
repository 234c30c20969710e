import fc from 'fast-check';
import { sectionInView } from './section-in-view.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcdefgh'[index] ?? '', top }));
const VIEW = { height: 800, isAtEnd: false, addressed: '' };

it.each([
  ['nothing above the first section', at(300, 900), VIEW, undefined],
  ['the first that reached the top', at(80, 900), VIEW, 'a'],
  ['the one that was jumped to, 80 px below the top', at(-500, 80, 300), VIEW, 'b'],
  ['the last that reached the top, not the next on the screen', at(-900, -300, 200, 700), VIEW, 'b'],
  ['the last on the screen at the end of the page', at(-900, -300, 200, 700), { ...VIEW, isAtEnd: true }, 'd'],
  ['the addressed one at the end of the page', at(-900, -300, 200, 700), { ...VIEW, isAtEnd: true, addressed: 'c' }, 'c'],
  [
    'the last at the end, though another one off the screen is addressed',
    at(-900, 10, 300),
    { ...VIEW, isAtEnd: true, addressed: 'a' },
    'c',
  ],
  ['the long last section at the end of the page', at(-2000, -1500), { ...VIEW, isAtEnd: true }, 'b'],
  ['nothing without sections', [], { ...VIEW, isAtEnd: true }, undefined],
])('is %s', (_, headings, view, expected) => {
  expect(sectionInView(headings, view)).toBe(expected);
});

it('never goes back while a reader scrolls down', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 3_000 }), fc.boolean(), (sizes, by, isAtEnd) => {
      const tops = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0) - 1_500);
      const order = ({ id }: { id: string }) => 'abcdefgh'.indexOf(id);
      const before = sectionInView(at(...tops), VIEW);
      const after = sectionInView(at(...tops.map((top) => top - by)), { ...VIEW, isAtEnd });
      expect(order({ id: after ?? '' })).toBeGreaterThanOrEqual(before === undefined ? -1 : order({ id: before }));
    }),
  );
});
