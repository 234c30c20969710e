import { DataTable, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import { ACCOUNT_TYPES } from '../../api/domain.ts';
import { sentence } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';

const ROLES = ACCOUNT_TYPES.map((id) => ({ id, name: sentence(id) }));
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

/** The accounts of the site, the newest first. */
export function UserList() {
  return (
    <RecordList
      title="Users"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={['isDisabled']}
      labelOf={(record) => String(record['username'] ?? record.id)}
    >
      <DataTable.Col source="username" label="Username" />
      <DataTable.Col label="Name" disableSort render={nameOf} />
      <DataTable.Col source="email" label="Email" disableSort />
      <DataTable.Col label="Role" disableSort render={(record) => sentence(String(record['accountType']))} />
      <DataTable.Col label="State" disableSort render={stateOf} />
      <DataTable.Col source="createdAt" label="Signed up" render={(record) => timeOf(record, 'createdAt')} />
      <DataTable.Col source="lastSeenAt" label="Last seen" render={(record) => timeOf(record, 'lastSeenAt')} />
    </RecordList>
  );
}

const nameOf = (record: RaRecord): string => `${String(record['firstName'])} ${String(record['lastName'])}`;
const timeOf = (record: Readonly<Record<string, unknown>>, field: string): string =>
  typeof record[field] === 'string' ? timeText(record[field]) : 'Never';

function stateOf(record: RaRecord): string {
  if (record['isDisabled'] === true) return 'Disabled';
  return record['emailVerified'] === true ? 'Active' : 'Email not verified';
}
