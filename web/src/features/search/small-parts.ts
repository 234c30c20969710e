/** Parts of the page that work without scripts or that most visits do not need at once. One chunk, because each is small. */
export { FilterChips } from './filters/FilterChips.tsx';
export { FilterDialogButton } from './filters/FilterDialogButton.tsx';
export { HiddenColleges } from './filters/HiddenColleges.tsx';
export { EmptyResults } from './results/EmptyResults.tsx';
export { UnknownHead } from './results/UnknownHead.tsx';
export { Pagination } from '../../ui/page/Pagination.tsx';
export { SearchNotices } from './SearchNotices.tsx';
