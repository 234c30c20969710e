import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { RunLog } from '../../api/domain/imports.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { AcknowledgeButton } from './failures/AcknowledgeButton.tsx';
import { countNotes, RunNotes } from './remarks/RunNotes.tsx';
import { RollbackButton } from './run/RollbackButton.tsx';
import { RunChanges } from './run/RunChanges.tsx';
import { RunFacts } from './run/RunFacts.tsx';
import { RunFiles } from './run/RunFiles.tsx';
import { RunRejects } from './run/RunRejects.tsx';
import { RunTables } from './run/RunTables.tsx';
import { RunTabs } from './run/RunTabs.tsx';
import { runLog } from './run/run-queries.ts';
import { filesText } from './run-words.ts';

/** One run of an import: facts, log, files, changes and rejected rows, with its rollback. */
export function ImportRunShow() {
  const { id = '' } = useParams();
  const { data: run, error } = useQuery(runLog(id));
  return (
    <PageFrame title={run ? `Run ${id}: ${filesText(run)}` : `Run ${id}`} actions={run && <RunActions run={run} />}>
      <ConsoleNav />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!run && !error && <Waiting />}
      {run && <Run run={run} />}
    </PageFrame>
  );
}

const RunActions = ({ run }: { run: RunLog }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Button component={Link} to={`/data-integration/compare?a=${run.id}`} variant="outlined">
      Compare
    </Button>
    <AcknowledgeButton run={run} />
    <RollbackButton run={run} />
  </Box>
);

const Run = ({ run }: { run: RunLog }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
    <RunFacts run={run} />
    <RunTabs
      tabs={[
        { name: 'log', label: 'Tables', content: <RunTables run={run} /> },
        { name: 'changes', label: 'Changes', content: <RunChanges id={run.id} /> },
        ...(run.remarks
          ? [{ name: 'notes', label: `Notes (${countNotes(run.remarks)})`, content: <RunNotes remarks={run.remarks} /> }]
          : []),
        { name: 'rejects', label: `Rejected rows (${run.keptRejects.toLocaleString('en-US')})`, content: <RunRejects run={run} /> },
        { name: 'files', label: `Files (${run.files.length})`, content: <RunFiles run={run} /> },
      ]}
    />
  </Box>
);
