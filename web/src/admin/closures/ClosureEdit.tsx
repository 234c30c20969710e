import { RecordEdit } from '../records/RecordEdit.tsx';
import { ClosureInputs } from './ClosureInputs.tsx';
import { ClosurePage } from './ClosurePage.tsx';

/** The page of one closure. */
export function ClosureEdit() {
  return (
    <RecordEdit<'closures'> title={(record) => `End of ${record.collegeName}`} aside={<ClosurePage />}>
      <ClosureInputs />
    </RecordEdit>
  );
}
