import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { SelectInput } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import { JOB_STATUSES, JOB_STEPS } from '../../api/domain/imports.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { choicesIn, choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { JobStatusChip } from './JobStatusChip.tsx';
import { JOB_SOURCE_WORDS, STATUS_WORDS, STEP_WORDS, titleOf } from './job-words.ts';

type JobRow = RecordOf<'import-jobs'>;

const FILTERS = [
  <SelectInput key="status" source="status" label="Status" choices={choicesOf(JOB_STATUSES, STATUS_WORDS)} alwaysOn />,
  <SelectInput key="step" source="step" label="Step" choices={choicesOf(JOB_STEPS, STEP_WORDS)} />,
  <SelectInput key="source" source="source" label="Source" choices={choicesIn(JOB_SOURCE_WORDS)} alwaysOn />,
];
const { Column } = columnsOf<'import-jobs'>();

/** Every import that a person started in the panel, the newest first. */
export function ImportJobList() {
  return (
    <RecordList<'import-jobs'>
      title="Import jobs"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `import job ${record.id}`}
      intro={<ConsoleNav />}
    >
      <Column source="id" label="Import" render={(job) => <Title job={job} />} />
      <Column source="status" label="Status" render={(job) => <Status job={job} />} />
      <Column source="step" label="Step" render={({ step }) => STEP_WORDS[step]} />
      <Column source="createdBy" label="Started by" />
      <Column source="updatedAt" label="Last change" render={({ updatedAt }) => timeText(updatedAt)} />
      <Column label="Run" disableSort render={(job) => <Run job={job} />} />
    </RecordList>
  );
}

const Title = ({ job }: { job: JobRow }) => (
  <Link component={PanelLink} to={`/data-integration/jobs/${job.id}`} sx={{ overflowWrap: 'anywhere' }}>
    {titleOf(job)}
  </Link>
);

const Status = ({ job: { status, message } }: { job: JobRow }) => (
  <Box sx={{ minWidth: message === '' ? 0 : '12rem' }}>
    <JobStatusChip status={status} />
    {message !== '' && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{beginningOf(message)}</Box>}
  </Box>
);

const Run = ({ job: { runId } }: { job: JobRow }) =>
  runId === null ? (
    'None'
  ) : (
    <Link component={PanelLink} to={`/import-runs/${runId}/show`}>
      Run {runId}
    </Link>
  );
