import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';

/** The field loads after the page. The table does not need it. */
export const addCollegeChunk = hydratedChunk(
  async () => (await import('../../entities/college-search/AddCollegeField.tsx')).AddCollegeField,
  { isPatient: true },
);

/** The server knows nothing of the student. */
export const OwnPrices = lazyChunk(async () => (await import('./OwnPrices.tsx')).OwnPrices);
