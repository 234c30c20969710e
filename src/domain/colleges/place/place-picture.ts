import type { College } from '../college.ts';
import { placeOnMap } from './albers.ts';
import type { StateCode } from '../states.ts';
import { STATE_OUTLINES } from './state-outlines.ts';

/** The outline of a state as SVG path data on an area of at most 65 × 65. */
export interface DrawnState {
  path: string;
  width: number;
  height: number;
}

/** A college in its state. */
export interface PlacePicture extends DrawnState {
  dot: readonly [x: number, y: number];
}

/** Null in the territories. */
export function drawnStateOf(state: StateCode): DrawnState | null {
  const outline = STATE_OUTLINES[state];
  return outline ? { path: outline.path, width: outline.width, height: outline.height } : null;
}

/** Null without a place, and in the territories. Also null if the place is outside of the state: then one of the two is wrong. */
export function placePictureOf({ state, longitude, latitude }: Pick<College, 'state' | 'longitude' | 'latitude'>): PlacePicture | null {
  const outline = STATE_OUTLINES[state];
  const place = longitude === null || latitude === null ? null : placeOnMap(longitude, latitude);
  if (!outline || !place) return null;
  const { path, width, height, left, top, scale } = outline;
  const x = Math.round((place[0] - left) * scale);
  const y = Math.round((place[1] - top) * scale);
  const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
  return isInside ? { path, width, height, dot: [x, y] } : null;
}
