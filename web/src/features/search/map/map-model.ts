import type { Control, MapPlace } from '../../../api/domain.ts';
import { placeOnMap } from '../../../entities/us-map/albers.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../../../entities/us-map/state-shapes.ts';

/** A college at its place in the picture. */
export interface Dot {
  place: MapPlace;
  x: number;
  y: number;
}

/** The part of the picture that is shown; always of the shape of the whole. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const WHOLE: Frame = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
const SHAPE = MAP_HEIGHT / MAP_WIDTH;
/** Nearer than this the outlines of the states show their corners. */
const MIN_WIDTH = 240;
/** What is spread wider than this share of the picture is shown on all of it. */
const WIDE = 0.7;

/** Finds the places; those outside the picture, as in the territories, come apart. */
export function dotsOf(places: readonly MapPlace[]): { dots: Dot[]; elsewhere: MapPlace[] } {
  const dots: Dot[] = [];
  const elsewhere: MapPlace[] = [];
  for (const place of places) {
    const point = placeOnMap(place.lng, place.lat);
    if (point) dots.push({ place, x: tenths(point[0]), y: tenths(point[1]) });
    else elsewhere.push(place);
  }
  return { dots, elsewhere };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** As much of the picture as holds all dots with some room around them. */
export function frameOf(dots: readonly Dot[]): Frame {
  if (dots.length === 0) return WHOLE;
  const xs = dots.map(({ x }) => x);
  const ys = dots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(MIN_WIDTH, (right - left) * 1.25, ((bottom - top) * 1.25) / SHAPE);
  if (width > WIDE * MAP_WIDTH) return WHOLE;
  return frameAt((left + right) / 2, (top + bottom) / 2, width);
}

/** So much nearer, around a point; never beyond the edge of the picture. */
export function nearer(frame: Frame, times: number, middle: { x: number; y: number } = middleOf(frame)): Frame {
  const width = Math.min(MAP_WIDTH, Math.max(MIN_WIDTH, frame.width / times));
  return frameAt(middle.x, middle.y, width);
}

export const canComeNearer = ({ width }: Frame): boolean => width > MIN_WIDTH;

const middleOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });

function frameAt(x: number, y: number, width: number): Frame {
  const height = width * SHAPE;
  return {
    x: Math.max(0, Math.min(MAP_WIDTH - width, x - width / 2)),
    y: Math.max(0, Math.min(MAP_HEIGHT - height, y - height / 2)),
    width,
    height,
  };
}

/** The dot nearest to a point, if one is within reach. */
export function nearestDot(dots: readonly Dot[], { x, y }: { x: number; y: number }, reach = Infinity): Dot | undefined {
  let nearest: Dot | undefined;
  let shortest = reach;
  for (const dot of dots) {
    const distance = Math.hypot(dot.x - x, dot.y - y);
    if (distance > shortest || (distance === shortest && nearest)) continue;
    nearest = dot;
    shortest = distance;
  }
  return nearest;
}

/** The dot in the middle of what is shown: where a reader with a keyboard begins. */
export const middleDot = (dots: readonly Dot[], frame: Frame): Dot | undefined => nearestDot(dots, middleOf(frame));

/** How far another dot is along a direction, and how far beside it. */
const AHEAD: Record<Direction, (dx: number, dy: number) => [along: number, beside: number]> = {
  left: (dx, dy) => [-dx, Math.abs(dy)],
  right: (dx, dy) => [dx, Math.abs(dy)],
  up: (dx, dy) => [-dy, Math.abs(dx)],
  down: (dx, dy) => [dy, Math.abs(dx)],
};

/**
 * The nearest dot that way, straight ahead before aslant. Colleges at one and the same place come one after the other,
 * right and down forwards, left and up backwards, before the arrow leads on.
 */
export function dotTowards(dots: readonly Dot[], from: Dot, direction: Direction): Dot | undefined {
  const together = dots.filter(({ x, y }) => x === from.x && y === from.y);
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  const neighbour = together[together.indexOf(from) + step];
  if (neighbour) return neighbour;
  let best: Dot | undefined;
  let shortest = Infinity;
  for (const dot of dots) {
    const [along, beside] = AHEAD[direction](dot.x - from.x, dot.y - from.y);
    if (along <= 0 || beside > along * 2) continue;
    const distance = along + beside * 2;
    // Arriving backwards begins at the last of those at one place, so that the same arrow goes through all of them.
    if (distance > shortest || (distance === shortest && step === 1)) continue;
    best = dot;
    shortest = distance;
  }
  return best;
}

/** All dots of a kind as one line: with round or square ends, a line without length is a dot. Triangles are drawn. */
export function pathOf(dots: readonly Dot[], control: Control, size: number): string {
  const drawn = dots.filter(({ place }) => place.control === control);
  if (control !== 'private_for_profit') return drawn.map(({ x, y }) => `M${x} ${y}h0`).join('');
  const half = tenths(size / 2);
  return drawn.map(({ x, y }) => `M${tenths(x - half)} ${tenths(y + half)}h${tenths(half * 2)}l${-half} ${tenths(-half * 2)}z`).join('');
}
