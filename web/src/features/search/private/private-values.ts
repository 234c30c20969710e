import type { PrivateAnswers } from '../../../api/domain/matching.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import type * as Module from './PrivateValues.tsx';
import type { PrivateQuery } from './private-params.ts';

let module: typeof Module | undefined;

/** A chunk of its own, because the server does not know the values: they matter only after hydration. */
const load = async (): Promise<typeof Module> => (module ??= await import('./PrivateValues.tsx'));

/** Renders nothing. Without its chunk the page works as for an unknown visitor. */
export const PrivateValues = lazyChunk(async () => (await load()).PrivateValues);

/** What is known at once: nothing until the chunk is loaded. */
export const privateQueryNow = (): PrivateQuery => module?.privateQuery() ?? {};

/** Answers for the order by match, and how to ask for it. Undefined without answers, and until the chunk is loaded. */
export function matchNow(): MatchSearch | undefined {
  const answers = module?.matchAnswers();
  return module && answers && { answers, search: module.searchByMatch };
}
export interface MatchSearch {
  answers: PrivateAnswers;
  search: typeof Module.searchByMatch;
}

export const savePrivateChange = async (before: PrivateQuery, after: PrivateQuery): Promise<void> =>
  (await load()).savePrivateChange(before, after);
