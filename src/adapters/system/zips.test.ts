import { stateOfZip } from '../../domain/student-facts/zip-state.ts';
import { createZipLocator } from './zips.ts';

describe('ZIP codes', () => {
  const zips = createZipLocator();

  it('have the locations of the Census', () => {
    expect(zips.locate('36849')?.latitude).toBeCloseTo(32.6, 0);
    expect(zips.locate('10001')).toEqual({ latitude: 40.75065, longitude: -73.997293 });
    expect(zips.locate('00601')?.latitude).toBeCloseTo(18.2, 0);
  });

  it('without an area are at the center of their first three digits', () => {
    const missing = Array.from({ length: 100 }, (_, end) => `100${String(end).padStart(2, '0')}`);
    for (const zip of missing) expect(zips.locate(zip)?.latitude).toBeCloseTo(40.8, 0);
  });

  it('that name a state have a location, and others do not', () => {
    const all = Array.from({ length: 1_000 }, (_, area) => `${String(area).padStart(3, '0')}99`);
    expect(all.filter((zip) => (stateOfZip(zip) === undefined) !== (zips.locate(zip) === undefined))).toEqual([]);
  });

  it('that are unknown or invalid have no location', () => {
    for (const zip of ['00001', '', '36', '3684', 'abcde', '-1', '__proto__']) expect(zips.locate(zip)).toBeUndefined();
  });
});
