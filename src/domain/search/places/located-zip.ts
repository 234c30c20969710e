import { DomainError } from '../../shared/domain-error.ts';
import type { Point } from '../../shared/query-params.ts';
import type { ZipLocator } from '../search.ports.ts';

/** The place of a ZIP code. Throws `invalid` for one without a place; `path` names the field that holds it. */
export function locatedZip(zips: ZipLocator, zip: string, path: string): Point {
  const place = zips.locate(zip);
  if (place) return place;
  const message = `No place is known for ZIP code ${zip}`;
  throw new DomainError('invalid', 'search.unknown-zip', message, [{ path, message }]);
}
