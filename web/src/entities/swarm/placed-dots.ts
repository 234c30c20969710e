import { EVERY_COLLEGE, type Point, type NamedDot, swarmOf, swarmScaleOf } from '../../api/domain/swarm.ts';
import type { SwarmFacts } from './swarm-facts.ts';

/** A college and its place in the picture. */
export interface PlacedDot extends Point {
  college: NamedDot;
  value: number;
}

/** The dots of a picture, lowest value first, at the places where the server draws them. */
export function placedDots(colleges: readonly NamedDot[], facts: SwarmFacts): { dots: PlacedDot[]; size: number } {
  const { figure, group = EVERY_COLLEGE, income } = facts;
  const shown = colleges.flatMap((college) => {
    const value = income === undefined ? college.value : (college.byIncome?.[income] ?? null);
    return value === null ? [] : [{ college, value, isPeer: college.kind === group }];
  });
  const { places, dotSize } = swarmOf(shown, swarmScaleOf(figure));
  const dots = shown.map(({ college, value }, index) => ({ college, value, ...(places[index] as Point) }));
  return { dots: dots.sort((a, b) => a.value - b.value), size: dotSize };
}

const PAGE = 50;
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** The dot that a key leads to: the next higher or lower value. Undefined for other keys. */
export function dotByKey(dots: readonly PlacedDot[], from: PlacedDot, key: string): PlacedDot | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return dots[Math.min(dots.length - 1, Math.max(0, dots.indexOf(from) + step))];
}
