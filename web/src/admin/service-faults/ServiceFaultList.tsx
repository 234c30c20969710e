import { NumberInput, SearchInput, SelectInput } from 'react-admin';
import { FAULT_KINDS, FAULT_STATUSES } from '../../api/domain/services.ts';
import { sentence } from '../records/field-label.ts';
import { choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';

const STATUSES = choicesOf(FAULT_STATUSES);
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={STATUSES} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Fault" choices={choicesOf(FAULT_KINDS)} />,
  <NumberInput key="serviceId" source="serviceId" label="ID of a service" />,
];
const BULK = <SelectInput source="status" label="Status" choices={STATUSES} />;
const { Column } = columnsOf<'service-faults'>();

/** What visitors reported on the pages of services, the newest first. */
export function ServiceFaultList() {
  return (
    <RecordList<'service-faults'>
      title="Service faults"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={BULK}
      hasTrash
      labelOf={(record) => `fault ${record.id} of ${record.serviceName}`}
    >
      <Column source="status" label="Status" render={({ status }) => sentence(status)} />
      <Column source="serviceName" label="Service" />
      <Column source="kind" label="Fault" render={({ kind }) => sentence(kind)} />
      <Column label="Message" disableSort render={({ message }) => beginningOf(message)} />
      <Column source="reporter" label="Reporter" />
      <Column source="createdAt" label="Received" render={({ createdAt }) => timeText(createdAt)} />
    </RecordList>
  );
}
