import { createRunDiff } from '../imports/run-diff.ts';
import { createHistory } from './history.use-cases.ts';

/** A history without any runs. */
export const emptyHistory = createHistory({
  history: {
    suppliedOf: () => Promise.resolve([]),
    changesOf: () => Promise.resolve([]),
    changesBetween: () => Promise.resolve([]),
    overall: () => Promise.resolve(createRunDiff().result({ unchanged: 0, locked: { count: 0, first: [] } })),
    numberOf: () => Promise.resolve(undefined),
    provenances: () => Promise.resolve(new Map()),
    versions: () => Promise.resolve([]),
  },
});
