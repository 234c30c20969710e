import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** Every section below the key figures. */
export const detailsChunk = hydratedChunk(async () => (await import('./DetailSections.tsx')).DetailSections, { isPatient: true });
/** Its number depends on the family income, which only the browser has. */
export const priceChunk = hydratedChunk(async () => (await import('./price/PriceFigure.tsx')).PriceFigure, { isPatient: true });
