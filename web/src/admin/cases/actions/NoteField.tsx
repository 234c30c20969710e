import TextField from '@mui/material/TextField';
import { CASE_LIMITS } from '../../../api/domain/moderation.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Why staff decide so. Only staff read it. */
export function NoteField({ value, onChange, error }: Props) {
  return (
    <TextField
      label="Note for staff"
      value={value}
      required
      multiline
      minRows={3}
      error={error !== undefined}
      helperText={error ?? 'Why you decide so. The person and the reporters do not see it.'}
      fullWidth
      margin="dense"
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: CASE_LIMITS.note } }}
    />
  );
}
