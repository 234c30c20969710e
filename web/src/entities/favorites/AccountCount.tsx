import { useSavedColleges } from './saved.ts';
import { SavedCount } from './SavedCount.tsx';

/** The number of colleges in the account, with the presses that the server has not answered yet. Nothing until it is known. */
export function AccountCount() {
  return <SavedCount count={useSavedColleges(({ ids, isOfAccount }) => (isOfAccount ? ids.size : 0))} />;
}
