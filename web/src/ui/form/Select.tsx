import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends ComponentProps<'select'> {
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  isLabelHidden?: boolean;
}

/** A native select with a label. */
export function Select({ label, options, isLabelHidden = false, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <select id={id} className="control w-full min-w-0" {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
