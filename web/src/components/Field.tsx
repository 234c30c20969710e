import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  isLabelHidden?: boolean;
  /** A small button within the input's right end. */
  action?: ReactNode;
}

/** A text input with its label, hint and error tied to it. */
export function Field({ label, hint, error, isLabelHidden = false, action, className = '', ...rest }: Props & ComponentProps<'input'>) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className="control w-full has-[+button]:pr-18"
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          {...(error !== undefined && { 'aria-invalid': true })}
          {...rest}
        />
        {action}
      </div>
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
