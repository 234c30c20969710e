import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import type { ConfirmedAge } from '../../api/domain.ts';
import { postPanel, readPanel } from '../panel-api.ts';
import { ReasonDialog } from '../records/confirm/ReasonDialog.tsx';
import { messageOf } from '../records/use-refusal.ts';

/** The age that the person stated for a roommate profile, and the button with which staff correct it. */
export function UserAge() {
  const record = useRecordContext();
  const path = `users/${String(record?.id)}/birth-date`;
  const [isOpen, setOpen] = useState(false);
  const queryKey = ['users', 'birth-date', record?.id];
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => readPanel<ConfirmedAge>(path, {}, signal) });
  return (
    <section aria-labelledby="age">
      <h2 id="age">Age</h2>
      {error && <p>{messageOf(error)}</p>}
      {data && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
          {data.birthDate === null ? 'Not stated' : `${data.age ?? 0}, born on or before ${data.birthDate}`}
          <Button size="small" onClick={() => setOpen(true)}>
            Correct the age
          </Button>
        </Box>
      )}
      {isOpen && data && <CorrectionDialog path={path} queryKey={queryKey} known={data.birthDate ?? ''} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface DialogProps {
  path: string;
  queryKey: unknown[];
  known: string;
  onClose: () => void;
}

function CorrectionDialog({ path, queryKey, known, onClose }: DialogProps) {
  const [birthDate, setBirthDate] = useState(known);
  const queries = useQueryClient();
  const notify = useNotify();
  const correct = async (reason: string): Promise<string | undefined> => {
    if (birthDate === '') return 'Choose a date of birth.';
    const { age } = await postPanel<ConfirmedAge>(path, { birthDate, reason });
    await queries.invalidateQueries({ queryKey });
    notify(`The age is now ${age ?? 0}`, { type: 'success' });
    return undefined;
  };
  return (
    <ReasonDialog title="Correct the age?" action="Correct" isReasonRequired onConfirm={correct} onClose={onClose}>
      <p>
        The age decides who sees the roommate profile, and who may write first. Say in the reason how you confirmed it, without personal
        data.
      </p>
      <TextField
        type="date"
        label="Date of birth"
        value={birthDate}
        onChange={({ target }) => setBirthDate(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ReasonDialog>
  );
}
