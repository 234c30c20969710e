import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { LONGEST_LIST_NAME } from '../../../api/domain/favorites.ts';

interface Props {
  /** Returns whether it was saved. */
  onSave: (name: string, isShared: boolean) => Promise<boolean>;
}

/** Saves the present filters and order under a name. */
export function SaveQuery({ onSave }: Props) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSave(name.trim(), isShared).then((isSaved) => {
      if (isSaved) setName('');
    });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ mt: 2 }}>
      <TextField
        label="Name for the present filters"
        value={name}
        fullWidth
        margin="dense"
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_LIST_NAME } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isShared} onChange={(_event, checked) => setShared(checked)} />}
        label="Share with all staff"
      />
      <Button type="submit" variant="contained" disabled={name.trim() === ''}>
        Save
      </Button>
    </Box>
  );
}
