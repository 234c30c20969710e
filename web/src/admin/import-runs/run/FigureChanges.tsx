import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RunDiff } from '../../../api/domain/imports.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { fieldLabel } from '../../records/field-label.ts';
import { changeTexts } from '../../records/value-text.ts';
import { CollegeName } from './CollegeName.tsx';

type FigureChange = RunDiff['largest'][number] & { year?: number | undefined };

/** Changes of figures, each with both values. Nothing if there are none. */
export function FigureChanges({ title, changes }: { title: string; changes: readonly FigureChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <WideTable label={title}>
        <TableHead>
          <TableRow>
            <TableCell>College</TableCell>
            <TableCell>Field</TableCell>
            <TableCell align="right">Before</TableCell>
            <TableCell align="right">After</TableCell>
            <TableCell align="right">Change</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change, index) => (
            <Change key={index} change={change} />
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
}

function Change({ change }: { change: FigureChange }) {
  const { field, before, after, relative, year } = change;
  const [was, is] = changeTexts('colleges', field, before, after);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <CollegeName college={change} />
      </TableCell>
      <TableCell>
        {fieldLabel(field)}
        {year !== undefined && `, ${year}`}
      </TableCell>
      <TableCell align="right">{was}</TableCell>
      <TableCell align="right">{is}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {after > before ? '+' : '−'}
        {Math.round(100 * relative).toLocaleString('en-US')}%
      </TableCell>
    </TableRow>
  );
}
