import { hydratedChunk } from '../../lib/hydrated-chunk.ts';

/** The filter panel loads with the chips, which appear with the first filter. */
export const filtersChunk = hydratedChunk(
  async () => {
    const [{ FilterPanel }] = await Promise.all([import('./filters/FilterPanel.tsx'), chipsChunk.preload()]);
    return FilterPanel;
  },
  { isPatient: true },
);
export const toolbarChunk = hydratedChunk(async () => (await import('./ToolbarControls.tsx')).ToolbarControls, { isPatient: true });
export const chipsChunk = hydratedChunk(async () => (await import('./filters/FilterChips.tsx')).FilterChips, { isPatient: true });
export const noticesChunk = hydratedChunk(async () => (await import('./SearchNotices.tsx')).SearchNotices, { isPatient: true });
export const hiddenChunk = hydratedChunk(async () => (await import('./filters/HiddenColleges.tsx')).HiddenColleges, { isPatient: true });
export const mapChunk = hydratedChunk(async () => (await import('./map/MapView.tsx')).MapView);
export const tableChunk = hydratedChunk(async () => (await import('./results/ResultTable.tsx')).ResultTable);
export const emptyChunk = hydratedChunk(async () => (await import('./results/EmptyResults.tsx')).EmptyResults);

/** For the server. `filtersChunk` includes the chips. */
export const preloadAll = () =>
  Promise.all([filtersChunk, toolbarChunk, noticesChunk, hiddenChunk, mapChunk, tableChunk, emptyChunk].map(({ preload }) => preload()));
