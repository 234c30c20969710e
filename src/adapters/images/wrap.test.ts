import fc from 'fast-check';
import { wrapToFit } from './wrap.ts';

/** Every character is half as wide as the size. */
const widthAt = (line: string, size: number) => (line.length * size) / 2;
const BOX = { width: 100, maxLines: 2, sizes: [40, 20, 10] };

describe('wrapToFit', () => {
  it.each([
    ['Alma', { lines: ['Alma'], size: 40 }],
    ['Berea College', { lines: ['Berea', 'College'], size: 20 }],
    ['One two three four five', { lines: ['One two three four', 'five'], size: 10 }],
    ['One two three four five six seven eight nine', { lines: ['One two three four', 'five six seven eigh…'], size: 10 }],
    ['', { lines: [], size: 40 }],
  ])('%p', (text, wrapped) => {
    expect(wrapToFit(text, BOX, widthAt)).toEqual(wrapped);
  });

  it('never exceeds the box', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { lines, size } = wrapToFit(text, BOX, widthAt);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(widthAt(line, size)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
