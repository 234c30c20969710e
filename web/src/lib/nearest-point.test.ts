import { nearestPoint } from './nearest-point.ts';

const items = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 10 },
];

it('finds the nearest item within reach, the first of equals', () => {
  expect(nearestPoint(items, { x: 17, y: 10 }, 5)).toBe(items[1]);
  expect(nearestPoint(items, { x: 40, y: 10 }, 5)).toBeUndefined();
  expect(nearestPoint(items, { x: 400, y: 10 })).toBe(items[1]);
  expect(nearestPoint<(typeof items)[number]>([], { x: 0, y: 0 })).toBeUndefined();
});
