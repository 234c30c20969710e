import { Fragment, type ReactNode } from 'react';
import { receiptId } from './SourceButton.tsx';

interface Props {
  field: string;
  title: string;
  /** What is known of the value, line by line. */
  lines: readonly (readonly [label: string, value: string])[];
  /** Former years, for instance. */
  children?: ReactNode;
}

/**
 * Where a number comes from. A popover of the platform: Escape and a press outside close it, the focus goes back to its button.
 * On a wide screen it stands beside the button, on a phone along the lower edge. A page has dozens, so its looks are in the style sheet.
 */
export function Receipt({ field, title, lines, children }: Props) {
  const id = receiptId(field);
  return (
    <div popover="auto" id={id} role="dialog" aria-label={title} className="receipt">
      <p>{title}</p>
      <dl>
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
      <button type="button" popoverTarget={id} popoverTargetAction="hide">
        Close
      </button>
    </div>
  );
}
