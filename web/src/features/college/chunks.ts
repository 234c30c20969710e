import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** Every section below the key figures. */
export const detailsChunk = hydratedChunk(async () => (await import('./DetailSections.tsx')).DetailSections, { isPatient: true });
/** Needs the family income, which only the browser has. */
export const incomePriceChunk = hydratedChunk(async () => (await import('./sections/CostSection.tsx')).IncomePrice, { isPatient: true });
