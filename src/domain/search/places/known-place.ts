import { DomainError } from '../../shared/domain-error.ts';
import type { Point } from '../../shared/query-params.ts';

/** The place that was found for a ZIP code. Throws `invalid` if there is none; `path` names the field that holds the code. */
export function knownPlace(zip: string, found: Point | undefined, path: string): Point {
  if (found) return found;
  const message = `No place is known for ZIP code ${zip}`;
  throw new DomainError('invalid', 'search.unknown-zip', message, [{ path, message }]);
}
