export interface Point {
  x: number;
  y: number;
}

/** The item nearest to a point, at most `reach` away; the first of those at the same distance. */
export function nearestPoint<T extends Point>(items: readonly T[], { x, y }: Point, reach = Infinity): T | undefined {
  let nearest: T | undefined;
  let shortest = reach;
  for (const item of items) {
    const distance = Math.hypot(item.x - x, item.y - y);
    if (distance > shortest || (distance === shortest && nearest)) continue;
    nearest = item;
    shortest = distance;
  }
  return nearest;
}
