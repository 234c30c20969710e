/** The projection of the maps. */
export { MAP_HEIGHT, MAP_WIDTH, placeOnMap, type MapPoint } from '../../../../src/domain/colleges/place/albers.ts';
