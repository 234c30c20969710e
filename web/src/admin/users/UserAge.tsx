import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ConfirmedAge } from '../../api/domain/staff.ts';
import { callPanel } from '../panel-api.ts';
import { ReasonDialog } from '../records/confirm/ReasonDialog.tsx';
import { messageOf } from '../records/use-refusal.ts';
import { useLook } from './use-look.ts';

/** The age that the person stated for a roommate profile, on request, and the button with which staff correct it. */
export function UserAge({ id }: { id: number }) {
  const { seen, error, isLooking, look } = useLook(() => callPanel('userAge', { params: { id } }));
  const [corrected, setCorrected] = useState<ConfirmedAge>();
  const [isOpen, setOpen] = useState(false);
  const known = corrected ?? seen;
  return (
    <section aria-labelledby="age">
      <h2 id="age">Age</h2>
      {error && <p>{messageOf(error)}</p>}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        {known ? (
          <>
            {ageText(known)}
            <Button size="small" onClick={() => setOpen(true)}>
              Correct the age
            </Button>
          </>
        ) : (
          <Button size="small" loading={isLooking} onClick={look}>
            Show the age
          </Button>
        )}
      </Box>
      {isOpen && known && (
        <CorrectionDialog id={id} known={known.birthDate ?? ''} onCorrect={setCorrected} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

const ageText = ({ birthDate, age }: ConfirmedAge): string =>
  birthDate === null ? 'Not stated' : `${age ?? 0}, born on or before ${birthDate}`;

interface DialogProps {
  id: number;
  known: string;
  onCorrect: (age: ConfirmedAge) => void;
  onClose: () => void;
}

function CorrectionDialog({ id, known, onCorrect, onClose }: DialogProps) {
  const [birthDate, setBirthDate] = useState(known);
  const notify = useNotify();
  const correct = async (reason: string): Promise<string | undefined> => {
    if (birthDate === '') return 'Choose a date of birth.';
    const confirmed = await callPanel('correctBirthDate', { params: { id }, body: { birthDate, reason } });
    onCorrect(confirmed);
    notify(`The age is now ${confirmed.age ?? 0}`, { type: 'success' });
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
