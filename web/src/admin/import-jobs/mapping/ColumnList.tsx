import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { FileMapping } from '../job-parts.ts';
import { ColumnItem } from './ColumnItem.tsx';
import { choiceOf, freeColumns, NOT_READ, placeOf, type ColumnState, type FileState } from './editor-state.ts';

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
export function ColumnList({ label, file, columns, reads, state, faults, onChange }: Props) {
  const [isWhole, setWhole] = useState(false);
  const free = freeColumns(reads, state);
  const suggestions = choiceOf(file, state.table)?.suggestions ?? [];
  const faultOf = (name: string) => faults.get(placeOf(file.file, name));
  // Those that a person has to look at come first, and stay where they are while choices change.
  const [first] = useState(() => {
    const isOther = (name: string) => ![NOT_READ, name].includes(state.columns[name]?.readAs ?? NOT_READ);
    return new Set(columns.map(({ name }) => name).filter((name) => isOther(name) || suggestions.some(({ from }) => from === name)));
  });
  const sorted = columns.toSorted((a, b) => Number(first.has(b.name)) - Number(first.has(a.name)));
  const shown = sorted.filter(({ name }, at) => isWhole || at < SHOWN || faultOf(name) !== undefined);
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((column) => {
          const own = state.columns[column.name];
          const set = (next: ColumnState): void => onChange({ ...state, columns: { ...state.columns, [column.name]: next } });
          return (
            own && (
              <ColumnItem
                key={column.name}
                column={column}
                state={own}
                isRead={reads.includes(column.name)}
                free={free}
                suggestion={suggestions.find(({ from }) => from === column.name)}
                fault={faultOf(column.name)}
                onChange={set}
              />
            )
          );
        })}
      </Box>
      {shown.length < columns.length && (
        <Button onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
          Show all {columns.length} columns
        </Button>
      )}
    </>
  );
}
