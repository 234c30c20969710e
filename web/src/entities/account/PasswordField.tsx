import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Field } from '../../ui/form/Field.tsx';

/** A password field with a button that shows the password. */
export function PasswordField({ label, className = '', ...rest }: ComponentProps<typeof Field> & { label: string }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={`relative ${className}`}>
      <Field
        label={label}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="[&_input]:pr-12"
        {...rest}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={`Show: ${label}`}
        onClick={() => setShown(!isShown)}
        className="absolute top-6 right-0.5 inline-flex size-10 items-center justify-center rounded-control text-muted hover:text-primary"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
