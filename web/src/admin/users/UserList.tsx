import { SearchInput, SelectInput } from 'react-admin';
import { ACCOUNT_TYPES } from '../../api/domain/accounts.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { sentence } from '../records/field-label.ts';
import { choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

const ROLES = choicesOf(ACCOUNT_TYPES);
const YES_OR_NO = [
  { id: 'true', name: 'Yes' },
  { id: 'false', name: 'No' },
];
/** A choice has text values, the filter of the API has true and false. */
const flag = {
  choices: YES_OR_NO,
  format: (value: unknown) => (typeof value === 'boolean' ? String(value) : ''),
  parse: (text: string) => (text === '' ? undefined : text === 'true'),
};

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="accountType" source="accountType" label="Role" choices={ROLES} alwaysOn />,
  <SelectInput key="isDisabled" source="isDisabled" label="Disabled" {...flag} />,
  <SelectInput key="emailVerified" source="emailVerified" label="Email verified" {...flag} />,
];
const { Column } = columnsOf<'users'>();

/** The accounts of the site, the newest first. */
export function UserList() {
  return (
    <RecordList<'users'>
      title="Users"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={['isDisabled']}
      labelOf={({ username }) => username}
    >
      <Column source="username" label="Username" />
      <Column label="Name" disableSort render={({ firstName, lastName }) => `${firstName} ${lastName}`} />
      <Column source="email" label="Email" disableSort />
      <Column label="Role" disableSort render={({ accountType }) => sentence(accountType)} />
      <Column label="State" disableSort render={stateOf} />
      <Column source="createdAt" label="Signed up" render={({ createdAt }) => timeText(createdAt)} />
      <Column source="lastSeenAt" label="Last seen" render={({ lastSeenAt }) => (lastSeenAt === null ? 'Never' : timeText(lastSeenAt))} />
    </RecordList>
  );
}

function stateOf({ isDisabled, emailVerified }: RecordOf<'users'>): string {
  if (isDisabled) return 'Disabled';
  return emailVerified ? 'Active' : 'Email not verified';
}
