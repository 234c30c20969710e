import Box from '@mui/material/Box';
import { useId } from 'react';
import { fieldLabel } from '../field-label.ts';
import { useValueText } from '../value-text.ts';
import type { Choice, FieldConflict } from './conflict.ts';

interface Props {
  conflict: FieldConflict;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One field with both values. The choice is a native radio group. */
export function FieldChoice({ conflict: { field, base, mine, theirs }, choice, onChoose }: Props) {
  const name = useId();
  const textOf = useValueText();
  const options: { value: Choice; label: string; text: string }[] = [
    { value: 'mine', label: 'Yours', text: textOf(field, mine) },
    { value: 'theirs', label: 'Theirs', text: textOf(field, theirs) },
  ];
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, mb: 2, overflowWrap: 'anywhere' }}>
      <legend>{fieldLabel(field)}</legend>
      <Box component="p" sx={{ mt: 0 }}>
        Before: {textOf(field, base)}
      </Box>
      {options.map(({ value, label, text }) => (
        <Box component="label" key={value} sx={{ display: 'flex', gap: 1, py: 0.75, alignItems: 'baseline', cursor: 'pointer' }}>
          <input type="radio" name={name} value={value} checked={choice === value} onChange={() => onChoose(value)} />
          <span>
            {label}: {text}
          </span>
        </Box>
      ))}
    </Box>
  );
}
