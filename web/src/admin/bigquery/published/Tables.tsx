import { Alert, Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { bytesText, type WarehouseTable } from '../../../api/domain/warehouse.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { numberText } from '../../frame/formats.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { WideTable } from '../../frame/WideTable.tsx';
import { messageOf } from '../../records/use-refusal.ts';
import { AnswerTable } from '../answer/AnswerTable.tsx';
import { firstRows, warehouseTables } from '../warehouse-queries.ts';

/** Every table with its columns and first rows. */
export function Tables() {
  const { data, error } = useQuery(warehouseTables);
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Tables
      </Typography>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!data && !error && <Waiting />}
      {data?.map((table) => (
        <Disclosure key={table.name} summary={summaryOf(table)}>
          <Columns table={table} />
          {table.rows !== null && (
            <Disclosure summary={`First rows of ${table.name}`}>
              <FirstRows name={table.name} />
            </Disclosure>
          )}
        </Disclosure>
      ))}
    </section>
  );
}

const summaryOf = ({ name, meaning, rows, bytes }: WarehouseTable) => (
  <>
    <code>{name}</code>: {meaning} {rows !== null && bytes !== null && `${numberText(rows)} rows, ${bytesText(bytes)}.`}
  </>
);

const Columns = ({ table: { name, columns } }: { table: WarehouseTable }) => (
  <WideTable label={`Columns of ${name}`}>
    <TableHead>
      <TableRow>
        <TableCell>Column</TableCell>
        <TableCell>Type</TableCell>
        <TableCell>Meaning</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {columns.map((column) => (
        <TableRow key={column.name}>
          <TableCell component="th" scope="row">
            <code>{column.name}</code>
          </TableCell>
          <TableCell>{column.isRequired ? `${column.type}, never missing` : column.type}</TableCell>
          <TableCell sx={{ minWidth: '14rem' }}>{column.meaning}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </WideTable>
);

function FirstRows({ name }: { name: string }) {
  const { data, error } = useQuery(firstRows(name));
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  return <Box sx={{ minWidth: 0 }}>{data ? <AnswerTable label={`First rows of ${name}`} answer={data} /> : <Waiting />}</Box>;
}
