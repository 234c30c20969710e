import { Typography } from '@mui/material';
import type { ImportOutcome } from '../job-parts.ts';
import { numberText } from '../../frame/formats.ts';
import { RunFaults } from '../../import-runs/remarks/RunFaults.tsx';
import { countNotes, RunNotes } from '../../import-runs/remarks/RunNotes.tsx';
import { DiffText } from '../../import-runs/run/DiffText.tsx';
import { RunTables } from '../../import-runs/run/RunTables.tsx';
import { RunTabs } from '../../import-runs/run/RunTabs.tsx';

/** Everything that a dry run found, in tabs. */
export function OutcomeDetails({ outcome }: { outcome: ImportOutcome }) {
  const { diff, tables, faults } = outcome;
  const rejected = tables.reduce((sum, table) => sum + table.rejected, 0);
  return (
    <RunTabs
      label="Parts of the dry run"
      tabs={[
        {
          name: 'changes',
          label: 'Changes',
          content: diff ? <DiffText diff={diff} /> : <Typography>The dry run recorded no changes.</Typography>,
        },
        { name: 'rejects', label: `Rejected rows (${numberText(rejected)})`, content: <Faults faults={faults} /> },
        { name: 'tables', label: 'Tables', content: <RunTables run={{ tables }} /> },
        {
          name: 'notes',
          label: `Notes (${countNotes(outcome)})`,
          content: <RunNotes remarks={outcome} />,
        },
      ]}
    />
  );
}

const Faults = ({ faults }: Pick<ImportOutcome, 'faults'>) =>
  faults.length === 0 ? (
    <Typography>No row was rejected.</Typography>
  ) : (
    <>
      <Typography gutterBottom>
        Equal faults are one line. The run keeps the rejected rows, as a file to repair and import again.
      </Typography>
      <RunFaults faults={faults} />
    </>
  );
