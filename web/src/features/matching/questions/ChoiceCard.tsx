import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  /** Text in parentheses at the end goes on a second line. */
  label: string;
  /** For several short answers in a row, with a touch target of 44 px. */
  isCompact?: boolean;
}

/** One answer, with a touch target of at least 56 px. */
export function ChoiceCard({ label, isCompact = false, className = '', ...input }: Props) {
  const [, title = label, aside] = /^(.*?) \((.*)\)$/.exec(label) ?? [];
  return (
    <label
      className={`flex ${isCompact ? 'min-h-11 gap-2 px-3 py-2' : 'min-h-14 gap-3 px-4 py-3'} cursor-pointer items-center rounded-card border border-edge bg-card hover:border-primary has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${className}`}
    >
      <input className="size-4.5 shrink-0 cursor-pointer accent-primary outline-none" {...input} />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {aside !== undefined && <span className="block text-sm text-muted first-letter:uppercase">{aside}</span>}
      </span>
    </label>
  );
}
