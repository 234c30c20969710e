import { useId, type ComponentProps, type ReactNode } from 'react';
import { useSubmissionError } from './submission.ts';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  /** The error and how to fix it. It goes when the text changes, until the form is submitted again. */
  error?: ReactNode;
  /** An error that is found while the user types. */
  refusal?: ReactNode;
  isLabelHidden?: boolean;
}

/** A text input with label, hint and error. */
export function Field({
  label,
  hint,
  error: given,
  refusal,
  isLabelHidden = false,
  className = '',
  ...rest
}: Props & ComponentProps<'input'>) {
  const id = useId();
  const submitted = useSubmissionError(given);
  const error = refusal ?? submitted.error;
  const describedBy = describing({ [`${id}-hint`]: hint, [`${id}-error`]: error });
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <input
        id={id}
        className="control w-full"
        aria-describedby={describedBy}
        {...(error !== undefined && { 'aria-invalid': true })}
        onInput={submitted.onInput}
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

/** The ids of the texts that there are; undefined without one. */
const describing = (texts: Record<string, ReactNode>): string | undefined =>
  Object.entries(texts)
    .flatMap(([id, text]) => (text === undefined ? [] : [id]))
    .join(' ') || undefined;
