import { maxLength, SelectInput, TextInput } from 'react-admin';
import { type DataIssueStatus, LONGEST_ISSUE_ANSWER } from '../../api/domain/colleges.ts';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { StatusButtons, type StatusAction } from '../records/StatusButtons.tsx';
import { CurrentValue } from './CurrentValue.tsx';
import { STATUS_CHOICES } from './issue-words.ts';
import { Report } from './Report.tsx';

const ANSWER_RULES = maxLength(LONGEST_ISSUE_ANSWER, `At most ${LONGEST_ISSUE_ANSWER.toLocaleString('en-US')} characters`);

const ACTIONS: readonly StatusAction<DataIssueStatus>[] = [
  { status: 'in-progress', label: 'Save as in progress' },
  { status: 'resolved', label: 'Save as resolved' },
  { status: 'rejected', label: 'Save as rejected' },
];

/** The page of one report: what it says, what the site shows now, and the answer. */
export function DataIssueEdit() {
  return (
    <RecordEdit<'data-issues'> title={(record) => `Report ${record.id}: ${record.collegeName}`} aside={<CurrentValue />}>
      <Report />
      <TextInput
        source="answer"
        label="Answer to the reporter"
        multiline
        minRows={4}
        fullWidth
        validate={ANSWER_RULES}
        parse={(text: string) => (text === '' ? null : text)}
        helperText="It is sent once, when the report becomes resolved or rejected. It goes to the reporter's email address, if there is one."
      />
      <SelectInput source="status" label="Status" choices={STATUS_CHOICES} fullWidth />
      <StatusButtons actions={ACTIONS} />
    </RecordEdit>
  );
}
