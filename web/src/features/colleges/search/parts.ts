import { readyPart } from '../../../lib/ready-part.ts';

/** The filters stand beside the results or, on a phone, behind a button: nobody reads them first. */
export const railPart = readyPart(async () => (await import('./FilterRail.tsx')).FilterRail, { isPatient: true });
/** What only some ways of looking, and some results, need. */
export const mapPart = readyPart(async () => (await import('./MapView.tsx')).MapView);
export const tablePart = readyPart(async () => (await import('./ResultTable.tsx')).ResultTable);
export const emptyPart = readyPart(async () => (await import('./EmptyResults.tsx')).EmptyResults);

/** On the server, which holds all code anyway. */
export const makePartsReady = () => Promise.all([railPart, mapPart, tablePart, emptyPart].map(({ makeReady }) => makeReady()));
