import { readyPart } from '../../../lib/ready-part.ts';

/** What only some ways of looking, and some results, need. */
export const mapPart = readyPart(async () => (await import('./MapView.tsx')).MapView);
export const tablePart = readyPart(async () => (await import('./ResultTable.tsx')).ResultTable);
export const emptyPart = readyPart(async () => (await import('./EmptyResults.tsx')).EmptyResults);

/** On the server, which holds all code anyway. */
export const makePartsReady = () => Promise.all([mapPart, tablePart, emptyPart].map(({ makeReady }) => makeReady()));
