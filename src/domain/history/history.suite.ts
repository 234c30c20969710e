import { createHistory } from './history.use-cases.ts';

/** A catalogue without a past. */
export const noHistory = createHistory({
  history: {
    suppliedOf: () => Promise.resolve([]),
    changesOf: () => Promise.resolve([]),
    changesBetween: () => Promise.resolve([]),
    receipts: () => Promise.resolve(new Map()),
    versions: () => Promise.resolve([]),
  },
});
