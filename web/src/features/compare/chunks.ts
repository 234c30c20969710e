import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The field loads after the page. The table does not need it. */
export const addCollegeChunk = hydratedChunk(
  async () => (await import('../../entities/college-search/AddCollegeField.tsx')).AddCollegeField,
  { isPatient: true },
);
