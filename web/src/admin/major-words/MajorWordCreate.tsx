import { RecordCreate } from '../records/RecordCreate.tsx';

const START = { word: '', codes: [], isUnclear: false, state: 'active' };

/** The page for a new word, or for another meaning of a word that comes with Alma. */
export function MajorWordCreate() {
  return <RecordCreate title="New word for a major" defaultValues={START} />;
}
