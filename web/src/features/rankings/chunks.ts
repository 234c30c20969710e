import { groupTabsChunk } from '../../entities/ranking/group-tabs-chunk.ts';
import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { paginationChunk } from '../../ui/page/pagination-chunk.ts';

/** The list is read first. On phones the controls are behind a button. */
export const sidebarChunk = hydratedChunk(async () => (await import('./weights/RankingSidebar.tsx')).RankingSidebar, { isPatient: true });
/** It holds what a row needs beyond its markup. */
export const orderChunk = hydratedChunk(async () => (await import('./results/RankingOrder.tsx')).RankingOrder, { isPatient: true });
export const actionsChunk = hydratedChunk(async () => (await import('./results/RankingActions.tsx')).RankingActions, { isPatient: true });
export const notesChunk = hydratedChunk(async () => (await import('./results/RankingNotes.tsx')).RankingNotes, { isPatient: true });
export const dialogButtonChunk = hydratedChunk(async () => (await import('./weights/WeightsDialogButton.tsx')).WeightsDialogButton, {
  isPatient: true,
});
/** Only some rankings need these. */
export const noticesChunk = hydratedChunk(async () => (await import('./results/RankingNotices.tsx')).RankingNotices, { isPatient: true });
export const unrankedChunk = hydratedChunk(async () => (await import('./results/UnrankedList.tsx')).UnrankedList);
export const emptyChunk = hydratedChunk(async () => (await import('./results/EmptyRanking.tsx')).EmptyRanking);

/** For the server, which renders everything at once. */
export const preloadAll = () =>
  Promise.all(
    [
      sidebarChunk,
      orderChunk,
      actionsChunk,
      dialogButtonChunk,
      noticesChunk,
      notesChunk,
      paginationChunk,
      unrankedChunk,
      emptyChunk,
      groupTabsChunk,
    ].map(({ preload }) => preload()),
  );
