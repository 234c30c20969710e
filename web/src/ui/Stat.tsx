import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  children: ReactNode;
  /** Year, unit or a typical value. */
  note?: ReactNode;
  size?: 'small' | 'large';
}

/** A labeled number. Use it inside a `dl`. */
export function Stat({ label, children, note, size = 'small' }: Props) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={`figure font-display font-semibold text-ink ${size === 'large' ? 'text-2xl' : 'text-lg leading-snug'}`}>{children}</dd>
      {note !== undefined && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  );
}
