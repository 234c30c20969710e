import { Box, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as PanelLink } from 'react-router-dom';
import type { Lineage } from '../../../api/domain/imports.ts';
import { momentText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { filesText, STATUS_WORDS } from '../../import-runs/run-words.ts';
import { isSameValue } from '../../data-provider/changed-fields.ts';
import { changeTexts, valueText } from '../../records/value-text.ts';

/** The runs that changed the value or its source, the newest first. */
export function LineageSteps({ field, steps }: Pick<Lineage, 'field' | 'steps'>) {
  if (steps.length === 0) return <Typography>No run has recorded a change of this value.</Typography>;
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Runs that changed it
      </Typography>
      <WideTable label="Runs that changed the value">
        <TableHead>
          <TableRow>
            <TableCell>Run</TableCell>
            <TableCell>Started</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Before</TableCell>
            <TableCell align="right">After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map((step) => (
            <Step key={step.runId} field={field} step={step} />
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
}

function Step({ field, step }: { field: string; step: Lineage['steps'][number] }) {
  const { runId, startedAt, status, before, after } = step;
  const isSame = isSameValue(before, after);
  const [was, is] = isSame
    ? [valueText('colleges', field, before), 'The same, from another source']
    : changeTexts('colleges', field, before, after);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={NOWRAP}>
        <Link component={PanelLink} to={`/import-runs/${runId}/show`}>
          Run {runId}
        </Link>
        , {filesText(step)}
      </TableCell>
      <TableCell sx={NOWRAP}>{momentText(startedAt)}</TableCell>
      <TableCell>{STATUS_WORDS[status]}</TableCell>
      <TableCell align="right">{was}</TableCell>
      <TableCell align="right">{is}</TableCell>
    </TableRow>
  );
}

const NOWRAP = { whiteSpace: 'nowrap' };
