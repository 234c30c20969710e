import { RecordCreate } from '../records/RecordCreate.tsx';
import { NicknameInputs } from './NicknameInputs.tsx';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The page for a new nickname. */
export function NicknameCreate() {
  const start = { texts: [], unitIds: [], kind: 'college', name: null, basis: 'team-or-campus-use', checked: today() };
  return (
    <RecordCreate title="New nickname" defaultValues={start}>
      <NicknameInputs />
    </RecordCreate>
  );
}
