import { Box, Card, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ImportCandidate } from '../job-parts.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { bytesText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { fieldLabel } from '../../records/field-label.ts';
import { DriftText } from '../../import-runs/remarks/DriftText.tsx';
import { FirstRows } from './FirstRows.tsx';

type Table = ImportCandidate['tables'][number];

interface Props {
  table: Table;
  /** How its columns differ from those known. */
  drift: ImportCandidate['drift'][number] | undefined;
  isOpen: boolean;
}

/** One table of the files: what it is, its fields, and its first rows. */
export function DetectedTable({ table, drift, isOpen }: Props) {
  return (
    <Card component="section" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {table.table} {table.year}: {table.file}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{factsOf(table).join(', ')}</Typography>
      {drift && <DriftText drift={drift} />}
      <Disclosure summary={`First ${table.rows.length === 1 ? 'row' : `${table.rows.length} rows`}`} isOpen={isOpen}>
        <FirstRows table={table} />
      </Disclosure>
      <Disclosure summary={`Fields and their columns (${table.fields.length})`}>
        <Fields table={table} />
      </Disclosure>
    </Card>
  );
}

function factsOf({ bytes, encoding, fields, isDirectory, isExtract }: Table): string[] {
  const facts = [bytesText(bytes), `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`];
  if (encoding !== null) facts.unshift(encoding);
  if (isDirectory) facts.push('a directory: it says which colleges exist');
  if (isExtract) facts.push('a part of the published table');
  return facts;
}

const Fields = ({ table: { table, fields } }: { table: Table }) => (
  <Box sx={{ minWidth: 0 }}>
    <WideTable label={`Fields of ${table}`}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Column</TableCell>
          <TableCell>Describes</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ field, variable, period }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {fieldLabel(field)}
            </TableCell>
            <TableCell>
              <code>{variable}</code>
            </TableCell>
            <TableCell>{period}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  </Box>
);
