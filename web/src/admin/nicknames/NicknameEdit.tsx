import { RecordEdit } from '../records/RecordEdit.tsx';
import { NicknameInputs } from './NicknameInputs.tsx';
import { TryIt } from './TryIt.tsx';

/** The page of one nickname. */
export function NicknameEdit() {
  return (
    <RecordEdit<'nicknames'> title={({ texts, id }) => `Nickname ${texts[0] ?? id}`} aside={<TryIt />}>
      <NicknameInputs />
    </RecordEdit>
  );
}
