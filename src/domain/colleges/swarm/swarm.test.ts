import fc from 'fast-check';
import { columnOf, swarmScaleOf, swarmSizeOf } from './scale.ts';
import { swarmOf, swarmPaths, type SwarmDot } from './swarm.ts';

const scale = swarmScaleOf('netPrice');
const { width, height } = swarmSizeOf(scale);
const someDots = fc.array(fc.record({ value: fc.integer({ min: -5_000, max: 90_000 }), isPeer: fc.boolean() }), { maxLength: 400 });

/** The dots that a browser draws for a path: one at the start of each line, and one after each pitch. */
function drawnDots(path: string, pitch: number): string[] {
  return [...path.matchAll(/M(\d+) ([\d.]+)v([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Math.floor(Number(length) / pitch) + 1 }, (_, index) => nameOf({ x: Number(x), y: Number(y) + index * pitch })),
  );
}
const nameOf = ({ x, y }: { x: number; y: number }): string => `${x} ${y.toFixed(1)}`;

it('places a value in the column of its share of the scale, and values outside at the ends', () => {
  const columns = [0, 400, 30_000, 60_000, -900, 75_000].map((value) => columnOf(value, scale));
  expect(columns).toEqual([0, 1, 75, 149, 0, 149]);
  expect(columnOf(0.82, swarmScaleOf('graduationRate'))).toBe(82);
});

it('stacks the dots of a column around the middle, peers innermost', () => {
  const dots: SwarmDot[] = [true, false, false, true, false, false, false].map((isPeer) => ({ value: 20_000, isPeer }));
  const { places, pitch } = swarmOf(dots, scale);
  expect(pitch).toBe(1);
  expect(places.map(({ y }) => y - height / 2)).toEqual([-1, -3, -2, 0, 1, 2, 3]);
});

it('overlaps the dots of a crowded column, so that it stays in the picture', () => {
  const crowd = Array.from({ length: 500 }, (): SwarmDot => ({ value: 20_000, isPeer: false }));
  const { places, pitch, dotSize } = swarmOf(crowd, scale);
  expect(pitch).toBeLessThan(0.2);
  expect(dotSize).toBe(0.51);
  expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places.map(({ y }) => y))).toBeLessThanOrEqual(height);
});

it('draws each dot once, at the place where a pointer finds it', () => {
  fc.assert(
    fc.property(someDots, (dots) => {
      const swarm = swarmOf(dots, scale);
      const { all, peers } = swarmPaths(swarm, scale);
      const placesOf = (isShown: (dot: SwarmDot) => boolean) => swarm.places.filter((_, index) => isShown(dots[index] as SwarmDot));
      expect(new Set(swarm.places.map(nameOf)).size).toBe(dots.length);
      expect(drawnDots(all, swarm.pitch).sort()).toEqual(
        placesOf(() => true)
          .map(nameOf)
          .sort(),
      );
      expect(drawnDots(peers, swarm.pitch).sort()).toEqual(
        placesOf(({ isPeer }) => isPeer)
          .map(nameOf)
          .sort(),
      );
      for (const { x, y } of swarm.places) expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
    }),
  );
});
