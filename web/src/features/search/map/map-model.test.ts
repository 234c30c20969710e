import fc from 'fast-check';
import type { MapPlace } from '../../../api/domain/colleges.ts';
import { dotsOf, dotTowards, frameOf, zoomBy, pathOf, WHOLE_MAP, type Dot } from './map-model.ts';
import { offMapText, netPriceText } from './map-text.ts';

const aPlace = (place: Partial<MapPlace> = {}): MapPlace => ({
  id: 1,
  slug: 'auburn-university',
  name: 'Auburn University',
  location: 'Auburn',
  state: 'AL',
  lat: 32.6,
  lng: -85.49,
  control: 'public',
  netPrice: 23_258,
  priceBasis: 'net-price',
  ...place,
});
const dotAt = (x: number, y: number, place: Partial<MapPlace> = {}): Dot => ({ x, y, place: aPlace(place) });
const point = fc.tuple(fc.integer({ min: 0, max: 1950 }), fc.integer({ min: 0, max: 1220 }));
const someDots = fc.array(point, { minLength: 1, maxLength: 40 }).map((points) => points.map(([x, y], id) => dotAt(x, y, { id })));

it('separates the colleges of territories from the dots', () => {
  const sanJuan = aPlace({ id: 2, state: 'PR', lat: 18.4, lng: -66.05 });
  const { dots, offMap } = dotsOf([aPlace(), sanJuan]);
  expect(dots.map(({ place }) => place.id)).toEqual([1]);
  expect(offMap).toEqual([sanJuan]);
});

describe('the frame', () => {
  it('contains every dot, keeps its aspect ratio and stays within the map', () => {
    fc.assert(
      fc.property(someDots, (dots) => {
        const frame = frameOf(dots);
        expect(frame.width / frame.height).toBeCloseTo(WHOLE_MAP.width / WHOLE_MAP.height, 9);
        expect(frame.x >= 0 && frame.y >= 0).toBe(true);
        expect(frame.x + frame.width <= WHOLE_MAP.width + 1e-6 && frame.y + frame.height <= WHOLE_MAP.height + 1e-6).toBe(true);
        for (const { x, y } of dots) {
          expect(x >= frame.x && x <= frame.x + frame.width && y >= frame.y - 1e-6 && y <= frame.y + frame.height + 1e-6).toBe(true);
        }
      }),
    );
  });

  it('is the whole map without dots, and zooms in and out around a point', () => {
    expect(frameOf([])).toEqual(WHOLE_MAP);
    const near = zoomBy(WHOLE_MAP, 2, { x: 1400, y: 800 });
    expect([near.width, near.x + near.width / 2, near.y + near.height / 2]).toEqual([975, 1400, 800]);
    expect(zoomBy(near, 0.5)).toEqual(WHOLE_MAP);
  });
});

describe('moving from dot to dot', () => {
  const [middle, right, farRight, above] = [dotAt(100, 100), dotAt(120, 105), dotAt(160, 100), dotAt(101, 60)];
  const dots = [middle, right, farRight, above];

  it('takes the nearest dot in the direction, and stops at the edge', () => {
    expect(dotTowards(dots, middle, 'right')).toBe(right);
    expect(dotTowards(dots, right, 'right')).toBe(farRight);
    expect(dotTowards(dots, middle, 'up')).toBe(above);
    expect(dotTowards(dots, farRight, 'right')).toBeUndefined();
  });

  it('visits colleges at the same position one by one, in both directions', () => {
    const [first, second, next] = [dotAt(10, 10, { id: 1 }), dotAt(10, 10, { id: 2 }), dotAt(30, 10, { id: 3 })];
    const row = [first, second, next];
    expect(dotTowards(row, first, 'right')).toBe(second);
    expect(dotTowards(row, second, 'right')).toBe(next);
    expect(dotTowards(row, next, 'left')).toBe(second);
    expect(dotTowards(row, second, 'left')).toBe(first);
  });

  it('never moves against the arrow', () => {
    fc.assert(
      fc.property(someDots, fc.nat(), (all, index) => {
        const from = all[index % all.length]!;
        expect((dotTowards(all, from, 'right')?.x ?? from.x) >= from.x).toBe(true);
        expect((dotTowards(all, from, 'up')?.y ?? from.y) <= from.y).toBe(true);
      }),
    );
  });
});

it('draws a different shape for each kind', () => {
  const dots = [dotAt(1, 2), dotAt(3, 4, { control: 'private_nonprofit' }), dotAt(50, 60, { control: 'private_for_profit' })];
  expect(pathOf(dots, 'public', 10)).toBe('M1 2h0');
  expect(pathOf(dots, 'private_nonprofit', 10)).toBe('M3 4h0');
  expect(pathOf(dots, 'private_for_profit', 10)).toBe('M45 65h10l-5 -10z');
});

it('formats prices and the colleges outside the map', () => {
  const texts = ([23_258, -400, 0] as const).map((netPrice) => netPriceText({ netPrice, priceBasis: 'net-price' }));
  expect(texts).toEqual(['net price $23,258 a year', 'net price +$400 (aid exceeds cost)', 'net price N/A']);
  expect(netPriceText({ netPrice: null, priceBasis: null })).toBe('net price N/A');
  expect(netPriceText({ netPrice: 41_338, priceBasis: 'sticker-price' })).toBe('sticker price (net price not published) $41,338 a year');
  expect(netPriceText({ netPrice: null, priceBasis: 'no-tuition' })).toBe('no tuition');
  const guam = aPlace({ state: 'GU' });
  expect(offMapText([guam])).toBe('1 college in Guam is outside this map');
  expect(offMapText([aPlace({ state: 'PR' }), guam])).toBe('2 colleges in Guam and Puerto Rico are outside this map');
});
