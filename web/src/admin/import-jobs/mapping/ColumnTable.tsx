import { Button, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import type { FileMapping } from '../job-parts.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { choiceOf, freeColumns, placeOf, type ColumnState, type FileState } from './editor-state.ts';

interface Props {
  label: string;
  file: FileMapping;
  columns: FileMapping['columns'];
  /** The columns that Alma reads in the table. */
  reads: readonly string[];
  state: FileState;
  faults: ReadonlyMap<string, string>;
  onChange: (state: FileState) => void;
}

/** Some files have 3,000 columns. */
const SHOWN = 50;

/** Columns of a file, each with what it is read as, why, and its rules. */
export function ColumnTable({ label, file, columns, reads, state, faults, onChange }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? columns : columns.slice(0, SHOWN);
  const free = freeColumns(reads, state);
  const suggestions = choiceOf(file, state.table)?.suggestions ?? [];
  return (
    <>
      <WideTable label={label}>
        <TableHead>
          <TableRow>
            <TableCell>Column of the file</TableCell>
            <TableCell>First values</TableCell>
            <TableCell>Read as</TableCell>
            <TableCell>Rules</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((column) => {
            const own = state.columns[column.name];
            const set = (next: ColumnState): void => onChange({ ...state, columns: { ...state.columns, [column.name]: next } });
            return (
              own && (
                <ColumnRow
                  key={column.name}
                  column={column}
                  state={own}
                  isRead={reads.includes(column.name)}
                  free={free}
                  suggestion={suggestions.find(({ from }) => from === column.name)}
                  fault={faults.get(placeOf(file.file, column.name))}
                  onChange={set}
                />
              )
            );
          })}
        </TableBody>
      </WideTable>
      {shown.length < columns.length && (
        <Button onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
          Show all {columns.length} columns
        </Button>
      )}
    </>
  );
}
