import { DomainError } from '../../domain/shared/domain-error.ts';
import type { SnapshotFiles, Warehouse } from '../../domain/warehouse/warehouse.ports.ts';

const OFF = 'The warehouse is switched off.';
const HOW = 'Set BIGQUERY_MODE to local or live and restart.';

const refuse = (): Promise<never> => Promise.reject(new DomainError('unavailable', 'warehouse.off', `${OFF} ${HOW}`));

export const noSnapshotFiles: SnapshotFiles = {
  shown: () => Promise.resolve(undefined),
  read: () => {
    throw new Error('There is no snapshot.');
  },
};

/** The warehouse of an installation that wants none. */
export const noWarehouse: Warehouse = {
  engine: 'none',
  place: null,
  prepare: () => Promise.resolve(),
  missing: () => Promise.resolve([{ what: OFF, how: HOW }]),
  versions: refuse,
  preview: refuse,
  plan: refuse,
  run: refuse,
  cancel: () => Promise.resolve(false),
  load: refuse,
  show: refuse,
  forget: refuse,
  close: () => Promise.resolve(),
};
