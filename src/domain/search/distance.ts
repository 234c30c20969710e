import type { Point } from './params.ts';

const EARTH_RADIUS_MILES = 3_958.7613;
const RADIANS = Math.PI / 180;

/** Great-circle (haversine) miles from one point. NaN if a coordinate of the other point is NaN. */
export function milesFrom(origin: Point): (latitude: number, longitude: number) => number {
  const originLatitude = origin.latitude * RADIANS;
  const originCosine = Math.cos(originLatitude);
  return (latitude, longitude) => {
    const sineHalfLatitude = Math.sin((latitude * RADIANS - originLatitude) / 2);
    const sineHalfLongitude = Math.sin(((longitude - origin.longitude) * RADIANS) / 2);
    const chord = sineHalfLatitude ** 2 + originCosine * Math.cos(latitude * RADIANS) * sineHalfLongitude ** 2;
    return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
  };
}
