import { Box, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as PanelLink } from 'react-router-dom';
import type { Lineage } from '../../../api/domain.ts';
import { momentText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { filesText, STATUS_WORDS } from '../../import-runs/run-words.ts';
import { changeTexts } from '../../records/value-text.ts';

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
          {steps.map((step) => {
            const [before, after] = changeTexts('colleges', field, step.before, step.after);
            return (
              <TableRow key={step.runId}>
                <TableCell component="th" scope="row">
                  <Link component={PanelLink} to={`/import-runs/${step.runId}/show`}>
                    Run {step.runId}
                  </Link>
                  , {filesText(step)}
                </TableCell>
                <TableCell>{momentText(step.startedAt)}</TableCell>
                <TableCell>{STATUS_WORDS[step.status]}</TableCell>
                <TableCell align="right">{before}</TableCell>
                <TableCell align="right">{after}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </WideTable>
    </Box>
  );
}
