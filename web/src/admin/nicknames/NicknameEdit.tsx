import { RecordEdit } from '../records/RecordEdit.tsx';
import { NicknameInputs } from './NicknameInputs.tsx';
import { TryIt } from './TryIt.tsx';

/** The page of one nickname. */
export function NicknameEdit() {
  return (
    <RecordEdit title={(record) => `Nickname ${(record['texts'] as readonly string[] | undefined)?.[0] ?? record.id}`} aside={<TryIt />}>
      <NicknameInputs />
    </RecordEdit>
  );
}
