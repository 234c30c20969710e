import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RunDiff } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { fieldLabel } from '../../records/field-label.ts';

const COUNTS = [
  ['changed', 'Changed'],
  ['gained', 'Gained'],
  ['lost', 'Lost'],
  ['receiptOnly', 'Only the source'],
] as const;

/** Numbers of colleges by field, the most changed field first. */
export function ChangedFields({ fields }: { fields: RunDiff['fields'] }) {
  if (fields.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Values by field
      </Typography>
      <WideTable label="Values by field">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            {COUNTS.map(([key, label]) => (
              <TableCell key={key} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((row) => (
            <TableRow key={row.field}>
              <TableCell component="th" scope="row">
                {fieldLabel(row.field)}
              </TableCell>
              {COUNTS.map(([key]) => (
                <TableCell key={key} align="right">
                  {numberText(row[key])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
}
