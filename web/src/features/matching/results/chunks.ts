import { groupTabsChunk } from '../../../entities/ranking/group-tabs-chunk.ts';
import { hydratedChunk } from '../../../lib/hydrated-chunk.ts';

/** Text and links work as rendered by the server, so their code can load late. */
export const groupsChunk = hydratedChunk(async () => (await import('./MatchGroups.tsx')).MatchGroups);
export const answersChunk = hydratedChunk(async () => (await import('./AnswersPanel.tsx')).AnswersPanel, { isPatient: true });
export const noticesChunk = hydratedChunk(async () => (await import('./MatchNotices.tsx')).MatchNotices, { isPatient: true });
export const actionsChunk = hydratedChunk(async () => (await import('./ResultActions.tsx')).ResultActions, { isPatient: true });
export const notesChunk = hydratedChunk(async () => (await import('./MatchNotes.tsx')).MatchNotes, { isPatient: true });
/** Loads only for an empty list. */
export const noMatchesChunk = hydratedChunk(async () => (await import('./NoMatches.tsx')).NoMatches);

/** For the server, which renders everything at once. */
export const preloadAll = () =>
  Promise.all(
    [groupsChunk, answersChunk, noticesChunk, actionsChunk, notesChunk, noMatchesChunk, groupTabsChunk].map(({ preload }) => preload()),
  );
