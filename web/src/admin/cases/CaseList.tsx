import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { NumberInput, SearchInput, SelectInput } from 'react-admin';
import type { StaffCase } from '../../api/domain/moderation.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { CaseTimes } from './CaseTimes.tsx';
import { KIND_CHOICES, KIND_WORDS, reasonsText, STATUS_WORDS, subjectText } from './case-words.ts';
import { FIRST_FILTER, QuickFilters } from './QuickFilters.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" label="What" choices={KIND_CHOICES} alwaysOn />,
  <NumberInput key="subjectId" source="subjectId" label="ID of a person" />,
];
const { Column } = columnsOf<'cases'>();

/** The moderation queue, the most urgent cases first. */
export function CaseList() {
  return (
    <RecordList<'cases'>
      title="Moderation"
      filters={FILTERS}
      startFilter={FIRST_FILTER}
      sort={{ field: 'priority', order: 'DESC' }}
      canExport={false}
      labelOf={(record) => `case ${record.id}`}
      intro={<QuickFilters />}
    >
      <Column source="priority" label="Priority" />
      <Column source="kind" label="What" render={({ kind }) => KIND_WORDS[kind]} />
      <Column label="Reasons" disableSort render={({ reasons }) => reasonsText(reasons)} />
      <Column source="reporters" label="Reporters" />
      <Column label="Marks" disableSort render={(record) => <CaseMarks record={record} />} />
      <Column source="status" label="Status" render={({ status }) => STATUS_WORDS[status]} />
      <Column label="Claimed by" disableSort render={({ claimedBy }) => claimedBy ?? ''} />
      <Column source="dueAt" label="Time" render={(record) => <CaseTimes record={record} />} />
      <Column label="Person" disableSort render={subjectText} />
    </RecordList>
  );
}

/** Badges of a case that needs more care. */
function CaseMarks({ record: { hasMinor, isHidden, hasAppeal } }: { record: StaffCase }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {hasMinor && <Chip size="small" color="error" label="Minor" />}
      {isHidden && <Chip size="small" variant="outlined" label="Hidden" />}
      {hasAppeal && <Chip size="small" color="primary" label="Appeal" />}
    </Box>
  );
}
