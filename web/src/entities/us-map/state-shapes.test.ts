import { geoAlbersUsa } from 'd3-geo';
import fc from 'fast-check';
import { MAP_HEIGHT, MAP_WIDTH, placeOnMap, type MapPoint } from '../../api/domain/us-map.ts';
import { STATE_SHAPES } from './state-shapes.ts';

/** The projection of the atlas at the size of our drawing. */
const atlas = geoAlbersUsa()
  .scale((1300 * MAP_WIDTH) / 975)
  .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2]);

describe('places on the map', () => {
  it('are the same as in d3-geo', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -20, max: 75, noNaN: true }), (longitude, latitude) => {
        const expected = atlas([longitude, latitude]);
        const found = placeOnMap(longitude, latitude);
        expect(found === null).toBe(expected === null);
        expect(Math.hypot((found?.[0] ?? 0) - (expected?.[0] ?? 0), (found?.[1] ?? 0) - (expected?.[1] ?? 0))).toBeLessThan(1e-6);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['Auburn', 'AL', -85.49, 32.6],
    ['Fairbanks', 'AK', -147.72, 64.84],
    ['Bethel', 'AK', -161.76, 60.79],
    ['Honolulu', 'HI', -157.82, 21.33],
    ['Rexburg', 'ID', -111.78, 43.82],
    ['Washington', 'DC', -77.03, 38.92],
  ] as const)('%s, %s is only inside the shape of its state', (_, state, longitude, latitude) => {
    const place = placeOnMap(longitude, latitude);
    if (!place) throw new Error('has no position');
    const containing = Object.entries(STATE_SHAPES).filter(([, { path }]) => isInside(path, place));
    expect(containing.map(([code]) => code)).toEqual([state]);
  });

  it.each([
    ['San Juan, Puerto Rico', -66.05, 18.4],
    ['Mangilao, Guam', 144.8, 13.43],
    ['Pago Pago, American Samoa', -170.74, -14.32],
    ['Koror, Palau', 134.47, 7.34],
  ])('%s is outside the drawing', (_, longitude, latitude) => {
    expect(placeOnMap(longitude, latitude)).toBeNull();
  });
});

/** Ray casting: a point is inside if a line to the right crosses the outline an odd number of times. */
function isInside(path: string, [x, y]: MapPoint): boolean {
  const crossings = path.split('z').flatMap((ring) => {
    const corners = cornersOf(ring);
    return corners.filter(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length]!;
      return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
    });
  });
  return crossings.length % 2 === 1;
}

/** "M1,2l3,4 5-6" */
function cornersOf(ring: string): MapPoint[] {
  const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
  const corners: MapPoint[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const [fromX, fromY] = corners.at(-1) ?? [0, 0];
    corners.push([fromX + numbers[index]!, fromY + numbers[index + 1]!]);
  }
  return corners;
}
