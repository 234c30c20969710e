import { contrast, MIN_CONTRAST } from '../../shared/contrast.ts';
import { pennantLines } from './pennant-drawing.ts';
import { initialsOf, PENNANT_PATTERNS, PENNANT_TONES, pennantOf } from './pennant.ts';

const designOf = (name: string, id: number) => pennantOf({ name, id, ipedsUnitId: id });
const AUBURN = { id: 1, ipedsUnitId: 100_858, name: 'Auburn University' };

describe('pennants', () => {
  it('have the same design each time, by UNITID where there is one', () => {
    expect(pennantOf(AUBURN)).toEqual(pennantOf({ ...AUBURN, id: 2 }));
    expect(pennantOf({ ...AUBURN, ipedsUnitId: null })).toEqual(designOf('Auburn University', 1));
  });

  it('differ between colleges of the same name', () => {
    const designs = Array.from({ length: 20 }, (_, id) => JSON.stringify(designOf('Columbia College', id)));
    expect(new Set(designs).size).toBeGreaterThan(5);
  });

  it('use every tone and pattern', () => {
    const designs = Array.from({ length: 2000 }, (_, id) => designOf(`College ${id}`, id));
    expect(new Set(designs.map(({ colors }) => colors)).size).toBe(PENNANT_TONES.length);
    expect(new Set(designs.map(({ pattern }) => pattern)).size).toBe(PENNANT_PATTERNS.length);
  });

  it('have letters with enough contrast on the tones', () => {
    for (const [ground, pattern, letters] of PENNANT_TONES) {
      expect(contrast(letters, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      expect(contrast(letters, pattern)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  });

  it('show the nickname instead of initials, and stripes of the school colors', () => {
    expect(pennantOf({ ...AUBURN, shortName: 'Auburn', schoolColors: ['#0c2340', '#e87722'] })).toEqual({
      text: 'Auburn',
      colors: ['#0c2340', '#e87722', '#ffffff'],
      pattern: 'stripes',
    });
    expect(pennantOf({ ...AUBURN, schoolColors: ['#ff8200', '#ffffff'] })).toMatchObject({
      text: 'AU',
      colors: ['#ff8200', '#ffffff', '#000000'],
    });
  });

  it.each([
    ['UMaine', ['UMaine']],
    ['U of M', ['U of M']],
    ['Ole Miss', ['Ole', 'Miss']],
  ])('%s has the lines %p', (text, lines) => {
    expect(pennantLines(text)).toEqual(lines);
  });

  it.each([
    ['University of Alabama at Birmingham', 'UAB'],
    ['The Ohio State University', 'OSU'],
    ["Saint Mary's College", 'SMS'],
    ['Élan', 'É'],
    ['---', '?'],
  ])('%s → %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
