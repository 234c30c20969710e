import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';

/** The field and the tools load after the page. The table does not need them. */
export const addCollegeChunk = hydratedChunk(
  async () => (await import('../../entities/college-search/AddCollegeField.tsx')).AddCollegeField,
  { isPatient: true },
);

export const compareToolsChunk = hydratedChunk(async () => (await import('./CompareTools.tsx')).CompareTools, { isPatient: true });

/** The server knows nothing of the student. */
export const OwnAnswers = lazyChunk(async () => (await import('./answers/OwnAnswers.tsx')).OwnAnswers);

/** For a visitor who has another list, which only the browser knows. */
export const SharedNotice = lazyChunk(async () => (await import('./SharedNotice.tsx')).SharedNotice);
