import type { IncomeBand } from '../../api/domain/colleges.ts';
import { type Point, type NamedDot, swarmScaleOf, swarmSizeOf } from '../../api/domain/swarm.ts';
import { placedDots } from './placed-dots.ts';
import { MARGIN } from './swarm-facts.ts';

export const GLIDE_MS = 900;

/** A dot on its way. A college without a price at one end is drawn at the other one alone. */
export interface Move {
  from: Point | undefined;
  to: Point | undefined;
}

/** The dots of two incomes, matched by college, with their sizes. */
export interface Moves {
  dots: Move[];
  sizes: readonly [from: number, to: number];
}

export function pathsBetween(colleges: readonly NamedDot[], from: IncomeBand | undefined, to: IncomeBand | undefined): Moves {
  const before = placedBy(colleges, from);
  const after = placedBy(colleges, to);
  const dots = colleges.map((college) => ({ from: before.places.get(college), to: after.places.get(college) }));
  return { dots, sizes: [before.size, after.size] };
}

function placedBy(colleges: readonly NamedDot[], income: IncomeBand | undefined) {
  const { dots, size } = placedDots(colleges, { figure: 'netPrice', income });
  return { size, places: new Map<NamedDot, Point>(dots.map((dot) => [dot.college, dot])) };
}

/** Slow at both ends. */
const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);
const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Draws the dots at a share of their way, 0–1, in the color of the canvas. */
export function drawGlide(context: CanvasRenderingContext2D, { dots, sizes }: Moves, share: number): void {
  const { canvas } = context;
  const { width, height } = swarmSizeOf(swarmScaleOf('netPrice'));
  const units = width + 2 * MARGIN;
  const pixels = Math.round(canvas.clientWidth * devicePixelRatio);
  if (canvas.width !== pixels) {
    canvas.width = pixels;
    canvas.height = Math.round((pixels * height) / units);
  }
  const scale = canvas.width / units;
  const along = eased(share);
  context.setTransform(scale, 0, 0, scale, MARGIN * scale, 0);
  context.clearRect(-MARGIN, 0, units, height);
  context.fillStyle = getComputedStyle(canvas).color;
  const radius = between(sizes[0], sizes[1], along) / 2;
  context.beginPath();
  for (const { from, to } of dots) {
    const [start, goal] = [from ?? to, to ?? from];
    if (!start || !goal || (share < 1 ? !from : !to)) continue;
    const [x, y] = [between(start.x, goal.x, along), between(start.y, goal.y, along)];
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
}
