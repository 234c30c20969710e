import type { HistoryStore } from '../../domain/history/history.ports.ts';

export function createHistoryStore(): HistoryStore {
  return {
    ofCollege: () => Promise.resolve({}),
    changesOf: () => Promise.resolve([]),
    versions: () => Promise.resolve([]),
  };
}
