import { useId, type ReactNode } from 'react';
import { receiptId } from './ReceiptButton.tsx';

interface Props {
  field: string;
  title: string;
  /** What is known of the value, line by line. */
  lines: readonly (readonly [label: string, value: ReactNode])[];
  /** Former years, for instance. */
  children?: ReactNode;
  /** Where there is more. */
  more: ReactNode;
}

/**
 * Where a number comes from. A popover of the platform: Escape and a press outside close it, the focus goes back to its button.
 * On a wide screen it stands beside the button, on a phone along the lower edge.
 */
export function Receipt({ field, title, lines, children, more }: Props) {
  const id = useId();
  return (
    <div popover="auto" id={receiptId(field)} role="dialog" aria-labelledby={id} className="receipt">
      <p id={id} className="pr-16 font-medium">
        {title}
      </p>
      <dl className="figure mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="mt-3 text-xs">{more}</p>
      <button
        type="button"
        popoverTarget={receiptId(field)}
        popoverTargetAction="hide"
        className="absolute top-2 right-2 min-h-8 rounded-control px-2 text-xs font-medium text-primary underline underline-offset-3 hover:bg-tint"
      >
        Close
      </button>
    </div>
  );
}
