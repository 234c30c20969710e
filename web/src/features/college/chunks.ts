import { readyPart } from '../../lib/hydrated-chunk.ts';

/** Everything below the first numbers: words and links, which as the server draws them do nearly all they can do. */
export const lowerPart = readyPart(async () => (await import('./LowerSections.tsx')).LowerSections, { isPatient: true });
/** What a tab was told of a family's income is known once scripts run. */
export const ownPricePart = readyPart(async () => (await import('./OwnPrice.tsx')).OwnPrice, { isPatient: true });
