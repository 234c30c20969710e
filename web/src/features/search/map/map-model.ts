import type { Control, MapPlace } from '../../../api/domain/colleges.ts';
import { nearestPoint } from '../../../lib/nearest-point.ts';
import { MAP_HEIGHT, MAP_WIDTH, placeOnMap } from '../../../api/domain/us-map.ts';

/** A college and its position on the map. */
export interface Dot {
  place: MapPlace;
  x: number;
  y: number;
}

/** The visible part of the map. It keeps the aspect ratio of the whole map. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const WHOLE_MAP: Frame = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
const ASPECT = MAP_HEIGHT / MAP_WIDTH;
/** Closer than this, the state outlines look angular. */
const MIN_WIDTH = 240;
/** Dots that spread wider than this share are shown on the whole map. */
const WIDE = 0.7;

/** Separates colleges that the map does not show, such as those in territories. */
export function dotsOf(places: readonly MapPlace[]): { dots: Dot[]; offMap: MapPlace[] } {
  const dots: Dot[] = [];
  const offMap: MapPlace[] = [];
  for (const place of places) {
    const point = placeOnMap(place.lng, place.lat);
    if (point) dots.push({ place, x: tenths(point[0]), y: tenths(point[1]) });
    else offMap.push(place);
  }
  return { dots, offMap };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The frame that fits all dots with a margin. */
export function frameOf(dots: readonly Dot[]): Frame {
  if (dots.length === 0) return WHOLE_MAP;
  const xs = dots.map(({ x }) => x);
  const ys = dots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(MIN_WIDTH, (right - left) * 1.25, ((bottom - top) * 1.25) / ASPECT);
  if (width > WIDE * MAP_WIDTH) return WHOLE_MAP;
  return frameAt((left + right) / 2, (top + bottom) / 2, width);
}

/** Zooms around a point. The frame stays within the map. */
export function zoomBy(frame: Frame, times: number, middle: { x: number; y: number } = middleOf(frame)): Frame {
  const width = Math.min(MAP_WIDTH, Math.max(MIN_WIDTH, frame.width / times));
  return frameAt(middle.x, middle.y, width);
}

export const canZoomIn = ({ width }: Frame): boolean => width > MIN_WIDTH;

const middleOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });

function frameAt(x: number, y: number, width: number): Frame {
  const height = width * ASPECT;
  return {
    x: Math.max(0, Math.min(MAP_WIDTH - width, x - width / 2)),
    y: Math.max(0, Math.min(MAP_HEIGHT - height, y - height / 2)),
    width,
    height,
  };
}

/** The start for the keyboard: the dot nearest to the center. */
export const middleDot = (dots: readonly Dot[], frame: Frame): Dot | undefined => nearestPoint(dots, middleOf(frame));

/** The distance along a direction, and beside it. */
const AHEAD: Record<Direction, (dx: number, dy: number) => [along: number, beside: number]> = {
  left: (dx, dy) => [-dx, Math.abs(dy)],
  right: (dx, dy) => [dx, Math.abs(dy)],
  up: (dx, dy) => [-dy, Math.abs(dx)],
  down: (dx, dy) => [dy, Math.abs(dx)],
};

/**
 * The nearest dot in a direction; straight ahead counts more than aside. Colleges at the same position follow one another,
 * forwards with right and down and backwards with left and up.
 */
export function dotTowards(dots: readonly Dot[], from: Dot, direction: Direction): Dot | undefined {
  const together = dots.filter(({ x, y }) => x === from.x && y === from.y);
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  const neighbor = together[together.indexOf(from) + step];
  if (neighbor) return neighbor;
  let best: Dot | undefined;
  let shortest = Infinity;
  for (const dot of dots) {
    const [along, beside] = AHEAD[direction](dot.x - from.x, dot.y - from.y);
    if (along <= 0 || beside > along * 2) continue;
    const distance = along + beside * 2;
    // Going backwards starts at the last college of a position, so that the same arrow visits all of them.
    if (distance > shortest || (distance === shortest && step === 1)) continue;
    best = dot;
    shortest = distance;
  }
  return best;
}

/** One SVG path for all dots of a kind. A zero-length line with round or square caps draws a dot; triangles are drawn. */
export function pathOf(dots: readonly Dot[], control: Control, size: number): string {
  const drawn = dots.filter(({ place }) => place.control === control);
  if (control !== 'private_for_profit') return drawn.map(({ x, y }) => `M${x} ${y}h0`).join('');
  const half = tenths(size / 2);
  return drawn.map(({ x, y }) => `M${tenths(x - half)} ${tenths(y + half)}h${tenths(half * 2)}l${-half} ${tenths(-half * 2)}z`).join('');
}
