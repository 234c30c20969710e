import { hydratedChunk } from '../lib/hydrated-chunk.ts';

/** The server renders the footer. Its code is needed late: for the choice of theme, and at the first change of the page. */
export const footerChunk = hydratedChunk(async () => (await import('./Footer.tsx')).Footer, { isPatient: true });
