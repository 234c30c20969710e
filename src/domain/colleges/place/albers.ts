/** Size of the drawing of the United States. web/state-shapes.ts draws in it. */
export const MAP_WIDTH = 1950;
export const MAP_HEIGHT = 1220;

export type MapPoint = readonly [x: number, y: number];

/** A rectangle in the drawing. */
interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const RADIANS = Math.PI / 180;
/** The atlas uses a scale of 1,300 for a width of 975. */
const SCALE = (MAP_WIDTH * 4) / 3;

/** The three pieces of the Albers projection of the United States (mainland, Alaska, Hawaii), each clipped to its frame. */
const PIECES = [
  {
    project: conic({ parallels: [29.5, 45.5], meridian: -96, center: [-0.6, 38.7], scale: 1, at: [0, 0] }),
    frame: frameOf(-0.455, 0.455, -0.238, 0.238),
  },
  {
    project: conic({ parallels: [55, 65], meridian: -154, center: [-2, 58.5], scale: 0.35, at: [-0.307, 0.201] }),
    frame: frameOf(-0.425, -0.214, 0.12, 0.234),
  },
  {
    project: conic({ parallels: [8, 18], meridian: -157, center: [-3, 19.9], scale: 1, at: [-0.205, 0.212] }),
    frame: frameOf(-0.214, -0.115, 0.166, 0.234),
  },
];

/**
 * Position of a place in the drawing of the states, or null outside of it (territories). Gives the same points as d3-geo's
 * `geoAlbersUsa`, so that browsers need no map library.
 */
export function placeOnMap(longitude: number, latitude: number): MapPoint | null {
  for (const { project, frame } of PIECES) {
    const point = project(longitude, latitude);
    if (isWithin(frame, point)) return point;
  }
  return null;
}

interface Conic {
  /** The two standard parallels, in degrees. */
  parallels: readonly [number, number];
  /** The vertical longitude, in degrees. */
  meridian: number;
  /** The center: degrees from the meridian, and latitude. */
  center: readonly [number, number];
  /** Relative to `SCALE`. */
  scale: number;
  /** Position of the center, relative to the middle of the drawing, in units of `SCALE`. */
  at: readonly [number, number];
}

/** The conic equal-area projection. */
function conic({ parallels, meridian, center, scale, at }: Conic): (longitude: number, latitude: number) => MapPoint {
  const sine = Math.sin(parallels[0] * RADIANS);
  const n = (sine + Math.sin(parallels[1] * RADIANS)) / 2;
  const c = 1 + sine * (2 * n - sine);
  const raw = (degrees: number, latitude: number): MapPoint => {
    const radius = Math.sqrt(Math.max(0, c - 2 * n * Math.sin(latitude * RADIANS))) / n;
    const angle = degrees * RADIANS * n;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  const [centerX, centerY] = raw(...center);
  return (longitude, latitude) => {
    const [x, y] = raw(withinHalfTurn(longitude - meridian), latitude);
    return [MAP_WIDTH / 2 + SCALE * (at[0] + scale * (x - centerX)), MAP_HEIGHT / 2 + SCALE * (at[1] - scale * (y - centerY))];
  };
}

function frameOf(left: number, right: number, top: number, bottom: number): Frame {
  return {
    left: MAP_WIDTH / 2 + left * SCALE,
    right: MAP_WIDTH / 2 + right * SCALE,
    top: MAP_HEIGHT / 2 + top * SCALE,
    bottom: MAP_HEIGHT / 2 + bottom * SCALE,
  };
}

function isWithin({ left, right, top, bottom }: Frame, [x, y]: MapPoint): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The Aleutian Islands cross 180 degrees. */
function withinHalfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
