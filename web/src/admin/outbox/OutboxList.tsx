import { NumberInput, SearchInput, SelectInput } from 'react-admin';
import { EMAIL_KINDS, EMAIL_STATES, type EmailState } from '../../api/domain/staff.ts';
import { sentence } from '../records/field-label.ts';
import { choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText } from '../records/value-text.ts';
import { RetryButton } from './RetryButton.tsx';

const STATES: Record<EmailState, string> = { waiting: 'Waiting', sent: 'Sent', stored: 'Stored, not sent', 'given-up': 'Given up' };
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={choicesOf(EMAIL_STATES, STATES)} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Kind" choices={choicesOf(EMAIL_KINDS)} />,
  <NumberInput key="userId" source="userId" label="User ID" />,
];
const { Column } = columnsOf<'outbox'>();

/** Every email of the last days, the newest first. */
export function OutboxList() {
  return (
    <RecordList<'outbox'>
      title="Emails"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `email ${record.id}`}
      intro={<p>Addresses are masked. Subjects and texts are never shown, because they contain codes and links.</p>}
    >
      <Column source="kind" label="Kind" render={({ kind }) => sentence(kind)} />
      <Column label="To" disableSort render={({ recipient }) => recipient} />
      <Column label="About" disableSort render={({ username }) => username} />
      <Column source="state" label="State" render={({ state }) => STATES[state]} />
      <Column source="attempts" label="Attempts" />
      <Column label="Last error" disableSort render={({ lastError }) => lastError} />
      <Column source="createdAt" label="Written" render={({ createdAt }) => timeText(createdAt)} />
      <Column source="sentAt" label="Sent" render={({ sentAt }) => timeOf(sentAt)} />
      <Column source="nextAttemptAt" label="Next attempt" render={({ nextAttemptAt }) => timeOf(nextAttemptAt)} />
      <Column label="Action" disableSort>
        <RetryButton />
      </Column>
    </RecordList>
  );
}

const timeOf = (time: string | null): string => (time === null ? '' : timeText(time));
