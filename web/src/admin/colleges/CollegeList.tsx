import { FunctionField, NullableBooleanInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { COLLEGE_TABS, COLLEGE_TYPES, editableLabel, OPERATING_STATUSES } from '../../api/domain/college-form.ts';
import { STATE_CODES } from '../../api/domain/colleges.ts';
import type { BulkFieldOf, RecordOf } from '../../api/panel-contracts.ts';
import { sentence } from '../records/field-label.ts';
import { choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';

type College = RecordOf<'colleges'>;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayText = (iso: string): string => day.format(new Date(iso));
const plain = (values: readonly string[]) => values.map((id) => ({ id, name: id }));
const statuses = choicesOf(OPERATING_STATUSES);
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
const BULK_FIELDS: readonly BulkFieldOf<'colleges'>[] = [
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
const { Column, NumberColumn } = columnsOf<'colleges'>();

/** All colleges of the catalog. */
export function CollegeList() {
  return (
    <RecordList<'colleges'>
      title="Colleges"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      bulkFields={BULK_FIELDS}
      intro={<p>A change of an imported value needs a reason. The value then stays until you unlock it.</p>}
    >
      <Column source="name" label="Name" />
      <Column source="location" label="City" />
      <Column source="state" label="State" />
      <Column source="type" label="Control" />
      <NumberColumn source="level" label="Years" />
      <NumberColumn source="size" label="Undergraduates" />
      <Column source="operatingStatus" label="Status">
        <FunctionField<College> render={({ operatingStatus }) => sentence(operatingStatus)} />
      </Column>
      <NumberColumn source="locks" label="Locks" />
      <Column source="lastDataSync" label="Last import">
        <FunctionField<College> render={({ lastDataSync }) => (lastDataSync === null ? 'none' : dayText(lastDataSync))} />
      </Column>
      <NumberColumn source="version" label="Version" />
    </RecordList>
  );
}
