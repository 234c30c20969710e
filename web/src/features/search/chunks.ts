import { readyPart } from '../../lib/hydrated-chunk.ts';

/** The filters stand beside the results or, on a phone, behind a button: nobody reads them first. */
export const railPart = readyPart(
  async () => {
    // Whoever has filters sees chips next.
    const [{ FilterRail }] = await Promise.all([import('./filters/FilterRail.tsx'), chipsPart.makeReady()]);
    return FilterRail;
  },
  { isPatient: true },
);
/** To sort and to pass on comes after looking; the links to other views do without scripts. */
export const toolbarPart = readyPart(async () => (await import('./ToolbarControls.tsx')).ToolbarControls, { isPatient: true });
/** Plain links and words: as the server draws them they do all they can do. */
export const chipsPart = readyPart(async () => (await import('./filters/FilterChips.tsx')).FilterChips, { isPatient: true });
export const noticesPart = readyPart(async () => (await import('./Notices.tsx')).Notices, { isPatient: true });
export const hiddenPart = readyPart(async () => (await import('./filters/HiddenColleges.tsx')).HiddenColleges, { isPatient: true });
/** What only some ways of looking, and some results, need. */
export const mapPart = readyPart(async () => (await import('./map/MapView.tsx')).MapView);
export const tablePart = readyPart(async () => (await import('./results/ResultTable.tsx')).ResultTable);
export const emptyPart = readyPart(async () => (await import('./results/EmptyResults.tsx')).EmptyResults);

/** On the server, which holds all code anyway. */
export const makePartsReady = () =>
  Promise.all([railPart, toolbarPart, noticesPart, hiddenPart, mapPart, tablePart, emptyPart].map(({ makeReady }) => makeReady()));
