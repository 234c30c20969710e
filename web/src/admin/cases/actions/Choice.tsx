import Box from '@mui/material/Box';
import { useId } from 'react';

interface Props<T extends string> {
  legend: string;
  options: readonly { value: T; name: string; effect: string }[];
  value: T | undefined;
  onChoose: (value: T) => void;
  error: string | undefined;
}

/** A native radio group. Each option has a line that explains it. */
export function Choice<T extends string>({ legend, options, value, onChoose, error }: Props<T>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Box
      component="fieldset"
      {...(error !== undefined && { 'aria-describedby': errorId })}
      sx={{ border: 1, borderColor: error === undefined ? 'divider' : 'error.main', borderRadius: 1, mb: 2 }}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <Box key={option.value} sx={{ display: 'flex', gap: 1, py: 0.5, alignItems: 'baseline' }}>
          <input
            type="radio"
            id={`${name}-${option.value}`}
            name={name}
            value={option.value}
            checked={value === option.value}
            aria-describedby={`${name}-${option.value}-effect`}
            onChange={() => onChoose(option.value)}
          />
          <div>
            <label htmlFor={`${name}-${option.value}`}>{option.name}</label>
            <Box id={`${name}-${option.value}-effect`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {option.effect}
            </Box>
          </div>
        </Box>
      ))}
      <Box id={errorId} sx={{ color: 'error.main' }}>
        {error}
      </Box>
    </Box>
  );
}
