import type { Ref } from 'react';
import { fieldError } from '../../lib/api-error.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  label?: string;
  /** The field's name in the API call. */
  name?: string;
  /** Tells password managers the account. Leave it out if the form has an email field. */
  email?: string;
  value: string;
  onChange: (password: string) => void;
  /** The error of the call. */
  error: unknown;
  ref?: Ref<HTMLInputElement>;
}

/** The user's current password, as proof of identity. */
export function CurrentPasswordField({ label = 'Password', name = 'password', email, value, onChange, error, ...rest }: Props) {
  return (
    <>
      {email !== undefined && <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={label}
        autoComplete="current-password"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={fieldError(error, name)}
        {...rest}
      />
    </>
  );
}
