import type { Ref } from 'react';
import { fieldError } from '../../lib/api-error.ts';
import { Field } from '../../ui/form/Field.tsx';

interface Props {
  value: string;
  onChange: (code: string) => void;
  /** The error of the call. */
  error: unknown;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A code of the second step. Recovery codes have letters, so the keyboard is not numeric. */
export function CodeField({ value, onChange, error, ...rest }: Props) {
  return (
    <Field
      label="Code"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fieldError(error, 'code')}
      {...rest}
    />
  );
}
