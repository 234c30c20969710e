import { lazyChunk } from '../../lib/lazy-chunk.ts';
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
export const sortChunk = hydratedChunk(async () => (await smallParts()).SortSelect, { isPatient: true });
const smallParts = () => import('./small-parts.ts');
export const chipsChunk = hydratedChunk(async () => (await smallParts()).FilterChips, { isPatient: true });
export const noticesChunk = hydratedChunk(async () => (await smallParts()).SearchNotices, { isPatient: true });
export const unknownChunk = hydratedChunk(async () => (await smallParts()).UnknownHead, { isPatient: true });
export const footChunk = hydratedChunk(async () => (await smallParts()).ResultsFoot, { isPatient: true });
export const dialogButtonChunk = hydratedChunk(async () => (await smallParts()).FilterDialogButton, { isPatient: true });
export const mapChunk = hydratedChunk(async () => (await import('./map/MapView.tsx')).MapView);
export const tableChunk = hydratedChunk(async () => (await import('./table/ResultTable.tsx')).ResultTable);
export const emptyChunk = hydratedChunk(async () => (await smallParts()).EmptyResults);

export const SearchEvents = lazyChunk(async () => (await smallParts()).SearchEvents);

/** For the server. `filtersChunk` includes the chips. */
export const preloadAll = () =>
  Promise.all(
    [filtersChunk, toolbarChunk, sortChunk, noticesChunk, unknownChunk, footChunk, dialogButtonChunk, mapChunk, tableChunk, emptyChunk].map(
      ({ preload }) => preload(),
    ),
  );
