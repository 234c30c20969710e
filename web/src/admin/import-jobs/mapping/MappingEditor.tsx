import { Alert, Box, Card, TextField, Typography } from '@mui/material';
import type { FileMapping } from '../job-parts.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { ColumnList } from './ColumnList.tsx';
import { choiceOf, fileState, freeColumns, type FileState } from './editor-state.ts';
import { SinceText } from './SinceText.tsx';
import type { Columns } from './use-mapping.ts';

/** Which column of the files supplies which column that Alma reads, file by file. Nothing for jobs of earlier versions. */
export function MappingEditor({ columns: { files, earlier, state, faults, isOutOfDate, change } }: { columns: Columns }) {
  if (files.length === 0) return null;
  return (
    <Box component="section" aria-label="Columns" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3">Columns</Typography>
      {earlier && (
        <Alert severity="info">
          What fits of the import of {earlier.year} by {earlier.by} (run {earlier.runId}) is filled in. Check it.
        </Alert>
      )}
      {files.map((file) => {
        const own = state[file.file];
        const set = (next: FileState): void => change({ ...state, [file.file]: next });
        return own && <FileColumns key={file.file} file={file} state={own} faults={faults} onChange={set} />;
      })}
      {isOutOfDate && (
        <Alert severity="warning">Other columns are read than in the last dry run, so it is out of date. Start it again.</Alert>
      )}
    </Box>
  );
}

interface FileProps {
  file: FileMapping;
  state: FileState;
  /** Messages by file and column. */
  faults: Columns['faults'];
  onChange: (state: FileState) => void;
}

const MAX_NAMED = 30;

function FileColumns({ file, state, faults, onChange }: FileProps) {
  const reads = choiceOf(file, state.table)?.reads ?? [];
  const known = new Set(reads);
  const missing = freeColumns(reads, state);
  const others = file.columns.filter(({ name }) => !known.has(name));
  const own = file.columns.filter(({ name }) => known.has(name));
  const list = { file, state, faults, reads, onChange };
  return (
    <Card
      component="section"
      aria-label={`Columns of ${file.file}`}
      sx={{ p: 2, minWidth: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h4" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {file.file}
      </Typography>
      {file.table === null ? (
        <TextField
          select
          label="Table"
          value={state.table}
          onChange={({ target }) => onChange(fileState(file, target.value, choiceOf(file, target.value)?.proposal))}
          helperText="The columns do not say which table this is. The most likely one comes first."
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: '24rem' }}
        >
          {file.choices.map((choice) => (
            <option key={choice.table}>{choice.table}</option>
          ))}
        </TextField>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Read as the table {file.table}.</Typography>
      )}
      {file.since && <SinceText since={file.since} />}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {missing.length === 0
          ? 'No column that Alma reads is missing.'
          : `Missing: ${listed(missing)}. Choose below which columns supply them.`}
      </Typography>
      {others.length > 0 && <ColumnList key={state.table} {...list} label={`Other columns of ${file.file}`} columns={others} />}
      <Disclosure
        summary={`Columns that are read by their names (${own.length})`}
        isOpen={own.some(({ name }) => faults.has(`${file.file}\n${name}`))}
      >
        <ColumnList key={state.table} {...list} label={`Read columns of ${file.file}`} columns={own} />
      </Disclosure>
      {file.others.length > 0 && (
        <Disclosure summary={`Columns of the published table that Alma does not read (${file.others.length})`}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{file.others.join(', ')}</Typography>
        </Disclosure>
      )}
    </Card>
  );
}

const listed = (names: readonly string[]): string =>
  names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more` : names.join(', ');
