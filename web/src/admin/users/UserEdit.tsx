import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ContractInput } from '../records/inputs/ContractInput.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { useCanWrite } from '../records/use-can-write.ts';
import { useMe } from '../me.ts';
import { UserAge } from './UserAge.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserSessions } from './UserSessions.tsx';

/** The page of one account: its role, its lock and its sessions. */
export function UserEdit() {
  return (
    <RecordEdit<'users'> title={({ username }) => `User ${username}`} aside={<UserAside />}>
      <RoleNotice />
      <ContractInput source="accountType" label="Role" />
      <ContractInput source="isDisabled" label="Disabled: the person cannot sign in" />
    </RecordEdit>
  );
}

/** What a change does, or why there is none. */
function RoleNotice() {
  const record = useRecordContext<RecordOf<'users'>>();
  const { user } = useMe();
  if (!useCanWrite()) return null;
  if (record?.id === user.id) return <Alert severity="warning">This is your own account. Another admin changes its role.</Alert>;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      A change ends all sessions of the person. A new role is mailed to all admins. Saving asks for your password, unless you gave it in the
      last 15 minutes.
    </Alert>
  );
}

function UserAside() {
  const canWrite = useCanWrite();
  const { permissions } = useMe();
  const record = useRecordContext<RecordOf<'users'>>();
  if (!record) return null;
  return (
    <>
      <UserFacts key={`facts ${record.id}`} record={record} />
      {permissions.includes('moderation') && <UserAge key={`age ${record.id}`} id={record.id} />}
      {canWrite && <UserSessions record={record} />}
    </>
  );
}
