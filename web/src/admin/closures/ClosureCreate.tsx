import { RecordCreate } from '../records/RecordCreate.tsx';
import { ClosureInputs } from './ClosureInputs.tsx';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The page for a new closure. */
export function ClosureCreate() {
  const start = { unitId: null, kind: 'closed', successorUnitId: null, sourceUrl: null, checked: today() };
  return (
    <RecordCreate title="New closure" defaultValues={start}>
      <ClosureInputs isNew />
    </RecordCreate>
  );
}
