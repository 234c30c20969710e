import { readyPart } from '../../../lib/ready-part.ts';

/** From the outcomes down: plain words and links, which as the server draws them do all they can do. */
export const lowerPart = readyPart(async () => (await import('./LowerSections.tsx')).LowerSections, { isPatient: true });
/** Where a visitor's own test scores stand: the server draws the fields only, and nobody fills them in first. */
export const ownScoresPart = readyPart(async () => (await import('./OwnScores.tsx')).OwnScores, { isPatient: true });
