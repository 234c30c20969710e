import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import { errorText } from '../colleges-input/error-text.ts';

interface Props {
  source: string;
  label: string;
  isReadOnly: boolean;
}

const EMPTY: readonly string[] = [];
/** Empty lines stay while the user types. */
const linesOf = (text: string): string[] => text.split('\n');
const withoutEmpty = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter((line) => line !== '');

/** A list of texts, one per line. */
export function TextsInput({ source, label, isReadOnly }: Props) {
  const { field, fieldState, id } = useInput<readonly string[]>({ source, defaultValue: EMPTY, validate: atLeastOne });
  const lines = (field.value ?? EMPTY) as readonly string[];
  const error = errorText(fieldState.error);
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      value={lines.join('\n')}
      onChange={({ target }) => field.onChange(linesOf(target.value))}
      onBlur={() => {
        if (withoutEmpty(lines).length < lines.length) field.onChange(withoutEmpty(lines));
        field.onBlur();
      }}
      required
      multiline
      minRows={3}
      maxRows={12}
      fullWidth
      margin="dense"
      error={error !== undefined}
      helperText={error ?? 'One text per line. Press Enter for the next one.'}
      slotProps={{ htmlInput: { readOnly: isReadOnly } }}
    />
  );
}

const atLeastOne = (lines: unknown): string | undefined =>
  Array.isArray(lines) && withoutEmpty(lines as string[]).length > 0 ? undefined : 'Write at least one text';
