/** Parts of the page that work without scripts or that most visits do not need at once. One chunk, because each is small. */
export { FilterChips } from './filters/FilterChips.tsx';
export { FilterDialogButton } from './filters/FilterDialogButton.tsx';
export { EmptyResults } from './results/EmptyResults.tsx';
export { UnknownHead } from './results/UnknownHead.tsx';
export { ResultsFoot } from './results/ResultsFoot.tsx';
export { SearchEvents } from './use-search-events.ts';
export { SortSelect } from './SortSelect.tsx';
export { SearchNotices } from './SearchNotices.tsx';
