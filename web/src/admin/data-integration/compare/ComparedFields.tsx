import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RunDiff } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { fieldLabel } from '../../records/field-label.ts';

interface Props {
  names: readonly [string, string];
  /** Undefined: a run without recorded changes. */
  diffs: readonly [RunDiff | undefined, RunDiff | undefined];
}

const COUNTS = ['changed', 'gained', 'lost'] as const;

/** Numbers of colleges by field and run, the field with the most changes first. */
export function ComparedFields({ names, diffs }: Props) {
  const byField = diffs.map((diff) => new Map(diff?.fields.map((row) => [row.field, row])));
  const totalOf = (field: string): number =>
    byField.reduce((sum, rows) => sum + COUNTS.reduce((all, key) => all + (rows.get(field)?.[key] ?? 0), 0), 0);
  const fields = [...new Set(byField.flatMap((rows) => [...rows.keys()]))].filter((field) => totalOf(field) > 0);
  fields.sort((one, other) => totalOf(other) - totalOf(one));
  if (fields.length === 0) return <Typography>Neither run changed a value.</Typography>;
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Values by field
      </Typography>
      <WideTable label="Values by field and run">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            {names.map((name, index) =>
              COUNTS.map((key) => (
                <TableCell key={`${index} ${key}`} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {name}, {key}
                </TableCell>
              )),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {fieldLabel(field)}
              </TableCell>
              {byField.map((rows, index) =>
                COUNTS.map((key) => (
                  <TableCell key={`${index} ${key}`} align="right">
                    {numberText(rows.get(field)?.[key] ?? 0)}
                  </TableCell>
                )),
              )}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
}
