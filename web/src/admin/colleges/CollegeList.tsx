import { DataTable, FunctionField, NullableBooleanInput, SelectArrayInput, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { COLLEGE_TABS, COLLEGE_TYPES, editableLabel, OPERATING_STATUSES } from '../../api/college-form.ts';
import { STATE_CODES } from '../../api/domain.ts';
import { sentence } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayText = (iso: string): string => day.format(new Date(iso));
const plain = (values: readonly string[]) => values.map((id) => ({ id, name: id }));
const statuses = OPERATING_STATUSES.map((id) => ({ id, name: sentence(id) }));
const fields = Object.values(COLLEGE_TABS)
  .flat()
  .map((id) => ({ id, name: editableLabel(id) }));

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectArrayInput key="state" source="state" label="State" choices={plain(STATE_CODES)} />,
  <SelectInput key="type" source="type" label="Control" choices={plain(COLLEGE_TYPES)} />,
  <SelectInput key="operatingStatus" source="operatingStatus" label="Status" choices={statuses} alwaysOn />,
  <NullableBooleanInput key="hasLocks" source="hasLocks" label="Has locks" />,
  <NullableBooleanInput key="isFeatured" source="isFeatured" label="Featured" />,
  <SelectInput key="missing" source="missing" label="Without a value in" choices={fields} />,
];
const BULK_FIELDS = [
  'isFeatured',
  'testingPolicy',
  'openAdmission',
  'academicCalendar',
  'hasStudyAbroad',
  'isHBCU',
  'isTribal',
  'isWomenOnly',
  'isOnlineOnly',
];

/** All colleges of the catalog. */
export function CollegeList() {
  return (
    <RecordList
      title="Colleges"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      bulkFields={BULK_FIELDS}
      intro={<p>A change of an imported value needs a reason. The value then stays until you unlock it.</p>}
    >
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col source="location" label="City" />
      <DataTable.Col source="state" label="State" />
      <DataTable.Col source="type" label="Control" />
      <DataTable.NumberCol source="level" label="Years" />
      <DataTable.NumberCol source="size" label="Undergraduates" />
      <DataTable.Col source="operatingStatus" label="Status">
        <FunctionField<RaRecord> render={({ operatingStatus }) => sentence(String(operatingStatus))} />
      </DataTable.Col>
      <DataTable.NumberCol source="locks" label="Locks" />
      <DataTable.Col source="lastDataSync" label="Last import">
        <FunctionField<RaRecord> render={({ lastDataSync }) => (typeof lastDataSync === 'string' ? dayText(lastDataSync) : 'none')} />
      </DataTable.Col>
      <DataTable.NumberCol source="version" label="Version" />
    </RecordList>
  );
}
