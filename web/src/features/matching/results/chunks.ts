import { readyPart } from '../../../lib/hydrated-chunk.ts';

/** Words and links: as the server draws them they do all they can do. */
export const askedPart = readyPart(async () => (await import('./AskedPanel.tsx')).AskedPanel, { isPatient: true });
export const noticesPart = readyPart(async () => (await import('./MatchNotices.tsx')).MatchNotices, { isPatient: true });
/** To keep and to pass on comes after looking. */
export const actionsPart = readyPart(async () => (await import('./ResultActions.tsx')).ResultActions, { isPatient: true });
/** Only where there is nothing to show. */
export const noMatchesPart = readyPart(async () => (await import('./NoMatches.tsx')).NoMatches);

/** On the server, which holds all code anyway. */
export const makePartsReady = () => Promise.all([askedPart, noticesPart, actionsPart, noMatchesPart].map(({ makeReady }) => makeReady()));
