import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends ComponentProps<'textarea'> {
  label: ReactNode;
  value: string;
  /** The limit is counted down but not enforced, so that pasted text is not cut off. */
  maxCharacters: number;
  error?: ReactNode;
  isLabelHidden?: boolean;
}

/** A multi-line input with the number of characters left. */
export function TextArea({ label, value, maxCharacters, error, isLabelHidden = false, className = '', ...rest }: Props) {
  const id = useId();
  const left = maxCharacters - value.length;
  const isInvalid = error !== undefined || left < 0;
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        value={value}
        className="control w-full resize-y"
        aria-describedby={error === undefined ? `${id}-left` : `${id}-left ${id}-error`}
        {...(isInvalid && { 'aria-invalid': true })}
        {...rest}
      />
      <p id={`${id}-left`} className={`figure justify-self-end text-xs ${left < 0 ? 'font-medium text-brick' : 'text-muted'}`}>
        {left < 0 ? `${(-left).toLocaleString('en-US')} characters too many` : `${left.toLocaleString('en-US')} characters left`}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-xs font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
