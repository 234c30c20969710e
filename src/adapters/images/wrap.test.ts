import fc from 'fast-check';
import { wrapToFit } from './wrap.ts';

/** Every letter as wide as half the size. */
const widthAt = (line: string, size: number) => (line.length * size) / 2;
const ROOM = { width: 100, maxLines: 2, sizes: [40, 20, 10] };

describe('wrapping a text to fit', () => {
  it.each([
    ['Alma', { lines: ['Alma'], size: 40 }],
    ['Berea College', { lines: ['Berea', 'College'], size: 20 }],
    ['One two three four five', { lines: ['One two three four', 'five'], size: 10 }],
    ['One two three four five six seven eight nine', { lines: ['One two three four', 'five six seven eigh…'], size: 10 }],
    ['', { lines: [], size: 40 }],
  ])('%p', (text, wrapped) => {
    expect(wrapToFit(text, ROOM, widthAt)).toEqual(wrapped);
  });

  it('never leaves its room', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { lines, size } = wrapToFit(text, ROOM, widthAt);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(widthAt(line, size)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
