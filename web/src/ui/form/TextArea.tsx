import { useId, type ComponentProps, type ReactNode } from 'react';
import { countText } from '../../lib/format.ts';

interface Props extends ComponentProps<'textarea'> {
  label: ReactNode;
  value: string;
  /** The limit is counted down, not enforced: what is pasted is never cut off. */
  longest: number;
  error?: ReactNode;
  isLabelHidden?: boolean;
}

/** Text of several lines, with what is left of its limit. */
export function TextArea({ label, value, longest, error, isLabelHidden = false, className = '', ...rest }: Props) {
  const id = useId();
  const left = longest - value.length;
  const isFaulty = error !== undefined || left < 0;
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
        {...(isFaulty && { 'aria-invalid': true })}
        {...rest}
      />
      <p id={`${id}-left`} className={`figure justify-self-end text-xs ${left < 0 ? 'font-medium text-brick' : 'text-muted'}`}>
        {left < 0 ? `${countText(-left)} characters too many` : `${countText(left)} characters left`}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-xs font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
