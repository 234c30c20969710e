import { DataTable, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { FAULT_KINDS, FAULT_STATUSES } from '../../api/services.ts';
import { sentence } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';

const choicesOf = (values: readonly string[]) => values.map((id) => ({ id, name: sentence(id) }));
const STATUSES = choicesOf(FAULT_STATUSES);
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" label="Status" choices={STATUSES} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Fault" choices={choicesOf(FAULT_KINDS)} />,
  <NumberInput key="serviceId" source="serviceId" label="ID of a service" />,
];
const BULK = <SelectInput source="status" label="Status" choices={STATUSES} />;

/** What visitors reported on the pages of services, the newest first. */
export function ServiceFaultList() {
  return (
    <RecordList
      title="Service faults"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      bulkFields={BULK}
      hasTrash
      labelOf={(record) => `fault ${record.id} of ${String(record['serviceName'])}`}
    >
      <DataTable.Col source="status" label="Status" render={(record) => sentence(String(record['status']))} />
      <DataTable.Col source="serviceName" label="Service" />
      <DataTable.Col source="kind" label="Fault" render={(record) => sentence(String(record['kind']))} />
      <DataTable.Col label="Message" disableSort render={(record) => beginningOf(String(record['message']))} />
      <DataTable.Col source="reporter" label="Reporter" />
      <DataTable.Col source="createdAt" label="Received" render={(record) => timeText(String(record['createdAt']))} />
    </RecordList>
  );
}
