import { useState, type ComponentProps, type InputEvent } from 'react';
import { DEFAULT_PASSWORD_MIN } from '../../api/domain/accounts.ts';
import { strengthOf, type Strength } from './password-strength.ts';
import { PasswordField } from './PasswordField.tsx';

const RULES = `At least ${DEFAULT_PASSWORD_MIN} characters. Several words in a row are easy to remember and hard to guess.`;
const FILLS = ['bg-brick', 'bg-brick', 'bg-amber-fill', 'bg-primary', 'bg-primary'] as const;

/** A new password with its rules and, while typing, its strength. */
export function NewPasswordField({ onInput, ...props }: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>) {
  const [strength, setStrength] = useState<Strength>();
  const update = (event: InputEvent<HTMLInputElement>) => {
    setStrength(strengthOf(event.currentTarget.value));
    onInput?.(event);
  };
  return (
    <div className="grid gap-2">
      <PasswordField {...props} autoComplete="new-password" hint={RULES} onInput={update} />
      <div className="flex items-center gap-3">
        <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} className={`h-1 rounded-full ${strength && step <= strength.level ? FILLS[strength.level] : 'bg-line'}`} />
          ))}
        </div>
        <p role="status" className="min-w-16 text-right text-xs text-muted">
          {strength?.word}
        </p>
      </div>
    </div>
  );
}
