import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ImportJobRequest } from '../job-parts.ts';
import { offeredPercent, REMEDY_WORDS, remedied, type Remedy } from './remedies.ts';

interface Props {
  remedy: Remedy;
  request: ImportJobRequest;
  isBusy: boolean;
  onCheck: (request: ImportJobRequest) => void;
}

/** One way to let a refused import pass: what it does, the number that it needs, and the button that repeats the dry run with it. */
export function RemedyForm({ remedy, request, isBusy, onCheck }: Props) {
  const { action, effect, share } = REMEDY_WORDS[remedy];
  const [given, setGiven] = useState(() => (share ? String(offeredPercent(share, request)) : ''));
  const [fault, setFault] = useState<string>();
  const label = share?.label ?? (remedy === 'year' ? 'Year of the files' : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = remedied(request, remedy, given);
    setFault(next ? undefined : share ? 'Type a number from 0 to 100.' : 'Type a year from 1980 to 2100.');
    if (next) onCheck(next);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: '30rem' }}>
      <Typography>{effect}</Typography>
      {label !== undefined && (
        <TextField
          label={label}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
          error={fault !== undefined}
          helperText={fault ?? ' '}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {remedy === 'file' ? (
        <Button component={Link} to="/data-integration/import" variant="outlined">
          {action}
        </Button>
      ) : (
        <Button type="submit" variant="outlined" loading={isBusy} aria-label={label === undefined ? action : `${action}: ${label}`}>
          {action}
        </Button>
      )}
    </Box>
  );
}
