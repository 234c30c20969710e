import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useRefusalText } from '../use-refusal.ts';
import { compareChanges, mergedValues, type Choice, type Conflict } from './conflict.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { OtherChanges } from './OtherChanges.tsx';

const CHOOSE = 'Choose a value for each field first.';

/** Asks which values to keep after others changed the same record. Without a choice for each field nothing is saved. */
export function ConflictDialog({ onClose, ...conflict }: Conflict & { onClose: () => void }) {
  const titleId = useId();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const comparison = compareChanges(conflict);
  const { both, mineOnly, theirsOnly } = comparison;
  const isDeleted = typeof conflict.theirs.deletedAt === 'string';

  const save = async () => {
    if (both.some(({ field }) => choices[field] === undefined)) {
      setMessage(CHOOSE);
      return;
    }
    setBusy(true);
    setMessage(undefined);
    try {
      if (!(await conflict.save(mergedValues(comparison, choices)))) {
        setChoices({});
        setMessage('The record changed once more. Check the values again.');
      }
    } catch (error) {
      setMessage(await refusalText(error));
    }
    setBusy(false);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>Others changed this record</DialogTitle>
      <DialogContent>
        {isDeleted ? (
          <Alert severity="warning">The record was moved to the Trash. Cancel, reload the page and restore it before you save.</Alert>
        ) : (
          <p>Nothing of yours is saved yet. Your form stays as it is if you cancel.</p>
        )}
        {both.map((one) => (
          <FieldChoice
            key={one.field}
            conflict={one}
            choice={choices[one.field]}
            onChoose={(choice) => setChoices({ ...choices, [one.field]: choice })}
          />
        ))}
        <OtherChanges title="Only you changed" fields={mineOnly} to="mine" />
        <OtherChanges title="Only others changed" fields={theirsOnly} to="theirs" />
        <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" loading={isBusy} disabled={isDeleted} onClick={() => void save()}>
          Save these values
        </Button>
      </DialogActions>
    </Dialog>
  );
}
