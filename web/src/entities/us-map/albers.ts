import { MAP_HEIGHT, MAP_WIDTH } from './state-shapes.ts';

export type MapPoint = readonly [x: number, y: number];

/** A rectangle of the picture. */
interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const RADIANS = Math.PI / 180;
/** What the atlas the shapes come from is drawn with: 1,300 in a picture 975 wide. */
const SCALE = (MAP_WIDTH * 4) / 3;

/** The three pieces of the Albers projection of the United States, each with the frame it is cut to. */
const PIECES = [
  {
    project: conic({ parallels: [29.5, 45.5], meridian: -96, centre: [-0.6, 38.7], scale: 1, at: [0, 0] }),
    frame: frameOf(-0.455, 0.455, -0.238, 0.238),
  },
  {
    project: conic({ parallels: [55, 65], meridian: -154, centre: [-2, 58.5], scale: 0.35, at: [-0.307, 0.201] }),
    frame: frameOf(-0.425, -0.214, 0.12, 0.234),
  },
  {
    project: conic({ parallels: [8, 18], meridian: -157, centre: [-3, 19.9], scale: 1, at: [-0.205, 0.212] }),
    frame: frameOf(-0.214, -0.115, 0.166, 0.234),
  },
];

/**
 * Where a place is in the picture of the states; null outside of it, as the territories are. The same places as
 * d3-geo's `geoAlbersUsa` finds, without its outlines and inversions, so that a browser loads no map library.
 */
export function placeOnMap(longitude: number, latitude: number): MapPoint | null {
  for (const { project, frame } of PIECES) {
    const point = project(longitude, latitude);
    if (isWithin(frame, point)) return point;
  }
  return null;
}

interface Conic {
  /** Degrees of latitude that keep their length. */
  parallels: readonly [number, number];
  /** Degrees of the longitude that stands upright. */
  meridian: number;
  /** Degrees from the meridian and of latitude: what `at` shows. */
  centre: readonly [number, number];
  /** Relative to the scale of the whole. */
  scale: number;
  /** In scales from the middle of the picture. */
  at: readonly [number, number];
}

/** The conic projection that keeps areas: equal states look equal wherever they are. */
function conic({ parallels, meridian, centre, scale, at }: Conic): (longitude: number, latitude: number) => MapPoint {
  const sine = Math.sin(parallels[0] * RADIANS);
  const n = (sine + Math.sin(parallels[1] * RADIANS)) / 2;
  const c = 1 + sine * (2 * n - sine);
  const raw = (degrees: number, latitude: number): MapPoint => {
    const radius = Math.sqrt(Math.max(0, c - 2 * n * Math.sin(latitude * RADIANS))) / n;
    const angle = degrees * RADIANS * n;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  const [centreX, centreY] = raw(...centre);
  return (longitude, latitude) => {
    const [x, y] = raw(withinHalfTurn(longitude - meridian), latitude);
    return [MAP_WIDTH / 2 + SCALE * (at[0] + scale * (x - centreX)), MAP_HEIGHT / 2 + SCALE * (at[1] - scale * (y - centreY))];
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

/** The Aleutian Islands go on beyond 180 degrees. */
function withinHalfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
