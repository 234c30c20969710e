import { DataTable, NumberInput, SearchInput, SelectInput } from 'react-admin';
import { EMAIL_KINDS, EMAIL_STATES, type EmailState } from '../../api/domain.ts';
import { sentence } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';
import { RetryButton } from './RetryButton.tsx';

const STATES: Record<EmailState, string> = { waiting: 'Waiting', sent: 'Sent', stored: 'Stored, not sent', 'given-up': 'Given up' };
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={EMAIL_STATES.map((id) => ({ id, name: STATES[id] }))} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Kind" choices={EMAIL_KINDS.map((id) => ({ id, name: sentence(id) }))} />,
  <NumberInput key="userId" source="userId" label="User ID" />,
];

/** Every email of the last days, the newest first. */
export function OutboxList() {
  return (
    <RecordList
      title="Emails"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `email ${record.id}`}
      intro={<p>Addresses are masked. Subjects and texts are never shown, because they contain codes and links.</p>}
    >
      <DataTable.Col source="kind" label="Kind" render={(record) => sentence(String(record['kind']))} />
      <DataTable.Col label="To" disableSort render={(record) => String(record['recipient'])} />
      <DataTable.Col label="About" disableSort render={(record) => String(record['username'] ?? '')} />
      <DataTable.Col source="state" label="State" render={(record) => STATES[record['state'] as EmailState]} />
      <DataTable.Col source="attempts" label="Attempts" />
      <DataTable.Col label="Last error" disableSort render={(record) => String(record['lastError'] ?? '')} />
      <DataTable.Col source="createdAt" label="Written" render={(record) => timeOf(record, 'createdAt')} />
      <DataTable.Col source="sentAt" label="Sent" render={(record) => timeOf(record, 'sentAt')} />
      <DataTable.Col source="nextAttemptAt" label="Next attempt" render={(record) => timeOf(record, 'nextAttemptAt')} />
      <DataTable.Col label="Action" disableSort>
        <RetryButton />
      </DataTable.Col>
    </RecordList>
  );
}

const timeOf = (record: Readonly<Record<string, unknown>>, field: string): string =>
  typeof record[field] === 'string' ? timeText(record[field]) : '';
