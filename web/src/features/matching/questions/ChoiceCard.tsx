import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  /** Text in parentheses at the end goes on a second line. */
  label: string;
}

/** One answer, with a touch target of at least 56 px. */
export function ChoiceCard({ label, className = '', ...input }: Props) {
  const [, title = label, aside] = /^(.*?) \((.*)\)$/.exec(label) ?? [];
  return (
    <label
      className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 hover:border-primary has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${className}`}
    >
      <input className="size-4.5 shrink-0 cursor-pointer accent-primary outline-none" {...input} />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {aside !== undefined && <span className="block text-sm text-muted first-letter:uppercase">{aside}</span>}
      </span>
    </label>
  );
}
