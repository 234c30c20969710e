import { geoPath } from 'd3-geo';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';
import { STATE_CODES, STATES, type StateCode } from '../src/domain/colleges/states.ts';

/**
 * Draws the shapes of the states once, so that neither pages nor servers carry a map library: `node --import tsx
 * web/state-shapes.ts` writes the module the map is made of. The atlas (Census Bureau) comes projected into 975 × 610.
 */
type Atlas = Parameters<typeof feature>[0];
type Point = [x: number, y: number];

/** Half a unit of the atlas is as fine as a screen shows it. */
const STEPS = 2;
/** Corners lie on a grid this wide, in steps: half as heavy as every step, and no narrower than a border is drawn. */
const GRID = 3;
/** Islands smaller than this are not to be seen; the largest piece of a state stays whatever its size. */
const MIN_AREA = 6;
/** States smaller than this have no room for their two letters. */
const MIN_LABELLED_AREA = 5_500;

/** Where the middle of a state is not where its letters look best. */
const LABEL_SHIFTS: Partial<Record<StateCode, Point>> = { FL: [32, 8], LA: [-28, -8], ID: [4, 24], KY: [14, 4], WV: [-6, 8] };

const target = path.join(import.meta.dirname, 'src/entities/us-map/state-shapes.ts');

async function shapes(): Promise<Map<StateCode, string>> {
  const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  const states = feature(atlas, atlas.objects['states'] as Parameters<typeof feature>[1]);
  if (states.type !== 'FeatureCollection') throw new Error('The atlas has no states');
  return new Map(
    states.features.map(({ properties, geometry }) => {
      const code = STATE_CODES.find((known) => STATES[known] === (properties as { name: string }).name);
      if (code === undefined) throw new Error(`The atlas has a state of no known name: ${JSON.stringify(properties)}`);
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new Error(`${code} is no area`);
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return [code, shapeOf(polygons.flat().map(ringOf), LABEL_SHIFTS[code])];
    }),
  );
}

/** `path` and, where there is room, the place of the label. */
function shapeOf(rings: Point[][], [right, down]: Point = [0, 0]): string {
  const bySize = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  const shown = bySize.filter((ring, index) => index === 0 || areaOf(ring) >= MIN_AREA);
  const main = bySize[0] ?? [];
  const [x, y] = centreOf(main);
  const label = areaOf(main) < MIN_LABELLED_AREA ? '' : `, label: [${Math.round(x + right)}, ${Math.round(y + down)}]`;
  return `{ path: '${shown.map(pathOf).join('')}'${label} }`;
}

/** Rounded to steps, without points that fall together. */
function ringOf(ring: number[][]): Point[] {
  const points = ring.map(([x = 0, y = 0]): Point => [onGrid(x), onGrid(y)]);
  return points.filter(([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}

const onGrid = (coordinate: number): number => Math.round((coordinate * STEPS) / GRID) * GRID;

const planar = geoPath(null);
const asPolygon = (ring: Point[]) => ({ type: 'Polygon' as const, coordinates: [ring] });
const areaOf = (ring: Point[]): number => Math.abs(planar.area(asPolygon(ring)));
const centreOf = (ring: Point[]): Point => planar.centroid(asPolygon(ring));

/** Steps from point to point are shorter to write than places. */
function pathOf(ring: Point[]): string {
  const steps = ring.slice(1, -1).map(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? [0, 0];
    return `${x - fromX},${y - fromY}`;
  });
  return `M${ring[0]?.join(',') ?? ''}l${steps.join(' ').replace(/[ ,]-/g, '-')}z`;
}

function moduleOf(byCode: Map<StateCode, string>): string {
  const lines = STATE_CODES.flatMap((code) => (byCode.has(code) ? [`  ${code}: ${byCode.get(code) ?? ''},`] : []));
  return `import type { StateCode } from '../../api/contracts.ts';

/** The picture all shapes and places are drawn in. */
export const MAP_WIDTH = ${975 * STEPS};
export const MAP_HEIGHT = ${610 * STEPS};

export interface StateShape {
  path: string;
  /** Where the two letters stand; absent where there is no room for them. */
  label?: readonly [x: number, y: number];
}

/** The 50 states and the District of Columbia, Alaska and Hawaii moved in. Written by web/state-shapes.ts. */
// prettier-ignore
export const STATE_SHAPES: Partial<Record<StateCode, StateShape>> = {
${lines.join('\n')}
};
`;
}

await writeFile(target, moduleOf(await shapes()));
