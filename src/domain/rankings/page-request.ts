import type { StateCode } from '../colleges/states.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { ListKind } from './list-kinds.ts';

/** The places of an order on one page. Places start at 0. A page after the last is empty. */
export function placesOn(page: number, perPage: number, length: number): number[] {
  const first = (page - 1) * perPage;
  return Array.from({ length: Math.max(0, Math.min(perPage, length - first)) }, (_, index) => first + index);
}

/** Throws `invalid` for numbers below 1. */
export function checkPage(page: number, perPage: number): void {
  const faults = Object.entries({ page, perPage }).filter(([, value]) => value < 1);
  if (faults.length === 0) return;
  const message = 'Pages and page sizes start at 1';
  throw new DomainError(
    'invalid',
    'list.no-page',
    message,
    faults.map(([path]) => ({ path, message })),
  );
}

/** A list of kind `state` needs a state; no other list takes one. Throws `invalid`. */
export function checkState(kind: ListKind, state: StateCode | undefined): void {
  if ((kind === 'state') === (state !== undefined)) return;
  const message = kind === 'state' ? 'Give a state' : 'Only lists of the kind "state" take a state';
  throw new DomainError('invalid', kind === 'state' ? 'list.state-missing' : 'list.state-unexpected', message, [
    { path: 'state', message },
  ]);
}
