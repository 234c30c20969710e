import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, SelectInput } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import { JOB_STATUSES, JOB_STEPS } from '../../api/domain.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { beginningOf, timeText } from '../records/value-text.ts';
import { JobStatusChip } from './JobStatusChip.tsx';
import { JOB_SOURCE_WORDS, STATUS_WORDS, STEP_WORDS, titleOf } from './job-words.ts';

type JobRow = RecordOf<'import-jobs'>;

const FILTERS = [
  <SelectInput key="status" source="status" label="Status" choices={JOB_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }))} alwaysOn />,
  <SelectInput key="step" source="step" label="Step" choices={JOB_STEPS.map((id) => ({ id, name: STEP_WORDS[id] }))} />,
  <SelectInput
    key="source"
    source="source"
    label="Source"
    choices={Object.entries(JOB_SOURCE_WORDS).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

/** Every import that a person started in the panel, the newest first. */
export function ImportJobList() {
  return (
    <RecordList
      title="Import jobs"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      labelOf={(record) => `import job ${record.id}`}
      intro={<ConsoleNav />}
    >
      <DataTable.Col source="id" label="Import" render={(job: JobRow) => <Title job={job} />} />
      <DataTable.Col source="status" label="Status" render={(job: JobRow) => <Status job={job} />} />
      <DataTable.Col source="step" label="Step" render={(job: JobRow) => STEP_WORDS[job.step]} />
      <DataTable.Col source="createdBy" label="Started by" />
      <DataTable.Col source="updatedAt" label="Last change" render={(job: JobRow) => timeText(job.updatedAt)} />
      <DataTable.Col label="Run" disableSort render={(job: JobRow) => <Run job={job} />} />
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
