import { DataTable, DateTimeInput, FunctionField, SelectInput, TextInput } from 'react-admin';
import { AUDIT_EVENTS } from '../../api/domain.ts';
import { sentence } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';
import { actorText, recordText, type AuditRow } from './audit-row.ts';

const events = AUDIT_EVENTS.map((id) => ({ id, name: sentence(id) }));
const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="event" source="event" label="Event" choices={events} alwaysOn />,
  <TextInput key="resource" source="resource" label="Resource" />,
  <TextInput key="recordId" source="recordId" label="Record ID" />,
  <TextInput key="actor" source="actor" label="Who" />,
  <DateTimeInput key="since" source="since" label="Since" parse={(time: string) => (time === '' ? null : new Date(time).toISOString())} />,
];

/** Everything that happened to accounts and records, newest first. */
export function AuditLogList() {
  return (
    <RecordList
      title="Audit log"
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(row) => `${sentence((row as AuditRow).event)}, entry ${row.id}`}
      intro={<p>Nothing in this log can be changed. Open a record to revert one of its changes.</p>}
    >
      <DataTable.Col source="id" label="Time">
        <FunctionField<AuditRow> render={({ at }) => timeText(at)} />
      </DataTable.Col>
      <DataTable.Col label="Event" disableSort>
        <FunctionField<AuditRow> render={({ event }) => sentence(event)} />
      </DataTable.Col>
      <DataTable.Col label="Who" disableSort>
        <FunctionField<AuditRow> render={actorText} />
      </DataTable.Col>
      <DataTable.Col label="Record" disableSort>
        <FunctionField<AuditRow> render={recordText} />
      </DataTable.Col>
      <DataTable.Col source="reason" label="Reason" disableSort />
    </RecordList>
  );
}
