import { DomainError } from '../shared/domain-error.ts';

export const noRecord = (id: number | string) => new DomainError('not-found', 'record.not-found', `There is no record ${id}.`);

/** The caller saw another version. */
export const outdatedRecord = () =>
  new DomainError('conflict', 'record.outdated', 'The record has changed since you opened it. Nothing was saved.');

/** A bulk change met another number of records than the caller had counted. */
export const countChanged = () =>
  new DomainError('conflict', 'records.count-changed', 'The number of records has changed. Count them again. Nothing was changed.');
