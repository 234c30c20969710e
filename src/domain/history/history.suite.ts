import { createHistory } from './history.use-cases.ts';

/** A catalogue without a past. */
export const noHistory = createHistory({
  history: { ofCollege: () => Promise.resolve({}), changesOf: () => Promise.resolve([]), versions: () => Promise.resolve([]) },
});
