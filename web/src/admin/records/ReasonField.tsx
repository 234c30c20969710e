import TextField from '@mui/material/TextField';
import { MAX_REASON } from '../../api/domain/staff.ts';

interface Props {
  value: string;
  isRequired: boolean;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** Why a record changes. The timeline shows it. */
export function ReasonField({ value, isRequired, onChange, error }: Props) {
  return (
    <TextField
      label={isRequired ? 'Reason' : 'Reason (optional)'}
      value={value}
      required={isRequired}
      error={error !== undefined}
      helperText={error ?? 'Everyone who sees the timeline reads it.'}
      fullWidth
      margin="dense"
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
    />
  );
}
