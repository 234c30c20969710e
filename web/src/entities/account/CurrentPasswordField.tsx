import type { Ref } from 'react';
import { faultOf } from '../../lib/failure.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  label?: string;
  /** As the call names it. */
  name?: string;
  /** Whose password is asked for, to be told to password managers; left out where a field beside it says so. */
  email?: string;
  value: string;
  onChange: (password: string) => void;
  /** How the call failed. */
  error: unknown;
  ref?: Ref<HTMLInputElement>;
}

/** The password somebody has, to prove that it is them. */
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
        error={faultOf(error, name)}
        {...rest}
      />
    </>
  );
}
