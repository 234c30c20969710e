import { geoPath } from 'd3-geo';

export type Point = [x: number, y: number];

/** The longer side of an outline. */
const SIDE = 64;
/** Parts of a state below this share of its largest one are left out. */
const MIN_PART = 0.02;
/** A point that is nearer to the line between its neighbors is left out. */
const TOLERANCE = 0.9;

/** An entry of `STATE_OUTLINES`. The rings are in steps of the map. */
export function outlineOf(rings: Point[][]): string {
  const largest = Math.max(...rings.map(areaOf));
  const shown = rings.filter((ring) => areaOf(ring) >= largest * MIN_PART);
  const [xs, ys] = [0, 1].map((axis) => shown.flat().map((point) => point[axis] ?? 0)) as [number[], number[]];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [right, bottom] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Number((SIDE / Math.max(right, bottom)).toFixed(3));
  const small = shown.map((ring) => {
    const scaled = simplified(ring.map(([x, y]): Point => [(x - left) * scale, (y - top) * scale]));
    return pathOf(withoutRepeats(scaled.map(([x, y]): Point => [Math.round(x), Math.round(y)])));
  });
  const [width, height] = [Math.ceil(right * scale), Math.ceil(bottom * scale)];
  return `{ path: '${small.join('')}', width: ${width}, height: ${height}, left: ${left}, top: ${top}, scale: ${scale} }`;
}

export const withoutRepeats = (points: Point[]): Point[] =>
  points.filter(([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);

/** Relative coordinates are shorter than absolute ones. The first point of a ring is also its last one. */
export function pathOf(ring: Point[]): string {
  const steps = ring.slice(1, -1).map(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? [0, 0];
    return `${x - fromX},${y - fromY}`;
  });
  return `M${ring[0]?.join(',') ?? ''}l${steps.join(' ').replace(/[ ,]-/g, '-')}z`;
}

/** Douglas and Peucker. */
function simplified(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distanceTo(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

/** From a point to the line through two others, or to their common place. */
function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

export const planar = geoPath(null);
export const areaOf = (ring: Point[]): number => Math.abs(planar.area({ type: 'Polygon', coordinates: [ring] }));
