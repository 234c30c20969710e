import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { DataModel } from '../../api/domain/staff.ts';
import { shareText } from '../frame/formats.ts';
import { WideTable } from '../frame/WideTable.tsx';

type Field = DataModel['fields'][number];

const WRITER_WORDS: Readonly<Record<Field['writers'][number], string>> = {
  importer: 'Imports',
  lock: 'Staff, with a lock',
  staff: 'Staff',
  computed: 'Computed by the site',
};

/** One row per field of a college. */
export function FieldTable({ fields }: { fields: readonly Field[] }) {
  return (
    <WideTable label="Fields of a college">
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Meaning</TableCell>
          <TableCell>Group</TableCell>
          <TableCell>Source</TableCell>
          <TableCell align="right">Coverage</TableCell>
          <TableCell>Written by</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field.key} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row" sx={{ minWidth: '9rem', maxWidth: '12rem', overflowWrap: 'anywhere' }}>
              {field.label}
              <Box component="code" sx={{ display: 'block', color: 'text.secondary' }}>
                {field.key}
              </Box>
            </TableCell>
            <TableCell sx={{ minWidth: '14rem' }}>
              {field.meaning} {field.unit !== null && `Unit: ${field.unit}.`}
            </TableCell>
            <TableCell>{field.group}</TableCell>
            <TableCell sx={{ minWidth: '9rem', overflowWrap: 'anywhere' }}>{sourcesText(field) || 'None'}</TableCell>
            <TableCell align="right">{shareText(field.coverage)}</TableCell>
            <TableCell>{field.writers.map((writer) => WRITER_WORDS[writer]).join('; ')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}

/** "ipeds HD2024 INSTNM, 2020-2024; scorecard …" */
function sourcesText({ sources }: Field): string {
  return sources
    .map(({ source, table, variable, years }) => {
      const [first, last] = [Math.min(...years), Math.max(...years)];
      const when = years.length === 0 ? '' : `, ${first === last ? first : `${first}-${last}`}`;
      return `${source} ${table} ${variable}${when}`;
    })
    .join('; ');
}
