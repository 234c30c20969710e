import { useState, type ReactNode } from 'react';

interface Props {
  label: ReactNode;
  checked: boolean;
  onChange: () => void;
  /** The number of results with this choice: "1,204". */
  count?: string | undefined;
  /** For forms that are sent without scripts. */
  name?: string;
  value?: string;
}

/** A checkbox with a number of results. It changes at once, before the results arrive. */
export function Checkbox({ label, checked, onChange, count, ...sent }: Props) {
  const [pending, setPending] = useState<boolean>();
  if (pending === checked) setPending(undefined);
  const isOn = pending ?? checked;
  const toggle = () => {
    setPending(!isOn);
    onChange();
  };
  return (
    <label className={`flex min-h-8 items-start gap-2.5 rounded-control py-1 text-sm ${count === '0' && !isOn ? 'text-muted' : ''}`}>
      <input type="checkbox" {...sent} checked={isOn} onChange={toggle} className="mt-0.5 size-4 shrink-0 accent-primary" />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="figure text-xs leading-5 text-muted">{count}</span>}
    </label>
  );
}
