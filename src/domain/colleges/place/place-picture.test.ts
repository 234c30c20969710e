import type { STATE_CODES } from '../states.ts';
import { drawnStateOf, placePictureOf } from './place-picture.ts';
import { STATE_OUTLINES } from './state-outlines.ts';

const dotOf = (...[state, longitude, latitude]: Parameters<typeof at>) => placePictureOf(at(state, longitude, latitude))?.dot;
const at = (state: (typeof STATE_CODES)[number], longitude: number | null, latitude: number | null) => ({ state, longitude, latitude });

it.each([
  // Auburn is in the east of Alabama, Los Angeles in the south of California, Boston at the eastern coast of Massachusetts.
  ['AL', -85.49, 32.6, [32, 31]],
  ['CA', -118.45, 34.07, [17, 52]],
  ['MA', -71.09, 42.36, [40, 13]],
  ['AK', -147.82, 64.86, [29, 20]],
  ['HI', -157.82, 21.3, [25, 13]],
] as const)('places %s, %s %s', (state, longitude, latitude, expected) => {
  expect(dotOf(state, longitude, latitude)).toEqual(expected);
});

it.each([
  ['a college without a place', at('AL', null, null)],
  ['a territory', at('PR', -66.05, 18.4)],
  ['a place in another state', at('AL', -118.45, 34.07)],
])('draws nothing for %s', (_, college) => {
  expect(placePictureOf(college)).toBeNull();
});

it('draws a state without a college, and no territory', () => {
  expect(drawnStateOf('AL')).toEqual({ path: STATE_OUTLINES.AL?.path, width: 40, height: 65 });
  expect(drawnStateOf('PR')).toBeNull();
});

it('has a small outline of each state, within its area', () => {
  const outlines = Object.values(STATE_OUTLINES);
  expect(outlines).toHaveLength(51);
  for (const { path, width, height } of outlines) {
    expect(path.length).toBeLessThan(400);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(64);
    expect(Math.max(width, height)).toBeLessThanOrEqual(65);
    expect(path).toMatch(/^(M\d+,\d+l[\d, -]+z)+$/);
  }
});
