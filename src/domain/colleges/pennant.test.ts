import { initialsOf, PENNANT_COLORS, PENNANT_PATTERNS, pennantOf } from './pennant.ts';

describe('pennants', () => {
  it('have the same design each time', () => {
    expect(pennantOf('Auburn University', 100_858)).toEqual(pennantOf('Auburn University', 100_858));
  });

  it('differ between colleges of the same name', () => {
    const designs = Array.from({ length: 20 }, (_, id) => JSON.stringify(pennantOf('Columbia College', id)));
    expect(new Set(designs).size).toBeGreaterThan(5);
  });

  it('use every color and pattern', () => {
    const designs = Array.from({ length: 2000 }, (_, id) => pennantOf(`College ${id}`, id));
    expect(new Set(designs.map(({ colors }) => colors)).size).toBe(PENNANT_COLORS.length);
    expect(new Set(designs.map(({ pattern }) => pattern)).size).toBe(PENNANT_PATTERNS.length);
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
