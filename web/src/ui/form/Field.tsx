import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: ReactNode;
  isLabelHidden?: boolean;
}

/** A text input with label, hint and error. */
export function Field({ label, hint, error, isLabelHidden = false, className = '', ...rest }: Props & ComponentProps<'input'>) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <input
        id={id}
        className="control w-full"
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
        {...(error !== undefined && { 'aria-invalid': true })}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-xs font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
