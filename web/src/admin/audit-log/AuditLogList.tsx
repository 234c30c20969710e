import { DateTimeInput, FunctionField, SelectInput, TextInput } from 'react-admin';
import { AUDIT_EVENTS } from '../../api/domain/staff.ts';
import type { AuditEntry } from '../data-provider/panel-calls.ts';
import { sentence } from '../records/field-label.ts';
import { choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';
import { actorText, recordText } from './audit-row.ts';

const events = choicesOf(AUDIT_EVENTS);
const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="event" source="event" label="Event" choices={events} alwaysOn />,
  <TextInput key="resource" source="resource" label="Resource" />,
  <TextInput key="recordId" source="recordId" label="Record ID" />,
  <TextInput key="actor" source="actor" label="Who" />,
  <DateTimeInput key="since" source="since" label="Since" parse={(time: string) => (time === '' ? null : new Date(time).toISOString())} />,
];
const { Column } = columnsOf<'audit-log'>();

/** Everything that happened to accounts and records, newest first. */
export function AuditLogList() {
  return (
    <RecordList<'audit-log'>
      title="Audit log"
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={({ event, id }) => `${sentence(event)}, entry ${id}`}
      intro={<p>Nothing in this log can be changed. Open a record to revert one of its changes.</p>}
    >
      <Column source="id" label="Time">
        <FunctionField<AuditEntry> render={({ at }) => timeText(at)} />
      </Column>
      <Column label="Event" disableSort>
        <FunctionField<AuditEntry> render={({ event }) => sentence(event)} />
      </Column>
      <Column label="Who" disableSort>
        <FunctionField<AuditEntry> render={actorText} />
      </Column>
      <Column label="Record" disableSort>
        <FunctionField<AuditEntry> render={recordText} />
      </Column>
      <Column source="reason" label="Reason" disableSort />
    </RecordList>
  );
}
