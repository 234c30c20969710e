import type { ReactNode } from 'react';
import type { Part } from './members.ts';

interface Props {
  part: Part;
  onChange: () => void;
  /** The label. */
  children: ReactNode;
  className?: string;
}

/** A checkbox for one or many colleges: ticked, half ticked or not. */
export function ChoiceBox({ part, onChange, children, className = '' }: Props) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm ${className}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = part === 'some';
        }}
        type="checkbox"
        checked={part === 'all'}
        onChange={onChange}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}
