import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffDashboard } from '../../api/domain/staff.ts';
import { shareText } from '../frame/formats.ts';
import { WideTable } from '../frame/WideTable.tsx';

/** How many listed colleges have a value for each key figure. */
export function CoverageTable({ coverage }: { coverage: StaffDashboard['coverage'] }) {
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Coverage of key figures
      </Typography>
      <WideTable label="Coverage of key figures">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Listed colleges with a value</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {coverage.map(({ field, label, share }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Box aria-hidden="true" sx={{ flex: 1, minWidth: '4rem', height: 8, borderRadius: 1, bgcolor: 'divider' }}>
                    <Box sx={{ width: `${Math.round(share * 100)}%`, height: 1, borderRadius: 1, bgcolor: 'primary.main' }} />
                  </Box>
                  <Box sx={{ width: '3.5rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{shareText(share)}</Box>
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
}
