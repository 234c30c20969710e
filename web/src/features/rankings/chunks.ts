import { readyPart } from '../../lib/hydrated-chunk.ts';

/** The controls stand beside the order or, on a phone, behind a button: the order is read first. */
export const railPart = readyPart(async () => (await import('./weights/RankingRail.tsx')).RankingRail, { isPatient: true });
/** To take along, to keep and to pass on come after looking. */
export const actionsPart = readyPart(async () => (await import('./results/RankingActions.tsx')).RankingActions, { isPatient: true });
/** What only some rankings, and some readers, need. */
export const noticesPart = readyPart(async () => (await import('./results/RankingNotices.tsx')).RankingNotices, { isPatient: true });
export const unrankedPart = readyPart(async () => (await import('./results/UnrankedList.tsx')).UnrankedList);
export const barsPart = readyPart(async () => (await import('../../entities/ranking/ContributionBars.tsx')).ContributionBars);

/** On the server, which holds all code anyway. */
export const makePartsReady = () => Promise.all([railPart, actionsPart, noticesPart, unrankedPart].map(({ makeReady }) => makeReady()));
