import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffDashboard } from '../../api/domain.ts';
import { momentText, numberText } from '../frame/formats.ts';
import { WideTable } from '../frame/WideTable.tsx';

/** The last imports, the newest first. */
export function RunTable({ runs }: { runs: StaffDashboard['runs'] }) {
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Last imports
      </Typography>
      {runs.length === 0 && <Typography>No import has run yet.</Typography>}
      {runs.length > 0 && (
        <WideTable label="Last imports">
          <TableHead>
            <TableRow>
              <TableCell>Source and year</TableCell>
              <TableCell>Started</TableCell>
              <TableCell>Status</TableCell>
              <TableCell align="right">New</TableCell>
              <TableCell align="right">Changed</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {runs.map((run) => (
              <TableRow key={run.id}>
                <TableCell component="th" scope="row">
                  {run.source} {run.year}
                </TableCell>
                <TableCell>{momentText(run.startedAt)}</TableCell>
                <TableCell>
                  {run.status}
                  {run.message !== '' && <Box sx={{ color: 'text.secondary', maxWidth: '20rem' }}>{run.message}</Box>}
                </TableCell>
                <TableCell align="right">{numberText(run.inserted)}</TableCell>
                <TableCell align="right">{numberText(run.updated)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
    </Box>
  );
}
