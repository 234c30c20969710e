import type { StateCode } from '../colleges/states.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { ListKind } from './lists/kinds.ts';

/** The places of an order that are on a page, from 0; none beyond the end. */
export function placesOn(page: number, perPage: number, length: number): number[] {
  const first = (page - 1) * perPage;
  return Array.from({ length: Math.max(0, Math.min(perPage, length - first)) }, (_, index) => first + index);
}

/** Pages count from 1; throws `invalid`. */
export function checkPage(page: number, perPage: number): void {
  const faults = Object.entries({ page, perPage }).filter(([, value]) => value < 1);
  if (faults.length === 0) return;
  const message = 'Pages and their lengths count from 1';
  throw new DomainError(
    'invalid',
    'list.no-page',
    message,
    faults.map(([path]) => ({ path, message })),
  );
}

/** The lists of the states need a state and no other list takes one; throws `invalid`. */
export function checkState(kind: ListKind, state: StateCode | undefined): void {
  if ((kind === 'state') === (state !== undefined)) return;
  const message = kind === 'state' ? 'Say which state' : 'Only the lists of the states take a state';
  throw new DomainError('invalid', kind === 'state' ? 'list.state-missing' : 'list.state-unexpected', message, [
    { path: 'state', message },
  ]);
}
