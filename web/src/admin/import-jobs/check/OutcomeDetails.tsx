import { Box, Typography } from '@mui/material';
import { groupText } from '../../../api/domain.ts';
import type { ImportOutcome } from '../job-parts.ts';
import { numberText } from '../../frame/formats.ts';
import { DiffText } from '../../import-runs/run/DiffText.tsx';
import { RunTables } from '../../import-runs/run/RunTables.tsx';
import { RunTabs } from '../../import-runs/run/RunTabs.tsx';
import { DriftText } from '../detection/DriftText.tsx';
import { UnusedFiles } from '../detection/UnusedFiles.tsx';

/** Everything that a dry run found, in tabs. */
export function OutcomeDetails({ outcome }: { outcome: ImportOutcome }) {
  const { diff, tables, faults, notes, drift, unused } = outcome;
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
          label: `Notes (${notes.length + drift.length + unused.length})`,
          content: <Notes outcome={{ notes, drift, unused }} />,
        },
      ]}
    />
  );
}

function Faults({ faults }: Pick<ImportOutcome, 'faults'>) {
  if (faults.length === 0) return <Typography>No row was rejected.</Typography>;
  return (
    <>
      <Typography gutterBottom>
        Equal faults are one line. The run keeps the rejected rows, as a file to repair and import again.
      </Typography>
      <Box component="ul" aria-label="Rejected rows by fault" sx={LIST}>
        {faults.map((group, at) => (
          <li key={at}>
            {group.file}: {groupText(group)}
          </li>
        ))}
      </Box>
    </>
  );
}

function Notes({ outcome: { notes, drift, unused } }: { outcome: Pick<ImportOutcome, 'notes' | 'drift' | 'unused'> }) {
  if (notes.length + drift.length + unused.length === 0) return <Typography>There are none.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {drift.map((one) => (
        <div key={one.file}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{one.file}</Typography>
          <DriftText drift={one} />
        </div>
      ))}
      {notes.length > 0 && (
        <Box component="ul" aria-label="Remarks on rows" sx={LIST}>
          {notes.map(({ file, line, message }, at) => (
            <li key={at}>
              {file}, line {line}: {message}
            </li>
          ))}
        </Box>
      )}
      <UnusedFiles unused={unused} />
    </Box>
  );
}

const LIST = { m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { mb: 0.5 } };
