import { Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { MAX_SQL } from '../../../api/domain/warehouse.ts';
import { warehouseStatus } from '../../bigquery/warehouse-queries.ts';
import { useMe } from '../../me.ts';
import { useStartJob } from './use-start-job.ts';

type Kind = 'table' | 'query';

/** Starts an import of a table or a query of BigQuery. Nothing where BigQuery is not ready, or the person may not query it. */
export function BigqueryForm() {
  const mayQuery = useMe().permissions.includes('bigquery');
  const { data: status } = useQuery({ ...warehouseStatus, enabled: mayQuery });
  const [kind, setKind] = useState<Kind>('table');
  if (!mayQuery || status?.engine !== 'bigquery' || status.missing.length > 0) return null;
  return (
    <Box component="section" aria-label="From BigQuery" sx={{ maxWidth: '45rem' }}>
      <Typography variant="h2" gutterBottom>
        From BigQuery
      </Typography>
      <TextField
        select
        label="What to import"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
        helperText="Alma reads the rows as a file, and then looks what they are."
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="table">A whole table</option>
        <option value="query">The answer of a query</option>
      </TextField>
      <InputForm key={kind} kind={kind} />
    </Box>
  );
}

function InputForm({ kind }: { kind: Kind }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { message, isBusy, start } = useStartJob();
  const { label, help, blank, most } = WORDS[kind];
  const wrong = fault ?? message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = text.trim();
    setFault(given === '' ? blank : undefined);
    if (given !== '') void start({ bigquery: kind === 'table' ? { table: given } : { query: given } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        fullWidth
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong !== undefined}
        helperText={<span role={wrong === undefined ? undefined : 'alert'}>{wrong ?? help}</span>}
        {...(kind === 'query' && { multiline: true, minRows: 4, maxRows: 16 })}
        slotProps={{ htmlInput: { maxLength: most, spellCheck: false, autoCapitalize: 'off' }, input: { sx: CODE } }}
        sx={{ '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
      />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 1 }}>
        {kind === 'table' ? 'Read this table' : 'Run this query'}
      </Button>
    </form>
  );
}

const CODE = { fontFamily: 'monospace', fontSize: '0.875rem' };
const EXAMPLE = 'bigquery-public-data.nces_ipeds.hd2020';

const WORDS: Readonly<Record<Kind, { label: string; help: string; blank: string; most: number }>> = {
  table: {
    label: 'Table',
    help: `project.dataset.table, for example ${EXAMPLE}. BigQuery does not charge for it.`,
    blank: `Write project.dataset.table, for example ${EXAMPLE}.`,
    most: 400,
  },
  query: {
    label: 'SELECT statement',
    help: `Write tables with their projects, for example select * from \`${EXAMPLE}\`. BigQuery charges for what it reads.`,
    blank: 'Write a SELECT statement.',
    most: MAX_SQL,
  },
};
